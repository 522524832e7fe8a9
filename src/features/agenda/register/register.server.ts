import type { Database } from "../../../platform/database/database.ts";
import { type Registration, registrationAt } from "../event.ts";
import { givePlaceBack, lockEvent, placeOf, takePlace } from "../registration.store.server.ts";

/** What became of a wish for a place; refused ones name what stands in the way. */
export type Registered = { status: "done" } | { status: "unknown" } | { status: Exclude<Registration, "open"> };

interface Wish {
  eventId: number;
  applicantId: number;
}

/** Takes a place at an event, by the database's clock; one who has one already keeps it, whatever the moment. */
export async function register(database: Database, { eventId, applicantId }: Wish): Promise<Registered> {
  return database.transact(async (tx) => {
    if (!(await lockEvent(tx, eventId))) return { status: "unknown" };
    const place = await placeOf(tx, eventId, applicantId);
    if (place.isRegistered) return { status: "done" };
    const registration = registrationAt(place, place, place.at);
    if (registration !== "open") return { status: registration };
    await takePlace(tx, eventId, applicantId);
    return { status: "done" };
  });
}

/** Gives a place back, until the event is over; without one there is nothing to do. */
export async function unregister(database: Database, { eventId, applicantId }: Wish): Promise<Registered> {
  return database.transact(async (tx) => {
    if (!(await lockEvent(tx, eventId))) return { status: "unknown" };
    const place = await placeOf(tx, eventId, applicantId);
    if (!place.isRegistered) return { status: "done" };
    if (place.at >= place.endsAt) return { status: "past" };
    await givePlaceBack(tx, eventId, applicantId);
    return { status: "done" };
  });
}
