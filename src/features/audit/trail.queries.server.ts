import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import "./audit.tables.ts";
import type { NewTrailEntry, TrailAction, TrailEntry, TrailThingKind } from "./trail.ts";

/** Writes an entry, in the transaction of the act it records: neither exists without the other. */
export async function recordTrail(tx: Tx, entry: NewTrailEntry, now: Date): Promise<void> {
  await recordTrails(tx, [entry], now);
}

function asRow({ actor, action, needed, requestId, thing, companyId, reason, fields = [] }: NewTrailEntry, now: Date) {
  return {
    ...{ at: now, actor_kind: actor.kind, actor_id: actor.id, needed, action, request_id: requestId },
    ...{ thing_kind: thing?.kind ?? null, thing_id: thing?.id ?? null, company_id: companyId ?? null },
    ...{ reason: reason ?? null, fields: [...fields] },
  };
}

/** Entries of one insert, and their people of another. */
const entriesAtOnce = 1_000;

/** Writes many entries, in the transaction of the acts they record. */
export async function recordTrails(tx: Tx, entries: readonly NewTrailEntry[], now: Date): Promise<void> {
  for (let from = 0; from < entries.length; from += entriesAtOnce) {
    const some = entries.slice(from, from + entriesAtOnce);
    const rows = some.map((entry) => asRow(entry, now));
    const inserted = await tx.insertInto("trail_entries").values(rows).returning("id").execute();
    await recordPeople(
      tx,
      some.flatMap(({ applicantIds = [] }, place) =>
        [...new Set(applicantIds)].map((applicantId) => [inserted[place]?.id ?? 0, applicantId] as const),
      ),
    );
  }
}

async function recordPeople(tx: Tx, people: readonly (readonly [entryId: number, applicantId: number])[]) {
  if (people.length === 0) return;
  await sql`insert into trail_people (entry_id, applicant_id)
    select * from unnest(${people.map(([id]) => id)}::bigint[], ${people.map(([, id]) => id)}::bigint[])`.execute(tx);
}

/** Those of some people whom an entry of that action names already, by the same member and company since a moment. */
export async function listedToday(
  tx: Tx,
  { actor, action, companyId, applicantIds }: Pick<NewTrailEntry, "actor" | "action" | "companyId" | "applicantIds">,
  since: Date,
): Promise<ReadonlySet<number>> {
  // The member's own newest entries, by their index: a person's may be many more.
  const own = sql`actor_kind = ${actor.kind} and actor_id = ${actor.id}`;
  const { rows } = await sql<{ id: number }>`select distinct applicant_id as id from trail_people
    where applicant_id = any(${[...(applicantIds ?? [])]}::bigint[]) and entry_id in (
      select id from trail_entries where ${own} and action = ${action} and company_id = ${companyId ?? null}
        and id > coalesce((select id from trail_entries where ${own} and at < ${since} order by id desc limit 1), 0))
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Which entries are wanted; what is not said narrows nothing. */
export interface TrailFilter {
  staffId?: number | undefined;
  applicantId?: number | undefined;
  action?: TrailAction | undefined;
  /** Moments: from the first, before the second. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** Kinds of things that may be read; undefined: all. */
  thingKinds?: readonly TrailThingKind[] | undefined;
}

function entryQuery(db: Db) {
  return db
    .selectFrom("trail_entries")
    .select(["id", "at", "actor_kind", "actor_id", "needed", "action", "thing_kind", "thing_id", "company_id"])
    .select(["reason", "request_id", "fields", "seal_id"]);
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof entryQuery>["execute"]>>[number];

async function withPeople(db: Db, rows: readonly EntryRow[]): Promise<TrailEntry[]> {
  const ids = rows.map(({ id }) => id);
  const people =
    ids.length === 0
      ? []
      : await db
          .selectFrom("trail_people")
          .select(["entry_id", "applicant_id"])
          .where("entry_id", "in", ids)
          .orderBy("applicant_id")
          .execute();
  const byEntry = Map.groupBy(people, ({ entry_id }) => entry_id);
  return rows.map((row) => ({
    ...{ id: row.id, at: row.at, actor: { kind: row.actor_kind, id: row.actor_id }, needed: row.needed },
    action: row.action,
    thing: row.thing_kind === null || row.thing_id === null ? null : { kind: row.thing_kind, id: row.thing_id },
    ...{ companyId: row.company_id, reason: row.reason, requestId: row.request_id, fields: row.fields },
    applicantIds: (byEntry.get(row.id) ?? []).map(({ applicant_id }) => applicant_id),
  }));
}

function conditions(of: ExpressionBuilder<Tables, "trail_entries">, filter: TrailFilter) {
  const { staffId, applicantId, action, from, until, thingKinds } = filter;
  const people = () => of.selectFrom("trail_people").select("entry_id");
  return [
    ...(staffId === undefined ? [] : [of("actor_kind", "=", "staff"), of("actor_id", "=", staffId)]),
    ...(action === undefined ? [] : [of("action", "=", action)]),
    ...(from === undefined ? [] : [of("at", ">=", from)]),
    ...(until === undefined ? [] : [of("at", "<", until)]),
    ...(thingKinds === undefined ? [] : [of("thing_kind", "in", [...thingKinds])]),
    ...(applicantId === undefined ? [] : [of("id", "in", people().where("applicant_id", "=", applicantId))]),
  ];
}

/**
 * Entries, the newest first.
 * @param before the id of the last one that was read, for the next page
 */
export async function readTrail(
  db: Db,
  filter: TrailFilter,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<TrailEntry[]> {
  let query = entryQuery(db).where((of) => of.and(conditions(of, filter)));
  if (before !== undefined) query = query.where("id", "<", before);
  return withPeople(db, await query.orderBy("id", "desc").limit(limit).execute());
}

/** How many entries there are; `most` where there are that many or more. */
export async function countTrail(db: Db, filter: TrailFilter, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom("trail_entries")
        .select("id")
        .where((of) => of.and(conditions(of, filter)))
        .limit(most)
        .as("counted"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Entries that no seal is on yet, the oldest first. */
export async function unsealedEntries(tx: Tx, limit: number): Promise<TrailEntry[]> {
  return withPeople(tx, await entryQuery(tx).where("seal_id", "is", null).orderBy("id").limit(limit).execute());
}

/** A seal's entries as they are now, the oldest first: those after one, so many at most. */
export async function sealedEntries(
  db: Db,
  sealId: number,
  { after, limit }: { after: number; limit: number },
): Promise<TrailEntry[]> {
  const query = entryQuery(db).where("seal_id", "=", sealId).where("id", ">", after);
  return withPeople(db, await query.orderBy("id").limit(limit).execute());
}

export interface SealedEntry extends TrailEntry {
  sealId: number;
}

/**
 * Entries in the order in which they were sealed, from the seals after one. Seals are put on one after the other, so
 * that anyone who continues behind the last seal misses nothing; by the entries' own numbers they would, since of two
 * transactions the one with the larger number may end first.
 */
export async function readSealedTrail(
  db: Db,
  after: { sealId: number; entryId: number },
  limit: number,
): Promise<SealedEntry[]> {
  const rows = await entryQuery(db)
    .where("seal_id", "is not", null)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("seal_id", "id"), ">", tuple(after.sealId, after.entryId)))
    .orderBy("seal_id")
    .orderBy("id")
    .limit(limit)
    .execute();
  const entries = await withPeople(db, rows);
  return entries.map((entry, at) => ({ ...entry, sealId: rows[at]?.seal_id ?? after.sealId }));
}
