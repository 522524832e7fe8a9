import type { Db } from "../../../platform/database/database.ts";
import type { SignInOutcome } from "../accounts.tables.ts";

export interface SignInRecord {
  applicantId: number | null;
  outcome: SignInOutcome;
  device: string;
  network: string;
}

export async function recordSignIn(db: Db, { applicantId, ...rest }: SignInRecord, now: Date): Promise<void> {
  await db
    .insertInto("sign_ins")
    .values({ applicant_id: applicantId, ...rest, at: now })
    .execute();
}

/** Whether an account was ever signed in to, and whether from a device and network. */
export async function earlierSignIns(
  db: Db,
  applicantId: number,
  { device, network }: Pick<SignInRecord, "device" | "network">,
): Promise<{ any: boolean; fromHere: boolean }> {
  const signIns = db
    .selectFrom("sign_ins")
    .select("id")
    .where("applicant_id", "=", applicantId)
    .where("outcome", "=", "signed-in")
    .limit(1);
  const any = await signIns.executeTakeFirst();
  const here = await signIns.where("device", "=", device).where("network", "=", network).executeTakeFirst();
  return { any: any !== undefined, fromHere: here !== undefined };
}

/** Removes what is older; for a job. */
export async function forgetSignIns(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("sign_ins").where("at", "<", before).execute();
}
