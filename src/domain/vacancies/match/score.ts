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

/** How much of a title the resume knows, by whichever of the titles it knows better. */
function sharedWords(titles: readonly string[], known: ReadonlySet<string>): { share: number; words: string[] } {
  let best: { share: number; words: string[] } = { share: 0, words: [] };
  for (const title of titles) {
    const wanted = [...tellingWords([title])];
    const words = wanted.filter((word) => known.has(word));
    const share = wanted.length === 0 ? 0 : words.length / wanted.length;
    if (share > best.share) best = { share, words };
  }
  return best;
}

/** "place" when a location names the regency, "province" when only the province is shared. */
function nearness(domicile: string | null, locations: readonly string[]): "place" | "province" | null {
  if (domicile === null) return null;
  const [regency = "", province = ""] = domicile.split(",").map((part) => foldText(part));
  const town = regency.replace(/^(kabupaten|kota)( administrasi)? /, "");
  const places = locations.map((location) => ` ${foldText(location)} `);
  if (places.some((place) => place.includes(` ${town} `))) return "place";
  const isShared = province !== "" && places.some((place) => place.includes(` ${province} `));
  return isShared ? "province" : null;
}

function paysEnough(expected: number | null, { salaryMin, salaryMax }: Candidate): boolean {
  const most = salaryMax ?? salaryMin;
  return expected !== null && most !== null && most >= expected;
}

function sharesFunction(profile: MatchProfile, { functionNames }: Candidate): boolean {
  const known = new Set([...profile.functions, ...profile.positions].map(foldText));
  return functionNames.some((name) => known.has(foldText(name)));
}

/** How well a vacancy fits a resume, 0 to 100, and why; the strongest reason comes first. */
export function scoreMatch(profile: MatchProfile, vacancy: Candidate): Match {
  const shared = sharedWords(vacancy.titles, new Set(profileWords(profile)));
  const near = nearness(profile.domicile, vacancy.locations);
  const found: [ReasonCode, number, (readonly string[])?][] = [
    ["category", profile.category === vacancy.category ? points.category : 0],
    ["function", sharesFunction(profile, vacancy) ? points.function : 0],
    ["title", Math.round(points.title * shared.share), shared.words],
    ["major", vacancy.namesMajor ? points.major : 0],
    ["degree", vacancy.namesDegree ? points.degree : 0],
    ["industry", profile.industryIds.some((id) => id === vacancy.industryId) ? points.industry : 0],
    [near ?? "place", near === null ? 0 : points[near]],
    ["salary", paysEnough(profile.expectedSalary, vacancy) ? points.salary : 0],
  ];
  const counting = found.filter(([, score]) => score > 0).sort(([, one], [, other]) => other - one);
  return {
    score: counting.reduce((sum, [, score]) => sum + score, 0),
    reasons: counting.map(([code, points, words = []]) => ({ code, points, words })),
  };
}
