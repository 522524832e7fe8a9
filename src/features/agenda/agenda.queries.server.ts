import { sql } from "kysely";
import { z } from "zod";
import { bothLanguages } from "../../i18n/both-languages.schema.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import "./agenda.tables.ts";
import type { Tab } from "./event.ts";

/** What each tab holds, as `statusAt` tells it for one event. */
const holds = {
  all: sql<boolean>`true`,
  ongoing: sql<boolean>`starts_at <= now() and ends_at > now()`,
  upcoming: sql<boolean>`starts_at > now()`,
  past: sql<boolean>`ends_at <= now()`,
} as const;

/** For whom events are read: a language, and whose registrations they tell; null for a guest. */
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

/** What a list shows of an event, in one language. */
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
