import type { Applicant } from "../../../contract/request-context.ts";
import { findApplicant, twoStepState } from "../../../domain/people/people.server.ts";
import { defaultLanguage } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";

/** Whose account it is and how it is kept safe, in the wire's names. */
export async function securityOf({ database }: Platform, { applicantId, userName, isProved }: Applicant) {
  const applicant = await findApplicant(database.db, applicantId);
  const { name = "", language: mailLanguage = defaultLanguage } = applicant ?? {};
  return { name, userName, mailLanguage, isProved, ...(await twoStepState(database.db, applicantId)) };
}
