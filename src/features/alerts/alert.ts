import { addDays, dayBegins, jakartaDay, wireMoment } from "../../i18n/calendar.ts";
import type { Filters } from "../vacancies/vacancy.ts";

/** How often an alert calls. */
export const frequencies = ["at-once", "daily", "weekly"] as const;
export type Frequency = (typeof frequencies)[number];

export const usualFrequency: Frequency = "daily";

/** Alerts of one address. */
export const mostAlerts = 20;

/** Signs of an alert's name. */
export const longestName = 60;

/** Vacancies in a letter for all its alerts together. */
export const mostInLetter = 20;

/** A search of the list as it is kept. */
export interface AlertSearch extends Filters {
  /** The words as typed. */
  text: string;
  /** Those alone that fit the resume of the address's account. */
  isMatch: boolean;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long an alert is kept that nobody showed to want, and how long it is asked about. */
export const unwantedMs = 180 * dayMs;
export const askedMs = 14 * dayMs;

/** The hour at which daily and weekly letters begin, and those between which hourly ones go out. */
const morning = 6;
const firstHour = 7;
const lastHour = 20;

const getHour = (day: string, hour: number) => new Date(dayBegins(day).getTime() + hour * hourMs);

function nextHour(now: Date): Date {
  const day = jakartaDay(now);
  const next = Number(wireMoment(now).slice(11, 13)) + 1;
  if (next < firstHour) return getHour(day, firstHour);
  return next > lastHour ? getHour(addDays(day, 1), firstHour) : getHour(day, next);
}

/** Days until the next Monday, of a day; none on a Monday. */
const untilMonday = (day: string) => (8 - new Date(day).getUTCDay()) % 7;

function nextMorning(now: Date, isOnMondays: boolean): Date {
  const today = jakartaDay(now);
  const day = getHour(today, morning) > now ? today : addDays(today, 1);
  return getHour(isOnMondays ? addDays(day, untilMonday(day)) : day, morning);
}

/** When an alert is next looked at, after a moment: at the full hour from 07 to 20, at 06:00, on Monday at 06:00. */
export function nextLook(frequency: Frequency, now: Date): Date {
  return frequency === "at-once" ? nextHour(now) : nextMorning(now, frequency === "weekly");
}

/** The moment at which an alert that was asked about ends, unless it is wanted. */
export function getEnd(askedAt: Date): Date {
  return new Date(askedAt.getTime() + askedMs);
}

/** An account's alerts. */
export const alertsPath = "/account/alerts";

/** The same for who has no account, by the code of a letter. */
export function alertsByCodePath(code: string): string {
  return `/alerts/${code}`;
}

/** The page that asks whether to confirm an alert; opening it changes nothing. */
export function confirmAlertPath(code: string): string {
  return `/alerts/confirm/${code}`;
}

/** Leads on to a vacancy, or without one to the search's list. */
export function followPath(code: string, vacancyId?: number): string {
  return vacancyId === undefined ? `/alerts/go/${code}` : `/alerts/go/${code}/${vacancyId}`;
}

/** The page where a search of the list is kept; `query` is the list's own. */
export function keepAlertPath(query: string): string {
  return query === "" ? "/lowongan/kabari" : `/lowongan/kabari?${query}`;
}
