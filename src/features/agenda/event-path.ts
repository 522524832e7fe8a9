import type { Tab } from "./event.ts";

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
