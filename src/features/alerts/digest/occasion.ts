import { dayBegins, jakartaDay, wireMoment } from "../../../i18n/calendar.ts";

/** An occasion for letters: of each, one person gets one at most. */
export interface Occasion {
  /** Names it: `2026-11-26`, or `2026-11-26 14` for an hour of that day. */
  name: string;
  /** `YYYY-MM-DD` in Jakarta. */
  day: string;
  now: Date;
  /** Whose slot is at most this is to be looked at. */
  slot: number;
}

/** The morning's letters begin to leave at six; each minute of the three hours is a slot. */
const opensAtHour = 6;
export const slots = 180;

const minuteMs = 60_000;
const endsAtHour = 20;

/** When a day's letters begin to be written. */
export function morningOf(day: string): Date {
  return new Date(dayBegins(day).getTime() + opensAtHour * 60 * minuteMs);
}

/**
 * The letters of a day, by their slots from six to nine in Jakarta; null before six. Where the site was away at that
 * time, those that are late still come until eight in the evening.
 */
export function morningAt(now: Date): Occasion | null {
  const day = jakartaDay(now);
  const minutes = Math.floor((now.getTime() - morningOf(day).getTime()) / minuteMs);
  if (minutes < 0 || minutes >= (endsAtHour - opensAtHour) * 60) return null;
  return { name: day, day, now, slot: Math.min(minutes, slots - 1) };
}

/** An hour's letters, for what is told at once and gathered; nobody has a slot in it. */
export function hourAt(now: Date): Occasion {
  const [day, hour] = [jakartaDay(now), wireMoment(now).slice(11, 13)];
  return { name: `${day} ${hour}`, day, now, slot: slots - 1 };
}
