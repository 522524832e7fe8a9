import "../people.tables.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Passkey } from "./passkey.schema.ts";

/** A passkey as a shown one is checked against it. */
export interface KeptPasskey {
  id: number;
  staffId: number;
  credentialId: string;
  publicKey: Uint8Array;
  /** How often it signed, where it counts; a copy would count on its own. */
  counter: number;
  transports: string[];
}

export type NewPasskey = Omit<KeptPasskey, "id"> & { name: string };

/** Writes a passkey. @returns its id, or null when there is one of that credential already */
export async function insertPasskey(tx: Tx, passkey: NewPasskey, now: Date): Promise<number | null> {
  const { staffId, credentialId, publicKey, counter, transports, name } = passkey;
  const row = { staff_id: staffId, credential_id: credentialId, public_key: publicKey, counter, name };
  const inserted = await tx
    .insertInto("staff_passkeys")
    .values({ ...row, transports: transports.join(" "), created_at: now, last_used_at: null })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

const wordsIn = (text: string) => text.split(" ").filter((word) => word !== "");

/** The passkey of a credential, of a member who may sign in. */
export async function findPasskey(db: Db, credentialId: string): Promise<KeptPasskey | undefined> {
  const found = await db
    .selectFrom("staff_passkeys")
    .innerJoin("staff", "staff.id", "staff_passkeys.staff_id")
    .select(["staff_passkeys.id", "staff_id as staffId", "credential_id as credentialId"])
    .select(["public_key as publicKey", "counter", "transports"])
    .where("credential_id", "=", credentialId)
    .where("staff.state", "=", "active")
    .executeTakeFirst();
  return found && { ...found, transports: wordsIn(found.transports) };
}

/** A member's passkeys, the first made first. */
export async function listPasskeys(db: Db, staffId: number): Promise<Passkey[]> {
  return db
    .selectFrom("staff_passkeys")
    .select(["id", "name", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("staff_id", "=", staffId)
    .orderBy("id")
    .execute();
}

/** By which credentials a browser looks for them. */
export async function listCredentials(db: Db, staffId: number): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom("staff_passkeys")
    .select(["credential_id as id", "transports"])
    .where("staff_id", "=", staffId)
    .orderBy("id")
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: wordsIn(transports) }));
}

/** True for a member who has one. */
export async function hasPasskey(db: Db, staffId: number): Promise<boolean> {
  const one = db.selectFrom("staff_passkeys").select("id").where("staff_id", "=", staffId).limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}

/**
 * Notes that a passkey was shown. Of two at once with one count the first succeeds; 0 is what those say that do not count.
 * @returns false when it counted back meanwhile, or is gone
 */
export async function notePasskeyUse(
  tx: Tx,
  { id, counter }: { id: number; counter: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("staff_passkeys")
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    .where((row) => row.or([row("counter", "<", counter), row.and([row("counter", "=", 0), row.val(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes one of a member's. @returns false when there is none of theirs with that id */
export async function deletePasskey(tx: Tx, staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_passkeys")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes all of a member's, who begins again. */
export async function deletePasskeys(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom("staff_passkeys").where("staff_id", "=", staffId).execute();
}

/** Uses a challenge up. Of many at once one succeeds. */
export async function spendChallenge(tx: Tx, challengeHash: Uint8Array, endsAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("used_passkey_challenges")
    .values({ challenge_hash: challengeHash, ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets used challenges that have ended by themselves since; for a job. */
export async function forgetChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("used_passkey_challenges").where("ends_at", "<=", now).execute();
}
