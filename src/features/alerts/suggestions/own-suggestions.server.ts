import { addDays, jakartaDay } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { recordEvent } from "../../identity/account-event.queries.server.ts";
import { applicantPrincipal } from "../../identity/principal.ts";
import { idOfCode } from "../../reference-data/master-data.server.ts";
import type { EmailPeriod } from "../../resumes/email-period.ts";
import { findResume, findResumes, lockResume, setEmailPeriod } from "../../resumes/resume.queries.server.ts";
import { getMorning, morningAt } from "../digest/letter-source.server.ts";
import type { StopLetters } from "../digest/stop-letters.server.ts";
import { chooseFor, type Seeker } from "./choose.server.ts";
import { findNextDay } from "./period-days.ts";
import { type ReadLately, readSeekerLists, type SeekerState, seekerState } from "./seekers.server.ts";
import { getStates } from "./suggestion.queries.server.ts";
import { whyTexts } from "./suggestion-source.server.ts";

/** An applicant's suggestions. */
export interface OwnSuggestions {
  status: SeekerState["status"];
  /** The last letter with suggestions; null before the first. */
  last: { at: Date; count: number } | null;
  /** `YYYY-MM-DD`; null where none comes. */
  nextOn: string | null;
  /** "What would come today": by the same choosing as the letter's, which none of this changes. */
  preview: { vacancyId: number; reason: string | null }[];
}

/** The next day a letter may come: today while nobody looked yet and the evening has not come. */
function nextDay(state: SeekerState, seeker: Seeker, now: Date): string | null {
  if (state.status !== "comes") return null;
  const today = jakartaDay(now);
  const isLooked = seeker.state !== undefined && jakartaDay(seeker.state.lookedAt) === today;
  const isTooLate = now >= getMorning(today) && morningAt(now) === null;
  const isNew = seeker.state === undefined && seeker.updatedAt >= getMorning(today);
  return findNextDay(state.period, isLooked || isTooLate || isNew ? addDays(today, 1) : today);
}

export async function ownSuggestions(
  db: Db,
  readLately: ReadLately,
  { applicantId, language }: { applicantId: number; language: Language },
  now: Date,
): Promise<OwnSuggestions> {
  const found = (await findResumes(db, [applicantId])).get(applicantId);
  if (found === undefined) return { status: "resume-incomplete", last: null, nextOn: null, preview: [] };
  const state = (await getStates(db, [applicantId])).get(applicantId);
  const seeker = { applicantId, state, ...found };
  const seeking = seekerState(await readSeekerLists(db), found.resume);
  const last = state?.toldAt ? { at: state.toldAt, count: state.told } : null;
  if (seeking.status !== "comes") return { status: seeking.status, last, nextOn: null, preview: [] };
  const chosen = await chooseFor(db, await readLately(db, now), [seeker], now);
  const matches = chosen.get(applicantId) ?? [];
  const reasons = whyTexts(matches, language);
  const preview = matches.map(({ vacancyId }, at) => ({ vacancyId, reason: reasons[at] ?? null }));
  return { status: "comes", last, nextOn: nextDay(seeking, seeker, now), preview };
}

/** Who asks by a letter's link or a mail program's click is nobody that is known: anyone who holds the letter. */
const byLetter = { userAgent: "", network: "", requestId: "" };

const findId = (stops: string): number | null => (/^[1-9]\d{0,14}$/.test(stops) ? Number(stops) : null);

/**
 * Reduces or stops suggestions to the person of a letter's code; recorded in "my activity".
 * @returns false where it is so already, or the account is gone
 */
export async function changeByLetter(tx: Tx, stops: string, period: EmailPeriod, now: Date): Promise<boolean> {
  const applicantId = findId(stops);
  if (applicantId === null || !(await changeEmailPeriod(tx, applicantId, period, now))) return false;
  const event = period === "never" ? "suggestions-stopped" : "suggestions-changed";
  await recordEvent(tx, byLetter, { principal: applicantPrincipal(applicantId), event }, now);
  return true;
}

/** Stops suggestions from a letter's link. */
export const stopSuggestions: StopLetters = async (tx, stops, now) => {
  await changeByLetter(tx, stops, "never", now);
};

/** How often suggestions come to whom a letter's code names; null where the account is gone, or says nothing of it. */
export async function periodByLetter(db: Db, stops: string): Promise<EmailPeriod | null> {
  const applicantId = findId(stops);
  if (applicantId === null) return null;
  const { resume } = await findResume(db, applicantId);
  return (await readSeekerLists(db)).periods.get(resume.emailPeriodId ?? 0) ?? null;
}

/**
 * Changes how often suggestions come, as a new version of the resume.
 * @returns false where it is so already, or there is no resume
 */
async function changeEmailPeriod(tx: Tx, applicantId: number, period: EmailPeriod, now: Date): Promise<boolean> {
  const id = await idOfCode(tx, "emailSuggestionPeriod", period);
  if (id === null) throw new Error(`The list of periods has no "${period}".`);
  const current = await lockResume(tx, applicantId);
  if (current.version === 0 || current.resume.emailPeriodId === id) return false;
  await setEmailPeriod(tx, applicantId, current, id, now);
  return true;
}
