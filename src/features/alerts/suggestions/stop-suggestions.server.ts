import type { Db, Tx } from "../../../platform/database/database.ts";
import { recordEvent } from "../../identity/account-event.queries.server.ts";
import { applicantPrincipal } from "../../identity/principal.ts";
import { changeEmailPeriod } from "../../resumes/email-period.server.ts";
import type { EmailPeriod } from "../../resumes/email-period.ts";
import { findResume } from "../../resumes/resume.queries.server.ts";
import type { StopLetters } from "../digest/stop-letters.server.ts";
import { readSeekerLists } from "./seekers.server.ts";

/** Who asks by a letter's link or a mail program's click is nobody that is known: whoever holds the letter. */
const byLetter = { userAgent: "", network: "", requestId: "" };

const idOf = (stops: string): number | null => (/^[1-9]\d{0,14}$/.test(stops) ? Number(stops) : null);

/**
 * Has suggestions come less often, or never, to whom a letter's code names; told in "my activity".
 * @returns false where it is so already, or the account is gone
 */
export async function changeByLetter(tx: Tx, stops: string, period: EmailPeriod, now: Date): Promise<boolean> {
  const applicantId = idOf(stops);
  if (applicantId === null || !(await changeEmailPeriod(tx, applicantId, period, now))) return false;
  const event = period === "never" ? "suggestions-stopped" : "suggestions-changed";
  await recordEvent(tx, byLetter, { principal: applicantPrincipal(applicantId), event }, now);
  return true;
}

/** What one click does. */
export const stopSuggestions: StopLetters = async (tx, stops, now) => {
  await changeByLetter(tx, stops, "never", now);
};

/** How often suggestions come to whom a letter's code names; null where the account is gone, or says nothing of it. */
export async function periodByLetter(db: Db, stops: string): Promise<EmailPeriod | null> {
  const applicantId = idOf(stops);
  if (applicantId === null) return null;
  const { resume } = await findResume(db, applicantId);
  return (await readSeekerLists(db)).periods.get(resume.emailPeriodId ?? 0) ?? null;
}
