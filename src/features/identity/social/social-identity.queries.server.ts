import type { Db, Tx } from "../../../platform/database/database.ts";
import "../people.tables.ts";
import type { SocialIdentity, SocialProvider } from "./social-identity.ts";

type Key = Pick<SocialIdentity, "provider" | "subject">;

/** The account that a provider's account opens. */
export async function findJoined(db: Db, { provider, subject }: Key): Promise<number | null> {
  const row = await db
    .selectFrom("social_identities")
    .select("applicant_id as applicantId")
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.applicantId ?? null;
}

/** The providers whose accounts open this one, the first joined first. */
export async function joinedTo(db: Db, applicantId: number) {
  return db
    .selectFrom("social_identities")
    .select(["provider", "joined_at as joinedAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("joined_at")
    .execute();
}

/** No account at this provider opens this one any longer. True when one did. */
export async function deleteJoined(tx: Tx, applicantId: number, provider: SocialProvider): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("social_identities")
    .where("applicant_id", "=", applicantId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Lets a provider's account open this one from now on. @returns false when it opens one already */
export async function insertJoined(
  db: Db,
  { provider, subject }: Key,
  applicantId: number,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("social_identities")
    .values({ provider, subject, applicant_id: applicantId, joined_at: now })
    .onConflict((conflict) => conflict.columns(["provider", "subject"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
