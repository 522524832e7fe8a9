import { sql } from "kysely";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { storedEndWords } from "../application.store.server.ts";
import { withdrawn } from "../application.ts";
import type { ProgressState } from "../progress/merge-progress.ts";
import { phasesOfMany } from "../progress.store.server.ts";
import "../application.tables.ts";
import "../../people/people.tables.ts";

/** An application that is looked at before an act; nothing of it is locked. */
export interface SeenOn {
  applicationId: number;
  /** The language that its person reads; null where nobody is there any more. */
  reads: Language | null;
  isWithdrawn: boolean;
  before: ProgressState;
}

/** How many applications stand, those that there are, for whoever is about to decide on all of them. */
export async function seenOn(db: Db, applicationIds: readonly number[]): Promise<SeenOn[]> {
  const rows = await db
    .selectFrom("applications")
    .leftJoin("applicants", "applicants.id", "applications.applicant_id")
    .select(["applications.id as applicationId", "status", "end_reason as endReason", "end_words as endWords"])
    .select("applicants.language as reads")
    .where("applications.id", "=", sql<number>`any(${[...applicationIds]}::bigint[])`)
    .execute();
  const phases = await phasesOfMany(db, applicationIds);
  return rows.map(({ applicationId, status, endReason, endWords, reads }) => ({
    ...{ applicationId, reads, isWithdrawn: endReason === withdrawn },
    before: { status, endWords: storedEndWords.parse(endWords), phases: phases.get(applicationId) ?? [] },
  }));
}
