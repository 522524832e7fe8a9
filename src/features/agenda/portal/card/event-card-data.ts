import { placesLeft } from "../../event.ts";
import type { EventItem } from "../agenda.calls.ts";

/** What a card shows of an event; moments are ISO 8601. */
export function eventCardData(item: EventItem) {
  const {
    id,
    title,
    location,
    isOnline,
    status,
    registered,
    registration,
    startDate,
    endDate,
    quota,
    registeredCount,
  } = item;
  return {
    ...{ id, title, location, isOnline, status, registered, registration },
    starts: startDate,
    ends: endDate,
    /** Null without a limit. */
    left: placesLeft({ quota, registered: registeredCount }),
  };
}

export type EventCardData = ReturnType<typeof eventCardData>;
