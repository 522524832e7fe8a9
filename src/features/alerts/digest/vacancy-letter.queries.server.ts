import "../../identity/people.tables.ts";
import "./vacancy-letters.tables.ts";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import { type Occasion, slots } from "./letter-source.server.ts";

/** The key of a mailbox in the table. */
export const recipientHash = (key: string): Buffer => tokenHash(key);

/**
 * Whether anyone who has the address key in `column` is to be looked at on an occasion by now: the slot has come, and
 * nobody looked yet. For a source's query of who is due.
 * Marks are looked up one by one by their key, not joined: a morning makes so many of them that what the database knows of
 * the table is wrong by then (`offset 0` keeps it from joining).
 * @param column such as `applicants.email_key`
 */
export function isToBeLookedAt(column: string, { name, slot }: Pick<Occasion, "name" | "slot">): RawBuilder<boolean> {
  const hash = sql`sha256(convert_to(${sql.ref(column)}, 'UTF8'))`;
  return sql<boolean>`((get_byte(${hash}, 0) << 8) + get_byte(${hash}, 1)) % ${sql.lit(slots)} <= ${slot}
    and not exists (select from vacancy_letters where occasion = ${name} and recipient = ${hash} offset 0)`;
}

/** Marks mailboxes as looked at. @returns those that nobody had; another transaction that has them is waited for */
export async function markLookedAt(tx: Tx, keys: readonly string[], { name, now }: Occasion): Promise<Set<string>> {
  const byHash = new Map(keys.map((key) => [recipientHash(key).toString("hex"), key]));
  // In one order, so that two processes with the same people do not wait for each other.
  const rows = [...byHash.keys()].sort().map((hash) => {
    return { occasion: name, recipient: Buffer.from(hash, "hex"), looked_at: now };
  });
  const marked = await tx
    .insertInto("vacancy_letters")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("recipient")
    .execute();
  return new Set(marked.flatMap(({ recipient }) => byHash.get(Buffer.from(recipient).toString("hex")) ?? []));
}

/** Activated accounts of addresses, kept from being erased until the transaction ends. */
export async function keepAccounts(tx: Tx, keys: readonly string[]) {
  return tx
    .selectFrom("applicants")
    .select(["id as applicantId", "email as address", "email_key as key", "language"])
    .where("email_key", "=", sql<string>`any(${[...keys]}::text[])`)
    .where("activated_at", "is not", null)
    .orderBy("id")
    .forKeyShare()
    .execute();
}

/** Forgets who was looked at before a moment: no occasion lasts longer than its day. */
export async function forgetLookedAt(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("vacancy_letters").where("looked_at", "<", before).execute();
}

/** On which occasions a mailbox was looked at lately. */
export async function lookedAtRows(db: Db, key: string) {
  return db
    .selectFrom("vacancy_letters")
    .select(["occasion", "looked_at as lookedAt"])
    .where("recipient", "=", recipientHash(key))
    .orderBy("looked_at")
    .execute();
}

export async function removeLookedAt(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom("vacancy_letters").where("recipient", "=", recipientHash(key)).execute();
}
