import type { Db } from "../../platform/database/database.ts";
import { findAbout } from "./survey.queries.server.ts";
import { surveyPath } from "./survey.ts";

/** Where the survey about an application is answered; null when none waits. */
export async function surveyAbout(
  db: Db,
  about: { applicantId: number; applicationId: number },
): Promise<string | null> {
  const waiting = await findAbout(db, about.applicantId, about.applicationId);
  return waiting ? surveyPath(waiting.transactionId) : null;
}
