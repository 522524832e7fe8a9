import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import "./agenda.tables.ts";

/** Makes those who want a place at an event wait for each other; false when there is no such event. */
export async function lockEvent(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom("events").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/**
 * What decides about a place, by the database's clock at this very moment. After `lockEvent`, in a statement of its
 * own: only then does it see the places that those before took.
 */
export async function placeOf(tx: Tx, eventId: number, applicantId: number) {
  return tx
    .selectFrom("events")
    .select(["starts_at as startsAt", "ends_at as endsAt", "opens_at as opensAt", "closes_at as closesAt", "quota"])
    .select([
      sql<Date>`clock_timestamp()`.as("at"),
      sql<number>`taken_elsewhere + (
        select count(*) from event_registrations where event_id = events.id)`.as("registered"),
      sql<boolean>`exists (select from event_registrations
        where event_id = events.id and applicant_id = ${applicantId})`.as("isRegistered"),
    ])
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
}

/** Takes a place, and tells every process whose pages show how many are left. */
export async function takePlace(tx: Tx, eventId: number, applicantId: number): Promise<void> {
  await tx.insertInto("event_registrations").values({ event_id: eventId, applicant_id: applicantId }).execute();
  await tellPlaces(tx, [eventId]);
}

/** Gives a place back; nothing happens to one who has none. */
export async function givePlaceBack(tx: Tx, eventId: number, applicantId: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("event_registrations")
    .where("event_id", "=", eventId)
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await tellPlaces(tx, [eventId]);
}

/** Everything that one applicant registered for, the latest first. */
export async function registrationsOf(db: Db, applicantId: number) {
  return db
    .selectFrom("event_registrations")
    .innerJoin("events", "events.id", "event_id")
    .select(["event_id as eventId", "title_id as titleId", "title_en as titleEn"])
    .select(["starts_at as startsAt", "registered_at as registeredAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("registered_at", "desc")
    .orderBy("event_id")
    .execute();
}

/** Gives every place of an applicant back. */
export async function giveAllBack(tx: Tx, applicantId: number): Promise<void> {
  const gone = await tx
    .deleteFrom("event_registrations")
    .where("applicant_id", "=", applicantId)
    .returning("event_id")
    .execute();
  await tellPlaces(
    tx,
    gone.map(({ event_id }) => event_id),
  );
}

async function tellPlaces(tx: Tx, eventIds: readonly number[]): Promise<void> {
  for (const id of eventIds) await sql`select pg_notify('page_changes', ${`event:${id}`})`.execute(tx);
}
