import {
  type Candidate,
  type MatchProfile,
  type ReadProfile,
  type ReadVacancy,
  readProfile,
  readVacancy,
} from "./compared.ts";
import { bestTitle, type SharedTitle, sharedWords } from "./shared-title.ts";

/** Most points for each reason; together 100. */
export const points = {
  category: 15,
  function: 20,
  title: 25,
  major: 10,
  degree: 5,
  industry: 10,
  place: 10,
  province: 6,
  salary: 5,
} as const;

/** Least score that is recommended: the level alone is not enough. */
export const leastScore = 30;

export type ReasonCode = keyof typeof points;

/** Why a vacancy fits, and what that brings. */
export interface Reason {
  code: ReasonCode;
  points: number;
  /** Those that title and resume share. */
  words: readonly string[];
  /** Where a title or a function is known from, if not from a position. */
  about?: "study" | "internship" | undefined;
}

export interface Match {
  score: number;
  reasons: Reason[];
}

/** "place" when a location names the regency, "province" when only the province is shared. */
function nearness({ near }: ReadProfile, { places }: ReadVacancy): "place" | "province" | null {
  if (near === null) return null;
  if (near.town !== "" && places.some((place) => place.includes(near.town))) return "place";
  return near.province !== "" && places.some((place) => place.includes(near.province)) ? "province" : null;
}

const paysEnough = ({ expectedSalary: expected }: ReadProfile, { pays }: ReadVacancy): boolean =>
  expected !== null && pays !== null && pays >= expected;

const sharesIndustry = ({ industryIds }: ReadProfile, { industryId }: ReadVacancy): boolean =>
  industryId !== null && industryIds.has(industryId);

/** Whether a vacancy is for people of this level; an internship and a head's post say so by their titles. */
function suitsLevel({ category }: ReadProfile, { isInternship, titles, category: wanted }: ReadVacancy): boolean {
  const has = (level: "intern" | "head") => titles.some((title) => title.level === level);
  if (isInternship || has("intern")) return category === 1;
  return category === wanted && !(category === 1 && has("head"));
}

const sharesFunction = ({ functions }: ReadVacancy, known: ReadonlySet<string>): boolean =>
  functions.some((name) => known.has(name));

type Names = Pick<Candidate, "namesMajor" | "namesDegree">;

/** For someone who has not worked, a title of the work of a major has the points of naming it. */
function titlePoints(title: SharedTitle | null, { work }: ReadProfile, { namesMajor }: Names): number {
  if (title === null) return 0;
  const isOfMajor = title.source === "study" && title.isTelling && work.size === 0 && !namesMajor;
  return Math.round((points.title + (isOfMajor ? points.major : 0)) * title.share);
}

interface Compared {
  profile: ReadProfile;
  vacancy: ReadVacancy;
  title: SharedTitle | null;
}

/** Points of each reason: numbers alone, because most of many comparisons end with them. */
function pointsFor({ profile, vacancy, title }: Compared, names: Names): Record<ReasonCode, number> {
  const near = nearness(profile, vacancy);
  const isKnown = sharesFunction(vacancy, profile.experiences) || sharesFunction(vacancy, profile.internships);
  return {
    category: suitsLevel(profile, vacancy) ? points.category : 0,
    function: isKnown ? points.function : 0,
    title: titlePoints(title, profile, names),
    major: names.namesMajor ? points.major : 0,
    degree: names.namesDegree ? points.degree : 0,
    industry: sharesIndustry(profile, vacancy) ? points.industry : 0,
    place: near === "place" ? points.place : 0,
    province: near === "province" ? points.province : 0,
    salary: paysEnough(profile, vacancy) ? points.salary : 0,
  };
}

/** Without anything of the work itself, level, place and pay recommend nothing; nor do broad words beside them. */
const mostBeside = leastScore - 1;

function getSum(brings: Record<ReasonCode, number>, title: SharedTitle | null): number {
  const sum = Object.values(brings).reduce((total, each) => total + each, 0);
  const isOfWork = title?.isTelling === true || brings.function + brings.major > 0;
  return isOfWork ? sum : Math.min(sum, mostBeside);
}

/** Reasons, in the order for equal points. */
const codes = ["category", "function", "title", "major", "degree", "industry", "place", "province", "salary"] as const;

function toReason(code: ReasonCode, brought: number, { profile, vacancy, title }: Compared): Reason {
  const reason = { code, points: brought, words: [] };
  if (code === "title" && title !== null) {
    const shared = { ...reason, words: sharedWords(title, profile) };
    return title.source === "study" ? { ...shared, about: "study" } : shared;
  }
  const isOfInternship = code === "function" && !sharesFunction(vacancy, profile.experiences);
  return isOfInternship ? { ...reason, about: "internship" } : reason;
}

/** How well a vacancy fits a resume, 0 to 100, and why, the strongest reason first; null where it is below `least`. */
export function scoreRead(profile: ReadProfile, vacancy: ReadVacancy, names: Names, least: number): Match | null {
  const compared = { profile, vacancy, title: bestTitle(vacancy, profile) };
  const brings = pointsFor(compared, names);
  const score = getSum(brings, compared.title);
  if (score < least) return null;
  const counting = codes.filter((code) => brings[code] > 0).sort((one, other) => brings[other] - brings[one]);
  return { score, reasons: counting.map((code) => toReason(code, brings[code], compared)) };
}

/** The same of one resume and one vacancy. */
export function scoreMatch(profile: MatchProfile, vacancy: Candidate): Match {
  return scoreRead(readProfile(profile), readVacancy(vacancy), vacancy, 0) ?? { score: 0, reasons: [] };
}
