import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { foldText } from "../reference-data/spelling.ts";
import type { ResumePath } from "../resumes/completeness.ts";
import { emailIn, fitting } from "../resumes/json-resume/foreign-values.ts";
import type { Resume } from "../resumes/resume.ts";
import { isBirthDate } from "../resumes/rules/birth-date.ts";
import { type CalendarDay, parseDay } from "../resumes/rules/calendar.ts";
import { listLimits } from "../resumes/rules/limits.ts";
import { readPhone } from "../resumes/rules/phone.ts";
import {
  type Chosen,
  chosenIn,
  findFunction,
  findIndustry,
  findRank,
  idOfDegree,
  idOfPosition,
} from "./cv-choices.server.ts";
import { Drafts, type Scalar } from "./cv-drafts.server.ts";
import type { CvDate, CvFacts, CvJob, CvMembership, CvStudy, Found } from "./cv-facts.ts";
import { withNumbersInWords } from "./cv-numbers.ts";
import { wordsFor } from "./cv-words.server.ts";

/** Something that a CV would have changed in a resume. */
export interface CvChange {
  path: ResumePath;
  /** In words, as it stands now and as it would. */
  before: string | null;
  after: string;
  /** The CV's own line. */
  source: string;
  /** From 0 to 1; what is below 0.7 someone is to look at. */
  confidence: number;
  /** Each field's proposed values: mostly one, two where a text goes with 'Others'. */
  values: Readonly<Record<ResumePath, Scalar>>;
}

const findYear = (found: Found<CvDate> | null) => found?.value.year;

function findMonth(found: Found<CvDate> | null): string | undefined {
  const date = found?.value;
  return date === undefined || date.month === null ? undefined : `${date.year}-${String(date.month).padStart(2, "0")}`;
}

const isSame = (one: string | null, other: string | null) => one !== null && foldText(one) === foldText(other ?? "");

/**
 * Where an entry of a CV belongs: beside the one that it is about, else below the last; null where the list is full.
 */
function findPlace<Entry>(
  entries: readonly Entry[],
  taken: Set<number>,
  most: number,
  isIt: (entry: Entry) => boolean,
): number | null {
  const known = entries.findIndex((entry, at) => !taken.has(at) && isIt(entry));
  const place = known < 0 ? Math.max(entries.length, ...[...taken].map((at) => at + 1)) : known;
  if (place >= most) return null;
  taken.add(place);
  return place;
}

export interface CvAsked {
  facts: CvFacts;
  current: Resume;
  today: CalendarDay;
  language: Language;
  /** False where the e-mail is the account's, which nobody changes by a CV. */
  takesEmail: boolean;
}

async function personal(db: Db, { facts, current, today, takesEmail }: CvAsked, into: Drafts): Promise<void> {
  into.text("name", facts.name, "names", current.name);
  if (takesEmail) into.add("email", facts.email, emailIn(facts.email?.value), current.email);
  into.add("phone", facts.phone, readPhone(facts.phone?.value ?? ""), current.phone);
  const day = facts.birthDate === null ? null : parseDay(facts.birthDate.value);
  if (day !== null && isBirthDate(day, today))
    into.add("birthDate", facts.birthDate, facts.birthDate?.value, current.birthDate);
  into.add("gender", facts.gender, facts.gender?.value, current.gender);
  const domicile = await chosenIn(db, "domicile", facts.domicile, "plain");
  // A place that our lists lack is not proposed: 'Others' would be a guess.
  if (domicile.other === null)
    into.choice("domicileId", "domicileOther", facts.domicile, domicile, {
      id: current.domicileId,
      other: current.domicileOther,
    });
}

async function studies(db: Db, { facts, current }: CvAsked, into: Drafts, unread: string[]): Promise<void> {
  const taken = new Set<number>();
  for (const found of facts.educations) {
    const institution = await chosenIn(db, "institution", found.institution, "names");
    const degree = await idOfDegree(db, found.degree);
    const at = findPlace(
      current.educations,
      taken,
      listLimits.educations,
      (entry) =>
        (entry.institutionId === institution.id && isSameOther(entry.institutionOther, institution.other)) ||
        (entry.institutionId === null &&
          entry.institutionOther === null &&
          entry.degreeId !== null &&
          entry.degreeId === degree),
    );
    if (at === null) unread.push(found.institution?.source ?? "");
    else await study(db, found, { at, institution, degree, current }, into);
  }
}

const isSameOther = (one: string | null, other: string | null) => foldText(one ?? "") === foldText(other ?? "");

interface StudyPlace {
  at: number;
  institution: Chosen;
  degree: number | null;
  current: Resume;
}

async function study(
  db: Db,
  found: CvStudy,
  { at, institution, degree, current }: StudyPlace,
  into: Drafts,
): Promise<void> {
  const path = (field: string) => `educations.${at}.${field}`;
  const now = current.educations[at];
  const major = await chosenIn(db, "major", found.major, "plain");
  into.add(path("degreeId"), found.degree, degree, now?.degreeId ?? null);
  into.choice(path("institutionId"), path("institutionOther"), found.institution, institution, {
    id: now?.institutionId ?? null,
    other: now?.institutionOther ?? null,
  });
  into.choice(path("majorId"), path("majorOther"), found.major, major, {
    id: now?.majorId ?? null,
    other: now?.majorOther ?? null,
  });
  into.add(path("startYear"), found.start, findYear(found.start), now?.startYear ?? null);
  into.add(path("endYear"), found.end, findYear(found.end), now?.endYear ?? null);
  if (found.isStudying) into.add(path("isStudying"), found.start, true, now?.isStudying ?? false);
  into.add(path("grade"), found.grade, found.grade?.value.grade, now?.grade ?? null);
  into.add(path("gradeScale"), found.grade, found.grade?.value.gradeScale, now?.gradeScale ?? null);
}

/** The value of a field without signs. */
function spelled(found: Found<string> | null, language: Language): Found<string> | null {
  return found === null ? null : { ...found, value: withNumbersInWords(found.value, language) };
}

async function job(db: Db, found: CvJob, at: number, { current, language }: CvAsked, into: Drafts): Promise<void> {
  const path = (field: string) => `experiences.${at}.${field}`;
  const now = current.experiences[at];
  into.text(path("company"), found.company, "names", now?.company ?? null);
  into.text(path("position"), spelled(found.position, language), "plain", now?.position ?? null);
  const rank = await findRank(db, found.position);
  into.add(path("rankId"), rank, rank?.value, now?.rankId ?? null);
  const industry = await findIndustry(db, found.industry);
  into.add(path("industryId"), industry, industry?.value, now?.industryId ?? null);
  into.text(path("department"), found.department, "plain", now?.department ?? null);
  into.add(path("startYear"), found.start, findYear(found.start), now?.startYear ?? null);
  into.add(path("endYear"), found.end, findYear(found.end), now?.endYear ?? null);
  if (found.isCurrent && now?.endYear !== null) into.cleared(path("endYear"), found.start, now?.endYear ?? null);
  into.text(path("mainJob"), spelled(found.duty, language), "plain", now?.mainJob ?? null);
}

async function jobs(db: Db, input: CvAsked, into: Drafts, unread: string[]): Promise<void> {
  const { facts, current } = input;
  const taken = new Set<number>();
  for (const found of facts.jobs) {
    const company = fitting(found.company?.value, "names");
    const at = findPlace(
      current.experiences,
      taken,
      listLimits.experiences,
      (entry) =>
        isSame(entry.company, company) && (entry.startYear === null || entry.startYear === findYear(found.start)),
    );
    if (at === null) unread.push(found.company?.source ?? found.position?.source ?? "");
    else await job(db, found, at, input, into);
  }
}

async function practices(db: Db, { facts, current }: CvAsked, into: Drafts, unread: string[]): Promise<void> {
  const taken = new Set<number>();
  for (const found of facts.internships) {
    const institution = fitting(found.company?.value, "names");
    const at = findPlace(current.internships, taken, listLimits.internships, (entry) =>
      isSame(entry.institution, institution),
    );
    if (at === null) {
      unread.push(found.company?.source ?? "");
      continue;
    }
    const path = (field: string) => `internships.${at}.${field}`;
    const now = current.internships[at];
    into.text(path("institution"), found.company, "names", now?.institution ?? null);
    const work = await findFunction(db, found.position);
    into.add(path("functionId"), work, work?.value, now?.functionId ?? null);
    into.add(path("startMonth"), found.start, findMonth(found.start), now?.startMonth ?? null);
    into.add(path("endMonth"), found.end, findMonth(found.end), now?.endMonth ?? null);
  }
}

async function memberships(db: Db, { facts, current }: CvAsked, into: Drafts, unread: string[]): Promise<void> {
  const taken = new Set<number>();
  for (const found of facts.organisations) {
    const name = fitting(found.name?.value, "names");
    const at = findPlace(current.organisations, taken, listLimits.organisations, (entry) => isSame(entry.name, name));
    if (at === null) unread.push(found.name?.source ?? "");
    else await membership(db, found, at, current, into);
  }
}

async function membership(db: Db, found: CvMembership, at: number, current: Resume, into: Drafts): Promise<void> {
  const now = current.organisations[at];
  into.text(`organisations.${at}.name`, found.name, "names", now?.name ?? null);
  into.add(
    `organisations.${at}.positionId`,
    found.position,
    await idOfPosition(db, found.position),
    now?.positionId ?? null,
  );
}

/** A CV's changes to a resume, in its order; its e-mail; its lines without a place in a resume. */
export interface CvChanges {
  changes: CvChange[];
  email: string | null;
  unread: string[];
}

export async function cvChanges(db: Db, input: CvAsked): Promise<CvChanges> {
  const into = new Drafts();
  const unread: string[] = [];
  await personal(db, input, into);
  await studies(db, input, into, unread);
  await practices(db, input, into, unread);
  await jobs(db, input, into, unread);
  await memberships(db, input, into, unread);
  const say = await wordsFor(db, into.drafts, input.language);
  const changes = into.drafts.map(({ path, values, now, source, confidence }) => ({
    ...{ path, values, source, confidence },
    before: say(now, path),
    after: say(values, path) ?? m.resumes_cv_current({}, { locale: input.language }),
  }));
  const lines = [...unread, ...input.facts.unread].filter((text) => text !== "");
  return { changes, email: emailIn(input.facts.email?.value) ?? null, unread: lines };
}
