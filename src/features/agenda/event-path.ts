import { type Tab, tabs } from "./event.ts";

/** Which part of the agenda an address asks for; what makes no sense is left out. */
export function parseAgenda(query: URLSearchParams): { tab: Tab; page: number } {
  const page = query.get("page") ?? "";
  return {
    tab: tabs.find((tab) => tab === query.get("tab")) ?? "all",
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The list's address; what is usual is left out. */
export function agendaPath(tab: Tab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== "all") query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  const rest = query.toString();
  return rest === "" ? "/agenda" : `/agenda?${rest}`;
}

/** An event's page (R28). */
export function eventPath(id: number): string {
  return `/agenda/agenda-detail/${id}`;
}

/** The event as a file for a calendar. */
export function calendarPath(id: number): string {
  return `${eventPath(id)}/calendar.ics`;
}

/** The way into an event that takes place online. */
export function roomPath(id: number): string {
  return `${eventPath(id)}/room`;
}
