import type { Db } from "../../../platform/database/database.ts";
import "../accounts.tables.ts";
import type { SocialIdentity } from "./social-identity.ts";

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
