import { sql } from "kysely";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { storedEndWords } from "../application.queries.server.ts";
import { withdrawn } from "../application.ts";
import type { ProgressState } from "../progress/merge-progress.ts";
import { phasesOfMany } from "../progress.queries.server.ts";
import "../application.tables.ts";
import "../../identity/people.tables.ts";
import "../listed/listed.tables.ts";

/** An application that is looked at before an act; nothing of it is locked. */
export interface SeenOn {
  applicationId: number;
  /** The language that its person reads; null where the person is gone. */
  reads: Language | null;
  isWithdrawn: boolean;
  /** Its data may not be used any more: the desk shows no person. */
  isGone: boolean;
  before: ProgressState;
}

/** The data that a decision on many applications needs; unknown applications are left out. */
export async function seenOn(db: Db, applicationIds: readonly number[]): Promise<SeenOn[]> {
  const rows = await db
    .selectFrom("applications")
    .leftJoin("applicants", "applicants.id", "applications.applicant_id")
    .select([
      "applications.id as applicationId",
      "applications.status",
      "end_reason as endReason",
      "end_words as endWords",
    ])
    .leftJoin("desk_applications", "desk_applications.application_id", "applications.id")
    .select(["applicants.language as reads", "is_gone as isGone"])
    .where("applications.id", "=", sql<number>`any(${[...applicationIds]}::bigint[])`)
    .execute();
  const phases = await phasesOfMany(db, applicationIds);
  return rows.map(({ applicationId, status, endReason, endWords, reads, isGone }) => ({
    ...{ applicationId, reads, isWithdrawn: endReason === withdrawn, isGone: isGone === true },
    before: { status, endWords: storedEndWords.parse(endWords), phases: phases.get(applicationId) ?? [] },
  }));
}
