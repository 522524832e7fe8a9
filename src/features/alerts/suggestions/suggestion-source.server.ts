import { m } from "#messages";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findResumes } from "../../resumes/resume.queries.server.ts";
import { letterMedia } from "../../vacancies/activity/career-activity.ts";
import { type FoundMatch, reasonText } from "../../vacancies/match/find-matches.server.ts";
import type { NewVacancies } from "../../vacancies/match/match-many.server.ts";
import {
  getMorning,
  type LetterPart,
  type LetterSource,
  type Occasion,
  type OpenSource,
  type Recipient,
} from "../digest/letter-source.server.ts";
import { isToBeLookedAt } from "../digest/vacancy-letter.queries.server.ts";
import { chooseFor, type Seeker } from "./choose.server.ts";
import { leavesOn, periodsOn } from "./period-days.ts";
import { type ReadLately, readSeekerLists, type SeekerLists, seekerState } from "./seekers.server.ts";
import {
  forgetSuggested,
  getStates,
  lastSeeker,
  noteLooked,
  noteSuggested,
  peopleToLookAt,
} from "./suggestion.queries.server.ts";

/** Where an applicant sees what is suggested, and when. */
const suggestionsPagePath = "/account/my-account#suggestions";

interface Run {
  occasion: Occasion;
  lists: SeekerLists;
  found: NewVacancies;
}

interface Opening extends Omit<Run, "found"> {
  /** The greatest number of anybody that is looked at. */
  last: number;
}

/** Suggestions as the letters of vacancies ask for them (suggestions §1). */
export function suggestionSource(readLately: ReadLately): LetterSource {
  return {
    async open(db, occasion) {
      return openRun({ occasion, lists: await readSeekerLists(db), last: await lastSeeker(db) }, readLately);
    },
  };
}

/** Numbers of people among whom those that are due are read at once. */
const atOnce = 2_000;

function openRun({ occasion, lists, last }: Opening, readLately: ReadLately): OpenSource {
  let waiting: (Recipient & { applicantId: number })[] = [];
  let after = 0;
  let found: NewVacancies | undefined;
  return {
    async due(db, most) {
      for (; waiting.length === 0 && after < last; after += atOnce) {
        waiting = await peopleToLookAt(db, wantedOn(occasion, lists), { after, upTo: after + atOnce });
        // Only where anybody is due: most minutes of most days have nobody.
        if (waiting.length > 0) found ??= await readLately(db, occasion.now);
      }
      const next = waiting.slice(0, most);
      waiting = waiting.slice(most);
      return next;
    },
    take: async (tx, recipients) =>
      found === undefined ? new Map() : takeParts(tx, { occasion, lists, found }, recipients),
  };
}

function wantedOn(occasion: Occasion, { periods, seekingIds }: SeekerLists) {
  const due = new Set(periodsOn(occasion.day));
  return {
    periodIds: [...periods].filter(([, period]) => due.has(period)).map(([id]) => id),
    seekingIds: [...seekingIds],
    completedBefore: getMorning(occasion.day),
    and: isToBeLookedAt("applicants.email_key", occasion),
  };
}

async function takeParts(tx: Tx, run: Run, recipients: readonly Recipient[]): Promise<Map<string, LetterPart>> {
  const seekers = await seekersAmong(tx, run, recipients);
  const chosen = await chooseFor(tx, run.found, seekers, run.occasion.now);
  const checks = seekers.map(({ applicantId }) => ({ applicantId, told: chosen.get(applicantId)?.length ?? 0 }));
  await noteLooked(tx, checks, { now: run.occasion.now, until: run.found.until });
  const pairs = [...chosen].flatMap(([applicantId, matches]) =>
    matches.map(({ vacancyId }) => ({ applicantId, vacancyId })),
  );
  await noteSuggested(tx, pairs, run.occasion.now);
  const parts = new Map<string, LetterPart>();
  for (const { key, applicantId, language } of recipients) {
    const matches = chosen.get(applicantId ?? 0) ?? [];
    if (applicantId !== null && matches.length > 0) parts.set(key, getPart(applicantId, language, matches));
  }
  return parts;
}

/** Those of the recipients to whom suggestions come this morning, as their resumes say now. */
async function seekersAmong(tx: Tx, { occasion, lists }: Run, recipients: readonly Recipient[]): Promise<Seeker[]> {
  const ids = recipients.flatMap(({ applicantId }) => applicantId ?? []);
  const [resumes, states] = [await findResumes(tx, ids), await getStates(tx, ids)];
  return ids.flatMap((applicantId) => {
    const found = resumes.get(applicantId);
    if (found === undefined) return [];
    const seeker = { applicantId, state: states.get(applicantId), ...found };
    return isDueOn(occasion.day, lists, seeker) ? [seeker] : [];
  });
}

/** A first one comes at the next time after the resume was completed (suggestions §1 "when"). */
export function isDueOn(day: string, lists: SeekerLists, { resume, updatedAt, state }: Seeker): boolean {
  const seeking = seekerState(lists, resume);
  if (seeking.status !== "comes" || !leavesOn(seeking.period, day)) return false;
  return state !== undefined || updatedAt < getMorning(day);
}

/** Reasons by how much they say of the work itself. */
const mostTelling = ["title", "function", "major", "industry", "place", "province", "salary", "degree"] as const;

/**
 * A reason for each vacancy of a letter: the one that says most of those that no vacancy above has; where each was said,
 * the one that says most. The level, which most vacancies share, only where there is no other.
 */
export function whyTexts(matches: readonly FoundMatch[], language: Recipient["language"]): (string | null)[] {
  const used = new Set<string>();
  return matches.map(({ reasons }) => {
    const found = mostTelling.flatMap((code) => reasons.find((one) => one.code === code) ?? []);
    const texts = (found.length > 0 ? found : reasons).map((one) => reasonText(one, language, "person").text);
    const text = texts.find((one) => !used.has(one)) ?? texts[0] ?? null;
    if (text !== null) used.add(text);
    return text;
  });
}

function getPart(applicantId: number, language: Recipient["language"], matches: readonly FoundMatch[]): LetterPart {
  const locale = { locale: language };
  const reasons = whyTexts(matches, language);
  return {
    heading: m.suggestions_letter_heading({}, locale),
    vacancies: matches.map(({ vacancyId }, at) => ({ id: vacancyId, reason: reasons[at] ?? null })),
    media: letterMedia.suggestions,
    links: [{ label: m.suggestions_letter_change({}, locale), path: suggestionsPagePath }],
    stops: String(applicantId),
  };
}

/** So long a vacancy that closed may open again and is known as suggested. */
const rememberedMs = 365 * 86_400_000;

/** Forgets what nobody can be suggested again. */
export function forgetOldSuggestions({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  return forgetSuggested(database.db, new Date(clock().getTime() - rememberedMs));
}
