import { addDays, jakartaDay } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { findResumes } from "../../resumes/resume.queries.server.ts";
import { morningAt, morningOf } from "../digest/letter-source.server.ts";
import { chooseFor, type Seeker } from "./choose.server.ts";
import { nextDayOf } from "./period-days.ts";
import { type ReadLately, readSeekerLists, type SeekerState, seekerState } from "./seekers.server.ts";
import { statesOf } from "./suggestion.queries.server.ts";
import { whyText } from "./suggestion-source.server.ts";

/** What an applicant sees of suggestions. */
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
  const isTooLate = now >= morningOf(today) && morningAt(now) === null;
  const isNew = seeker.state === undefined && seeker.updatedAt >= morningOf(today);
  return nextDayOf(state.period, isLooked || isTooLate || isNew ? addDays(today, 1) : today);
}

export async function ownSuggestions(
  db: Db,
  readLately: ReadLately,
  { applicantId, language }: { applicantId: number; language: Language },
  now: Date,
): Promise<OwnSuggestions> {
  const found = (await findResumes(db, [applicantId])).get(applicantId);
  if (found === undefined) return { status: "resume-incomplete", last: null, nextOn: null, preview: [] };
  const state = (await statesOf(db, [applicantId])).get(applicantId);
  const seeker = { applicantId, state, ...found };
  const seeking = seekerState(await readSeekerLists(db), found.resume);
  const last = state?.toldAt ? { at: state.toldAt, count: state.told } : null;
  if (seeking.status !== "comes") return { status: seeking.status, last, nextOn: null, preview: [] };
  const chosen = await chooseFor(db, await readLately(db, now), [seeker], now);
  const preview = (chosen.get(applicantId) ?? []).map((match) => {
    return { vacancyId: match.vacancyId, reason: whyText(match, language) };
  });
  return { status: "comes", last, nextOn: nextDay(seeking, seeker, now), preview };
}
