import type { Tx } from "../../platform/database/database.ts";
import { idOfCode } from "../reference-data/master-data.server.ts";
import type { EmailPeriod } from "./email-period.ts";
import { lockResume, setEmailPeriod } from "./resume.queries.server.ts";

/**
 * Changes how often suggestions come, as a new version of the resume.
 * @returns false where it is so already, or there is no resume
 */
export async function changeEmailPeriod(tx: Tx, applicantId: number, period: EmailPeriod, now: Date): Promise<boolean> {
  const id = await idOfCode(tx, "emailSuggestionPeriod", period);
  if (id === null) throw new Error(`The list of periods has no "${period}".`);
  const current = await lockResume(tx, applicantId);
  if (current.version === 0 || current.resume.emailPeriodId === id) return false;
  await setEmailPeriod(tx, applicantId, current, id, now);
  return true;
}
