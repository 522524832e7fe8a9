import { m } from "#messages";
import { jakartaDay } from "../../i18n/calendar.ts";
import { dateRangeText, timeRangeText, timeText, weekdayDateText } from "../../i18n/formats.ts";

/** Events of one page of the list. */
export const pageSize = 9;

/** The list's tabs (§2), the first one when none is named. */
export const tabs = ["all", "ongoing", "upcoming", "past"] as const;
export type Tab = (typeof tabs)[number];

/** Event: not started, ongoing, past (§4). */
export const statuses = ["not-started", "ongoing", "past"] as const;
export type EventStatus = (typeof statuses)[number];

/** The possible step: wait, register, only look. */
export const registrations = ["not-yet", "open", "full", "closed", "past"] as const;
export type Registration = (typeof registrations)[number];

/** When an event is, and when one may register for it. Ends are the first moment after. */
export interface EventDates {
  startsAt: Date;
  endsAt: Date;
  /** Null: as soon as the event is there. */
  opensAt: Date | null;
  closesAt: Date;
}

/** How many may take part and how many do; `quota` null means that there is no limit. */
export interface EventPlaces {
  quota: number | null;
  registered: number;
}

/** The status at a moment, to the second. */
export function statusAt({ startsAt, endsAt }: Pick<EventDates, "startsAt" | "endsAt">, at: Date): EventStatus {
  if (at < startsAt) return "not-started";
  return at < endsAt ? "ongoing" : "past";
}

/** Places that are left, null without a limit; never below 0, even when the limit was lowered later. */
export function placesLeft({ quota, registered }: EventPlaces): number | null {
  return quota === null ? null : Math.max(0, quota - registered);
}

/** Whether one may register at a moment, to the second, and if not why. */
export function registrationAt(dates: EventDates, places: EventPlaces, at: Date): Registration {
  if (at >= dates.endsAt) return "past";
  if (dates.opensAt !== null && at < dates.opensAt) return "not-yet";
  if (at >= dates.closesAt) return "closed";
  return placesLeft(places) === 0 ? "full" : "open";
}

/** The number of pages that so many events fill. */
export function lastPage(rows: number): number {
  return Math.max(1, Math.ceil(rows / pageSize));
}

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

/** When something is, from its first moment to the first one after it; both ISO 8601. */
export interface Span {
  starts: string;
  ends: string;
}

/** The first and the last day of it; what ends at midnight ends with the day before. */
export function getDays({ starts, ends }: Span): [string, string] {
  return [jakartaDay(starts), jakartaDay(new Date(Date.parse(ends) - 1))];
}

export function isOneDay(span: Span): boolean {
  const [first, last] = getDays(span);
  return first === last;
}

/** "Kamis, 26 November 2026, 09.00–16.00 WIB", or the days of what lasts longer. */
export function whenText(span: Span): string {
  const [first, last] = getDays(span);
  if (first !== last) return dateRangeText(first, last);
  return m.agenda_when({ date: weekdayDateText(first), hours: hoursText(span) });
}

/** "09.00–16.00 WIB". */
function hoursText({ starts, ends }: Span): string {
  return timeRangeText(starts, ends);
}

/** "09.00–16.00 WIB", or the days of what lasts longer: where the first day stands beside it. */
export function shortWhenText(span: Span): string {
  return isOneDay(span) ? hoursText(span) : dateRangeText(...getDays(span));
}

/** "Kamis, 26 November 2026, 09.00 WIB". */
export function momentText(moment: string): string {
  return m.agenda_moment({ date: weekdayDateText(jakartaDay(moment)), time: timeText(moment) });
}
