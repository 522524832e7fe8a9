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

/** Removes what is older; for a job. */
export async function forgetSignIns(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("sign_ins").where("at", "<", before).execute();
}
