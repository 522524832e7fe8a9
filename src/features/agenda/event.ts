/** Events of one page of the list. */
export const pageSize = 9;

/** The list's tabs (§2), the first one when none is named. */
export const tabs = ["all", "ongoing", "upcoming", "past"] as const;
export type Tab = (typeof tabs)[number];

/** Event: not started, ongoing, past (§4). */
export const statuses = ["not-started", "ongoing", "past"] as const;
export type EventStatus = (typeof statuses)[number];

/** What one can do about taking part: wait, register, only look. */
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
