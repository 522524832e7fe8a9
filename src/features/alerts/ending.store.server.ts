import { sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import "../identity/people.tables.ts";
import "./alerts.tables.ts";

/** Addresses with an alert that was asked about before a moment and not answered; the oldest first. */
export async function addressesToEnd(db: Db, askedBefore: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("alerts")
    .select("address_id")
    .where("asked_at", "<=", askedBefore)
    .groupBy("address_id")
    .orderBy(sql`min(asked_at)`)
    .limit(most)
    .execute();
  return rows.map(({ address_id }) => address_id);
}

/** Deletes of an address what was asked about before a moment; what somebody wants meanwhile stays. */
export async function deleteUnanswered(tx: Tx, addressId: number, askedBefore: Date): Promise<void> {
  await tx.deleteFrom("alerts").where("address_id", "=", addressId).where("asked_at", "<=", askedBefore).execute();
}

/** Addresses with an alert that nobody showed to want since a moment, and that was not asked about. */
export async function addressesToAsk(db: Db, unwantedSince: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("alerts")
    .select("address_id")
    .where("wanted_at", "<=", unwantedSince)
    .where("asked_at", "is", null)
    .groupBy("address_id")
    .orderBy(sql`min(wanted_at)`)
    .limit(most)
    .execute();
  return rows.map(({ address_id }) => address_id);
}

/** Whom a letter asks, and of which alerts. */
export interface AskedAddress {
  email: string;
  language: Language;
  hasAccount: boolean;
  names: string[];
}

/** Marks an address's unwanted alerts as asked about; undefined where somebody else did, or they are wanted by now. */
export async function askAll(
  tx: Tx,
  addressId: number,
  unwantedSince: Date,
  now: Date,
): Promise<AskedAddress | undefined> {
  const rows = await tx
    .updateTable("alerts")
    .set({ asked_at: now })
    .where("address_id", "=", addressId)
    .where("wanted_at", "<=", unwantedSince)
    .where("asked_at", "is", null)
    .returning(["id", "name"])
    .execute();
  if (rows.length === 0) return undefined;
  const address = await tx
    .selectFrom("alert_addresses")
    .leftJoin("applicants", (join) =>
      join
        .onRef("applicants.email_key", "=", "alert_addresses.email_key")
        .on("applicants.activated_at", "is not", null),
    )
    .select(["alert_addresses.email", "alert_addresses.language", "applicants.language as ofAccount"])
    .where("alert_addresses.id", "=", addressId)
    .executeTakeFirst();
  if (address === undefined) return undefined;
  const { email, language, ofAccount } = address;
  const names = rows.toSorted((one, other) => one.id - other.id).map(({ name }) => name);
  return { email, language: ofAccount ?? language, hasAccount: ofAccount !== null, names };
}
