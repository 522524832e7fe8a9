import type { Db, Tx } from "../../../platform/database/database.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import "../people.tables.ts";

/** Keeps a link that signs in as a sample member, beside those that were given before. */
export async function putSampleLink(tx: Tx, staffId: number, token: string, expiresAt: Date): Promise<void> {
  const row = { token_hash: tokenHash(token), staff_id: staffId, expires_at: expiresAt };
  await tx.insertInto("sample_links").values(row).execute();
}

export async function isSample(db: Db, staffId: number): Promise<boolean> {
  const found = await db.selectFrom("staff").select("is_sample").where("id", "=", staffId).executeTakeFirst();
  return found?.is_sample === true;
}

/** Whom a link signs in as, without using it; undefined for an expired, used or unknown one. */
export async function findSampleLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ id: number; name: string } | undefined> {
  return db
    .selectFrom("sample_links")
    .innerJoin("staff", "staff.id", "sample_links.staff_id")
    .select(["staff.id", "staff.name"])
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", now)
    .where("is_sample", "=", true)
    .where("state", "=", "active")
    .executeTakeFirst();
}

/** Uses a link up, and forgets those that are over. Of many at once one succeeds. */
export async function takeSampleLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  await tx.deleteFrom("sample_links").where("expires_at", "<=", now).execute();
  const { numDeletedRows } = await tx
    .deleteFrom("sample_links")
    .where("token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
