import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { applicantById } from "../../people/people.server.ts";
import { eventById } from "../agenda.queries.server.ts";
import { type Registration, registrationAt } from "../event.ts";
import { givePlaceBack, lockEvent, placeOf, takePlace } from "../registration.store.server.ts";
import { registrationMail } from "./registration-mail.server.ts";

/** What became of a wish for a place; refused ones name what stands in the way. */
export type Registered = { status: "done" } | { status: "unknown" } | { status: Exclude<Registration, "open"> };

/** What registering works with. */
export interface Registering {
  platform: Pick<Platform, "database" | "outbox" | "settings">;
  siteName: () => string;
}

interface Wish {
  eventId: number;
  applicantId: number;
}

/** Takes a place at an event, by the database's clock; one who has one already keeps it, whatever the moment. */
export async function register(registering: Registering, wish: Wish): Promise<Registered> {
  const { eventId, applicantId } = wish;
  return registering.platform.database.transact(async (tx) => {
    if (!(await lockEvent(tx, eventId))) return { status: "unknown" };
    const place = await placeOf(tx, eventId, applicantId);
    if (place.isRegistered) return { status: "done" };
    const registration = registrationAt(place, place, place.at);
    if (registration !== "open") return { status: registration };
    await takePlace(tx, eventId, applicantId);
    await promiseMail(tx, registering, wish, true);
    return { status: "done" };
  });
}

/** Gives a place back, until the event is over; without one there is nothing to do. */
export async function unregister(registering: Registering, wish: Wish): Promise<Registered> {
  const { eventId, applicantId } = wish;
  return registering.platform.database.transact(async (tx) => {
    if (!(await lockEvent(tx, eventId))) return { status: "unknown" };
    const place = await placeOf(tx, eventId, applicantId);
    if (!place.isRegistered) return { status: "done" };
    if (place.at >= place.endsAt) return { status: "past" };
    await givePlaceBack(tx, eventId, applicantId);
    await promiseMail(tx, registering, wish, false);
    return { status: "done" };
  });
}

/** The mail that says so goes out with the transaction, or not at all. */
async function promiseMail(tx: Tx, { platform, siteName }: Registering, wish: Wish, isRegistered: boolean) {
  const applicant = await applicantById(tx, wish.applicantId);
  if (applicant === undefined) throw new Error("A place was wished for by an account that is gone.");
  const event = await eventById({ db: tx, language: applicant.language, applicantId: wish.applicantId }, wish.eventId);
  if (event === undefined) throw new Error("A place was wished for at an event that is gone.");
  const { outbox, settings } = platform;
  await outbox.queue(tx, registrationMail({ applicant, siteName: siteName(), settings, event }, isRegistered));
}
