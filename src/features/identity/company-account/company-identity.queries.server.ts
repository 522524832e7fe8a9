import type { Db, Tx } from "../../../platform/database/database.ts";
import "../people.tables.ts";

/** An account at the company's provider: who vouches, and the provider's own id of the person. */
export interface CompanyIdentity {
  issuer: string;
  subject: string;
}

/** The member whom such an account opens. */
export async function memberOfIdentity(db: Db, { issuer, subject }: CompanyIdentity): Promise<number | null> {
  const found = db
    .selectFrom("staff_identities")
    .select("staff_id as staffId")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject);
  return (await found.executeTakeFirst())?.staffId ?? null;
}

/** True for a member whom some account at the provider opens. */
export async function hasIdentity(db: Db, staffId: number): Promise<boolean> {
  const one = db.selectFrom("staff_identities").select("joined_at").where("staff_id", "=", staffId);
  return (await one.executeTakeFirst()) !== undefined;
}

/** Lets an account open a member's from now on. @returns false when either has another already */
export async function insertIdentity(
  tx: Tx,
  { issuer, subject }: CompanyIdentity,
  staffId: number,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("staff_identities")
    .values({ issuer, subject, staff_id: staffId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
