import type { Platform } from "../../platform/platform.ts";
import { offerSurvey } from "./offer-survey.server.ts";
import { findAbout } from "./survey.queries.server.ts";

/** Offers the demonstration applicant a survey about an application. @returns its transaction id, null without questions */
export async function seedDemonstrationSurvey(
  { database, clock }: Pick<Platform, "database" | "clock">,
  about: { applicantId: number; applicationId: number },
): Promise<string | null> {
  await database.transact((tx) => offerSurvey(tx, about, clock()));
  return (await findAbout(database.db, about.applicantId, about.applicationId))?.transactionId ?? null;
}
