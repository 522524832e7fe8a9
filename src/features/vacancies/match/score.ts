import { foldText } from "../../reference-data/spelling.ts";
import { canonicalWord } from "../search/dictionary/dictionary.ts";
import type { Category } from "../vacancy.ts";

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

/** The score's input. */
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

/** Words that many kinds of work share: a title that shares these alone is of other work more often than not. */
const broad = new Set(
  "engineer engineering developer analyst specialist consultant executive operator teknisi admin representative officer business"
    .split(" ")
    .map(canonicalWord),
);

/** How much a shared word says beside another one. */
const getWeight = (word: string) => (broad.has(word) ? 1 : 2);

/** The share of a title's score for broad words alone. */
const shareOfBroad = 0.4;
/** The same of an internship for someone who works already, and of a head's post for someone who begins. */
const shareOfOtherLevel = 0.5;

const internships = /\b(?:intern|interns|internship|magang|permagangan)\b/;
const heads = /\b(?:manager|manajer|head|kepala|director|direktur|chief|vp)\b/;

/** Text in brackets is a description, not a name of work. */
const withoutBrackets = (title: string) => title.replace(/\([^()]*\)/g, " ");

/** The telling words of texts, each as it is written, by the word that stands for it in both languages. */
function tellingWords(texts: readonly string[]): Map<string, string> {
  const words = texts.flatMap((text) => foldText(text).split(" "));
  const telling = words.filter((word) => word.length > 1 && !general.has(word));
  return new Map(telling.map((word) => [canonicalWord(word), word]));
}

function titleWords(title: string): Map<string, string> {
  const words = tellingWords([withoutBrackets(title)]);
  return words.size > 0 ? words : tellingWords([title]);
}

/** Words of a profile that a title can share. */
export function profileWords({ positions, majors }: MatchProfile): string[] {
  return [...tellingWords([...positions, ...majors]).keys()];
}

/** Those of them that say most: broad ones only where there are no others. */
export function specificWords(profile: MatchProfile): string[] {
  const words = profileWords(profile);
  const specific = words.filter((word) => !broad.has(word));
  return specific.length > 0 ? specific : words;
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

interface TitleWords {
  words: ReadonlyMap<string, string>;
  level: "intern" | "head" | null;
}

/** A vacancy as it is compared; made once for many resumes. */
export interface ReadVacancy {
  category: Category;
  functions: readonly string[];
  /** Its telling words by what stands for them, and for whom it is by its words. */
  titles: readonly TitleWords[];
  industryId: number | null;
  /** Folded, each between spaces. */
  places: readonly string[];
  /** The most that it says it pays. */
  pays: number | null;
}

export function readProfile(profile: MatchProfile): ReadProfile {
  const { category, functions, positions, industryIds, domicile, expectedSalary } = profile;
  return {
    ...{ category, expectedSalary, near: domicile === null ? null : findNear(domicile) },
    functions: new Set([...functions, ...positions].map(foldText)),
    words: new Set(profileWords(profile)),
    industryIds: new Set(industryIds),
  };
}

function findNear(domicile: string): ReadProfile["near"] {
  const [regency = "", province = ""] = domicile.split(",").map((part) => foldText(part));
  const town = regency.replace(/^(kabupaten|kota)( administrasi)? /, "");
  return { town: ` ${town} `, province: province === "" ? "" : ` ${province} ` };
}

export function readVacancy(vacancy: Omit<Candidate, "namesMajor" | "namesDegree">): ReadVacancy {
  const { category, functionNames, titles, industryId, locations, salaryMin, salaryMax } = vacancy;
  return {
    ...{ category, industryId, pays: salaryMax ?? salaryMin },
    functions: functionNames.map(foldText),
    titles: titles.map((title) => ({ words: titleWords(title), level: findLevel(foldText(title)) })),
    places: locations.map((location) => ` ${foldText(location)} `),
  };
}

function findLevel(title: string): TitleWords["level"] {
  if (internships.test(title)) return "intern";
  return heads.test(title) ? "head" : null;
}

const sharedIn = ({ words }: TitleWords, known: ReadonlySet<string>): string[] =>
  [...words].flatMap(([word, written]) => (known.has(word) ? [written] : []));

const suitsLevel = ({ level }: TitleWords, { category }: ReadProfile): boolean =>
  level === null || category === null || (level === "intern") === (category === 1);

/** How much of a title the resume knows: broad words say less, and alone little; so does a title of another level. */
function getShare(title: TitleWords, profile: ReadProfile): number {
  let [shared, whole, isSpecific] = [0, 0, false];
  for (const word of title.words.keys()) {
    const weight = getWeight(word);
    whole += weight;
    if (!profile.words.has(word)) continue;
    shared += weight;
    isSpecific ||= weight > 1;
  }
  if (shared === 0) return 0;
  const share = (shared / whole) * (isSpecific ? 1 : shareOfBroad);
  return suitsLevel(title, profile) ? share : share * shareOfOtherLevel;
}

/** The title that the resume knows best, the first of equals; null where it knows no word of any. */
function bestTitle({ titles }: ReadVacancy, profile: ReadProfile): TitleWords | null {
  let [best, most]: [TitleWords | null, number] = [null, 0];
  for (const title of titles) {
    const share = getShare(title, profile);
    if (share > most) [best, most] = [title, share];
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

type Names = Pick<Candidate, "namesMajor" | "namesDegree">;

/** Points of each reason: numbers alone, because most of many comparisons end with them. */
function pointsFor(profile: ReadProfile, vacancy: ReadVacancy, names: Names): Record<ReasonCode, number> {
  const near = nearness(profile, vacancy);
  const title = bestTitle(vacancy, profile);
  return {
    category: profile.category === vacancy.category ? points.category : 0,
    function: vacancy.functions.some((name) => profile.functions.has(name)) ? points.function : 0,
    title: title === null ? 0 : Math.round(points.title * getShare(title, profile)),
    major: names.namesMajor ? points.major : 0,
    degree: names.namesDegree ? points.degree : 0,
    industry: sharesIndustry(profile, vacancy) ? points.industry : 0,
    place: near === "place" ? points.place : 0,
    province: near === "province" ? points.province : 0,
    salary: paysEnough(profile, vacancy) ? points.salary : 0,
  };
}

/** Without anything of the work itself, level, place and pay recommend nothing. */
const mostBeside = leastScore - 1;

function getSum(brings: Record<ReasonCode, number>): number {
  const sum = Object.values(brings).reduce((total, each) => total + each, 0);
  return brings.title + brings.function + brings.major > 0 ? sum : Math.min(sum, mostBeside);
}

/** Reasons, in the order for equal points. */
const codes = ["category", "function", "title", "major", "degree", "industry", "place", "province", "salary"] as const;

/** How well a vacancy fits a resume, 0 to 100, and why, the strongest reason first; null where it is below `least`. */
export function scoreRead(profile: ReadProfile, vacancy: ReadVacancy, names: Names, least: number): Match | null {
  const brings = pointsFor(profile, vacancy, names);
  const score = getSum(brings);
  if (score < least) return null;
  const words = () => {
    const title = bestTitle(vacancy, profile);
    return title === null ? [] : sharedIn(title, profile.words);
  };
  const counting = codes.filter((code) => brings[code] > 0).sort((one, other) => brings[other] - brings[one]);
  return {
    score,
    reasons: counting.map((code) => ({ code, points: brings[code], words: code === "title" ? words() : [] })),
  };
}

/** The same of one resume and one vacancy. */
export function scoreMatch(profile: MatchProfile, vacancy: Candidate): Match {
  return scoreRead(readProfile(profile), readVacancy(vacancy), vacancy, 0) ?? { score: 0, reasons: [] };
}

/** A resume's texts about fitting work, as texts so that they match vacancies of any origin. */
export interface MatchProfile {
  /** 1 Student/Fresh Graduate, 2 Professional; null when not chosen yet. */
  category: Category | null;
  /** Names of functions as the function list has them (internships, departments). */
  functions: readonly string[];
  /** Positions held and departments worked in. */
  positions: readonly string[];
  /** Majors of all educations, in both languages where they differ. */
  majors: readonly string[];
  /** Codes of the degrees ("s1", "smk"). */
  degrees: readonly string[];
  /** Ids of the list `industry`. */
  industryIds: readonly number[];
  /** The domicile as its list writes it: "Kabupaten Sleman, DI Yogyakarta"; null when not known. */
  domicile: string | null;
  /** Whole rupiah a month. */
  expectedSalary: number | null;
}
