import "./agenda.tables.ts";
import { type Insertable, sql } from "kysely";
import { z } from "zod";
import { bothLanguages } from "../../i18n/both-languages.schema.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { PackReport } from "../../platform/operations/content-pack/pack-part.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { EventsTable } from "./agenda.tables.ts";
import type { Tab } from "./event.ts";

/** The events of each tab, as `statusAt` decides for one event. */
const holds = {
  all: sql<boolean>`true`,
  ongoing: sql<boolean>`starts_at <= now() and ends_at > now()`,
  upcoming: sql<boolean>`starts_at > now()`,
  past: sql<boolean>`ends_at <= now()`,
} as const;

/** The reader of events: a language, and whose registrations they include; null for a guest. */
export interface EventReader {
  db: Db;
  language: Language;
  applicantId: number | null;
}

function cards({ db, language, applicantId }: EventReader) {
  const isIndonesian = language === "id";
  return db
    .selectFrom("events")
    .select(["events.id", "slug", "is_online", "starts_at", "ends_at", "opens_at", "closes_at", "quota"])
    .select(isIndonesian ? "title_id as title" : "title_en as title")
    .select(isIndonesian ? "summary_id as summary" : "summary_en as summary")
    .select(isIndonesian ? "location_id as location" : "location_en as location")
    .select(sql<Date>`now()`.as("read_at"))
    .select([
      sql<number>`taken_elsewhere + (
        select count(*) from event_registrations where event_id = events.id)`.as("registered_count"),
      sql<boolean>`exists (select from event_registrations
        where event_id = events.id and applicant_id = ${applicantId})`.as("is_registered"),
    ]);
}

/** An event in a list, in one language. */
export type EventCard = Awaited<ReturnType<typeof eventCards>>[number];

/** Events of a tab: ongoing first, then upcoming, the next one first, then past, the latest first. */
export async function eventCards(reader: EventReader, tab: Tab, page: { offset: number; limit: number }) {
  return cards(reader)
    .where(holds[tab])
    .orderBy(sql`case when ${holds.ongoing} then 0 when ${holds.upcoming} then 1 else 2 end`)
    .orderBy(sql`extract(epoch from starts_at) * case when ${holds.past} then -1 else 1 end`)
    .orderBy("events.id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Events that are not past, the one that begins first first. */
export async function comingCards(reader: EventReader, most: number): Promise<EventCard[]> {
  return cards(reader)
    .where("ends_at", ">", sql<Date>`now()`)
    .orderBy("starts_at")
    .orderBy("events.id")
    .limit(most)
    .execute();
}

/** The lines of an event's schedule; the time of day is Jakarta's, "09:00". */
const storedSchedule = z.array(z.object({ time: z.string(), title: bothLanguages, note: bothLanguages.optional() }));

/** Everything about one event in one language. */
export type WholeEvent = NonNullable<Awaited<ReturnType<typeof eventById>>>;

export async function eventById(reader: EventReader, id: number) {
  const row = await cards(reader)
    .select(["schedule", "room_url", "room_opens_at"])
    .select(reader.language === "id" ? "body_id as body" : "body_en as body")
    .where("events.id", "=", id)
    .executeTakeFirst();
  return row && { ...row, schedule: storedSchedule.parse(row.schedule) };
}

/** How many events each tab holds. */
export async function tabCounts(db: Db): Promise<Record<Tab, number>> {
  return db
    .selectFrom("events")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere(holds.ongoing).as("ongoing"),
      fn.countAll<number>().filterWhere(holds.upcoming).as("upcoming"),
      fn.countAll<number>().filterWhere(holds.past).as("past"),
    ])
    .executeTakeFirstOrThrow();
}

/** The next moment at which an event begins or ends, or a door to one opens or closes; null when none will. */
export async function nextChange(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from events
    cross join lateral unnest(array[starts_at, ends_at, opens_at, closes_at, room_opens_at]) as moments (at)
    where at > now()`.execute(db);
  return rows[0]?.at ?? null;
}

/** Events that are not past as choices, the next one first: the list `events`. */
export async function eventNames(db: Db, language: Language): Promise<{ id: number; text: string }[]> {
  return db
    .selectFrom("events")
    .select(["id", language === "id" ? "title_id as text" : "title_en as text"])
    .where("ends_at", ">", sql<Date>`now()`)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
}

/** Every event and when it last changed, the latest first. */
export async function eventChanges(db: Db) {
  return db.selectFrom("events").select(["id", "updated_at"]).orderBy("starts_at", "desc").orderBy("id").execute();
}

/** An event as it is stored. */
export type PutEvent = Insertable<EventsTable>;

/**
 * Puts events in place by their slug; what says the same as before is left alone. Registrations stay.
 * Tells every process that pages with events changed.
 */
export async function putEvents(tx: Tx, events: readonly PutEvent[]): Promise<PackReport> {
  const report: PackReport = { added: 0, updated: 0, unchanged: 0 };
  const rows = await tx.selectFrom("events").select(["slug", "content_hash"]).execute();
  const hashes = new Map(rows.map(({ slug, content_hash }) => [slug, content_hash]));
  for (const event of events) {
    const before = hashes.get(event.slug);
    if (before === event.content_hash) report.unchanged++;
    else if (before === undefined) {
      await tx.insertInto("events").values(event).execute();
      report.added++;
    } else {
      const changed = { ...event, updated_at: sql<Date>`now()` };
      await tx.updateTable("events").set(changed).where("slug", "=", event.slug).execute();
      report.updated++;
    }
  }
  if (report.added + report.updated > 0) await sql`select pg_notify('page_changes', 'events')`.execute(tx);
  return report;
}

/** Makes those who want a place at an event wait for each other; false when there is no such event. */
export async function lockEvent(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom("events").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/**
 * What decides about a place, by the database's clock at this very moment. After `lockEvent`, in a statement of its
 * own: only then does it see the places that those before took.
 */
export async function getPlace(tx: Tx, eventId: number, applicantId: number) {
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

/** Takes a place, and notifies every process, whose pages show how many are left. */
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
async function listRegistrations(db: Db, applicantId: number) {
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
async function giveAllBack(tx: Tx, applicantId: number): Promise<void> {
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

/** Events that a person registered for; erasing gives the places back. */
export const agendaPersonalData: PersonalData = {
  tables: ["event_registrations"],
  tell: async (db, { applicantId }) => [
    { name: "event-registrations", data: await listRegistrations(db, applicantId) },
  ],
  async erase(tx, { applicantId }) {
    await giveAllBack(tx, applicantId);
    return [];
  },
};
