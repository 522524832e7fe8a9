import "../identity/people.tables.ts";
import "./alerts.tables.ts";
import { sql } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/database.ts";
import { type Alert, lookedAtBy } from "./alert.store.server.ts";
import { type Frequency, frequencies, nextLook } from "./alert.ts";
import type { Occasion, Recipient } from "./digest/letter-source.server.ts";
import { isToBeLookedAt } from "./digest/vacancy-letter.queries.server.ts";

/** Addresses after one, in the order of their ids, that have alerts to be looked at by now. */
export async function dueAddresses(
  db: Db,
  occasion: Occasion,
  { frequencies, after, most }: { frequencies: readonly Frequency[]; after: number; most: number },
): Promise<(Recipient & { addressId: number })[]> {
  return db
    .selectFrom("alert_addresses")
    .leftJoin("applicants", (join) =>
      join
        .onRef("applicants.email_key", "=", "alert_addresses.email_key")
        .on("applicants.activated_at", "is not", null),
    )
    .select(["alert_addresses.id as addressId", "alert_addresses.email_key as key", "alert_addresses.email as address"])
    .select([
      "applicants.id as applicantId",
      sql<Recipient["language"]>`coalesce(applicants.language, alert_addresses.language)`.as("language"),
    ])
    .where("alert_addresses.id", ">", after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("alerts")
          .select("alerts.id")
          .whereRef("address_id", "=", "alert_addresses.id")
          .where("paused_at", "is", null)
          .where("next_at", "<=", occasion.now)
          .where("frequency", "in", [...frequencies]),
      ),
    )
    .where(isToBeLookedAt("alert_addresses.email_key", occasion))
    .orderBy("alert_addresses.id")
    .limit(most)
    .execute();
}

/** Ids of addresses by their keys, held until the transaction ends: their alerts are locked after them. */
export async function lockAddressIds(tx: Tx, keys: readonly string[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom("alert_addresses")
    .select(["id", "email_key as key"])
    .where("email_key", "=", sql<string>`any(${[...keys]}::text[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, key }) => [id, key]));
}

export interface AlertCheck {
  until: Date;
  now: Date;
}

/** Stores that alerts were checked, and which of them had new vacancies. */
export async function noteLooked(
  tx: Tx,
  alerts: readonly Alert[],
  mentionedIds: ReadonlySet<number>,
  check: AlertCheck,
) {
  for (const [frequency, some] of Map.groupBy(alerts, (alert) => alert.frequency)) {
    const ids = some.map(({ id }) => id);
    await tx
      .updateTable("alerts")
      .set({ next_at: nextLook(frequency, check.now) })
      .set({ looked_until: sql<Date>`greatest(looked_until, ${check.until})` })
      .set({
        last_sent_at: sql<Date>`case when id = any(${ids.filter((id) => mentionedIds.has(id))}::bigint[]) then ${check.now} else last_sent_at end`,
      })
      .where("id", "=", sql<number>`any(${ids}::bigint[])`)
      .execute();
  }
}

/** Longer than any alert waits for its next look: a week. */
const longestWaitMs = 8 * 86_400_000;
const slackMs = 3_600_000;

/** Makes alerts due again that a clock running ahead deferred for longer than any wait. @returns how many */
export async function bringAlertsBack(database: Database, now: Date): Promise<number> {
  return database.transact(async (tx) => {
    let brought = 0;
    for (const frequency of frequencies) brought += await bringBack(tx, frequency, now);
    return brought;
  });
}

async function bringBack(tx: Tx, frequency: (typeof frequencies)[number], now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("alerts")
    .set({ next_at: nextLook(frequency, now) })
    .set({ looked_until: sql<Date>`least(looked_until, ${lookedAtBy(now)})` })
    .set({ wanted_at: sql<Date>`least(wanted_at, ${now})` })
    .where("frequency", "=", frequency)
    .where((is) =>
      is.or([
        is("next_at", ">", new Date(now.getTime() + longestWaitMs)),
        is("looked_until", ">", new Date(now.getTime() + slackMs)),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
