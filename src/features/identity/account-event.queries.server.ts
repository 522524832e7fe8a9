import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { type AccountEvent, type Asker, signInOutcomes } from "./account-event.ts";
import "./people.tables.ts";
import type { Principal } from "./principal.ts";
import { getColumn, getColumns, getTable } from "./principal-columns.ts";

/** Something that happened to an account; `null` is an address without one. */
interface Happened {
  principal: Principal | null;
  event: AccountEvent;
}

/**
 * Writes an event into the trail, in the transaction that makes it true where there is one. Of an account that is
 * erased at this moment nothing is written: the erasing is waited for, and then there is nobody to write of.
 */
export async function recordEvent(
  db: Db,
  { userAgent: device, network, requestId: request_id }: Asker,
  { principal, event }: Happened,
  now: Date,
): Promise<void> {
  // In the same way for an address without an account, so that the two cannot be distinguished (promise 3).
  if (principal === null) {
    await sql`insert into account_events (event, at, device, network, request_id)
      values (${event}, ${now}::timestamptz, ${device}, ${network}, ${request_id})`.execute(db);
    return;
  }
  const [column, table] = [sql.ref(getColumn(principal)), sql.table(getTable(principal))];
  await sql`insert into account_events (${column}, event, at, device, network, request_id)
    select id, ${event}, ${now}::timestamptz, ${device}, ${network}, ${request_id}
    from ${table} where id = ${principal.id} for key share`.execute(db);
}

/** The same for what may come without end, such as tries that a limit refused: once since a moment. */
export async function recordOnceSince(
  db: Db,
  asker: Asker,
  happened: Happened,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const { principal, event } = happened;
  const { applicant_id, staff_id } = getColumns(principal);
  const before = await db
    .selectFrom("account_events")
    .select("id")
    .where("applicant_id", applicant_id === null ? "is" : "=", applicant_id)
    .where("staff_id", staff_id === null ? "is" : "=", staff_id)
    .where("event", "=", event)
    .where("at", ">", since)
    .limit(1)
    .executeTakeFirst();
  if (before === undefined) await recordEvent(db, asker, happened, now);
}

/** The remains of a deleted account: the fact, the time, and the log's request id. */
export async function recordDeletion(db: Db, requestId: string, now: Date): Promise<void> {
  await recordEvent(db, { userAgent: "", network: "", requestId }, { principal: null, event: "deleted" }, now);
}

/** Whether an account was ever activated or signed in to, and whether from a device and network. */
export async function earlierVisits(
  db: Db,
  principal: Principal,
  { userAgent, network }: Pick<Asker, "userAgent" | "network">,
): Promise<{ any: boolean; fromHere: boolean }> {
  const visits = db
    .selectFrom("account_events")
    .select("id")
    .where(getColumn(principal), "=", principal.id)
    .where("event", "in", ["activated", "signed-in"])
    .limit(1);
  const any = await visits.executeTakeFirst();
  const here = await visits.where("device", "=", userAgent).where("network", "=", network).executeTakeFirst();
  return { any: any !== undefined, fromHere: here !== undefined };
}

/** An account's latest events, the newest first. */
export async function latestEvents(db: Db, principal: Principal, most: number) {
  return db
    .selectFrom("account_events")
    .select(["id", "at", "device", "network", "event"])
    .where(getColumn(principal), "=", principal.id)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** An account's latest tries to sign in, right and wrong, the newest first. */
export async function latestSignIns(db: Db, principal: Principal, most: number) {
  return db
    .selectFrom("account_events")
    .select(["at", "device", "network", "event"])
    .where(getColumn(principal), "=", principal.id)
    .where("event", "in", signInOutcomes)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .$narrowType<{ event: (typeof signInOutcomes)[number] }>()
    .execute();
}

/** Removes what is older; for a job. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("account_events").where("at", "<", before).execute();
}
