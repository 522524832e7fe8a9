import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { emailKey } from "../identity/email.ts";
import "./alerts.tables.ts";

export interface NewAddress {
  email: string;
  language: Language;
}

/** The address's row, made where there is none, and held until the transaction ends. @returns its id */
export async function holdAddress(tx: Tx, { email, language }: NewAddress, now: Date): Promise<number> {
  const row = { email, email_key: emailKey(email), language, created_at: now };
  const address = await tx
    .insertInto("alert_addresses")
    .values(row)
    .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ email_key: row.email_key }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return address.id;
}

/** Holds some addresses, so that nothing of theirs is kept meanwhile; those that are gone are left out. */
export async function lockAddresses(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom("alert_addresses")
    .select("id")
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function findAddressId(db: Db, email: string): Promise<number | null> {
  const row = await db
    .selectFrom("alert_addresses")
    .select("id")
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function addressById(db: Db, id: number) {
  return db.selectFrom("alert_addresses").select(["id", "email", "language"]).where("id", "=", id).executeTakeFirst();
}

/** Lets go of those of the addresses that have no alert any more. @returns their keys */
export async function dropEmpty(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const dropped = await tx
    .deleteFrom("alert_addresses")
    .where("id", "in", [...ids])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("alerts").select("alerts.id").whereRef("address_id", "=", "alert_addresses.id"))),
    )
    .returning("email_key as key")
    .execute();
  return dropped.map(({ key }) => key);
}

/** An address with all its alerts. */
export async function removeAddress(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("alert_addresses").where("email_key", "=", emailKey(email)).execute();
}
