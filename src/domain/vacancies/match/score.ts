import { foldText } from "../../master-data/master-data.ts";
import type { Category } from "../vacancy.ts";
import type { MatchProfile } from "./match-profile.ts";

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

/** Why a vacancy fits, and what that brings; `words` are those that title and resume share. */
export interface Reason {
  code: ReasonCode;
  points: number;
  words: readonly string[];
}

export interface Match {
  score: number;
  reasons: Reason[];
}

/** What the score looks at. */
export interface Candidate {
  category: Category;
  functionNames: readonly string[];
  titles: readonly string[];
  industryId: number | null;
  locations: readonly string[];
  salaryMin: number | null;
  salaryMax: number | null;
  /** Whether title or descriptions name one of the majors, one of the degrees. */
  namesMajor: boolean;
  namesDegree: boolean;
}

/** Words of titles that say how high or how long, not what. */
const general = new Set(
  "senior junior staff staf officer manager manajer supervisor kepala head lead intern magang internship trainee program dan and of the di in asisten assistant".split(
    " ",
  ),
);

function tellingWords(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => foldText(text).split(" "));
  return new Set(words.filter((word) => word.length > 1 && !general.has(word)));
}

/** Words of a profile that a title can share. */
export function profileWords({ positions, majors }: MatchProfile): string[] {
  return [...tellingWords([...positions, ...majors])];
}

/** A resume as it is compared; made once for many vacancies. */
export interface ReadProfile {
  category: Category | null;
  /** Functions and departments, folded. */
  functions: ReadonlySet<string>;
  words: ReadonlySet<string>;
  industryIds: ReadonlySet<number>;
  /** Folded, each between spaces; null where no domicile is known, "" where it names no province. */
  near: { town: string; province: string } | null;
  expectedSalary: number | null;
}

/** A vacancy as it is compared; made once for many resumes. */
export interface ReadVacancy {
  category: Category;
  functions: readonly string[];
  titles: readonly (readonly string[])[];
  industryId: number | null;
  /** Folded, each between spaces. */
  places: readonly string[];
  /** The most that it says it pays. */
  pays: number | null;
}

export function readProfile(profile: MatchProfile): ReadProfile {
  const { category, functions, positions, industryIds, domicile, expectedSalary } = profile;
  return {
    ...{ category, expectedSalary, near: domicile === null ? null : nearOf(domicile) },
    functions: new Set([...functions, ...positions].map(foldText)),
    words: new Set(profileWords(profile)),
    industryIds: new Set(industryIds),
  };
}

function nearOf(domicile: string): ReadProfile["near"] {
  const [regency = "", province = ""] = domicile.split(",").map((part) => foldText(part));
  const town = regency.replace(/^(kabupaten|kota)( administrasi)? /, "");
  return { town: ` ${town} `, province: province === "" ? "" : ` ${province} ` };
}

export function readVacancy(vacancy: Omit<Candidate, "namesMajor" | "namesDegree">): ReadVacancy {
  const { category, functionNames, titles, industryId, locations, salaryMin, salaryMax } = vacancy;
  return {
    ...{ category, industryId, pays: salaryMax ?? salaryMin },
    functions: functionNames.map(foldText),
    titles: titles.map((title) => [...tellingWords([title])]),
    places: locations.map((location) => ` ${foldText(location)} `),
  };
}

/** How much of a title the resume knows, by whichever of the titles it knows better. */
function sharedWords({ titles }: ReadVacancy, known: ReadonlySet<string>): { share: number; words: readonly string[] } {
  let best: { share: number; words: readonly string[] } = { share: 0, words: [] };
  for (const wanted of titles) {
    const words = wanted.filter((word) => known.has(word));
    const share = wanted.length === 0 ? 0 : words.length / wanted.length;
    if (share > best.share) best = { share, words };
  }
  return best;
}

/** "place" when a location names the regency, "province" when only the province is shared. */
function nearness({ near }: ReadProfile, { places }: ReadVacancy): "place" | "province" | null {
  if (near === null) return null;
  if (places.some((place) => place.includes(near.town))) return "place";
  return near.province !== "" && places.some((place) => place.includes(near.province)) ? "province" : null;
}

const paysEnough = ({ expectedSalary: expected }: ReadProfile, { pays }: ReadVacancy): boolean =>
  expected !== null && pays !== null && pays >= expected;

const sharesIndustry = ({ industryIds }: ReadProfile, { industryId }: ReadVacancy): boolean =>
  industryId !== null && industryIds.has(industryId);

/** How well a vacancy fits a resume, 0 to 100, and why; the strongest reason comes first. */
export function scoreRead(
  profile: ReadProfile,
  vacancy: ReadVacancy,
  { namesMajor, namesDegree }: Pick<Candidate, "namesMajor" | "namesDegree">,
): Match {
  const shared = sharedWords(vacancy, profile.words);
  const near = nearness(profile, vacancy);
  const isKnownWork = vacancy.functions.some((name) => profile.functions.has(name));
  const found: [ReasonCode, number, (readonly string[])?][] = [
    ["category", profile.category === vacancy.category ? points.category : 0],
    ["function", isKnownWork ? points.function : 0],
    ["title", Math.round(points.title * shared.share), shared.words],
    ["major", namesMajor ? points.major : 0],
    ["degree", namesDegree ? points.degree : 0],
    ["industry", sharesIndustry(profile, vacancy) ? points.industry : 0],
    [near ?? "place", near === null ? 0 : points[near]],
    ["salary", paysEnough(profile, vacancy) ? points.salary : 0],
  ];
  const counting = found.filter(([, score]) => score > 0).sort(([, one], [, other]) => other - one);
  return {
    score: counting.reduce((sum, [, score]) => sum + score, 0),
    reasons: counting.map(([code, points, words = []]) => ({ code, points, words })),
  };
}

/** The same of one resume and one vacancy. */
export function scoreMatch(profile: MatchProfile, vacancy: Candidate): Match {
  return scoreRead(readProfile(profile), readVacancy(vacancy), vacancy);
}
