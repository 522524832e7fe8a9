import { foldText } from "../../reference-data/spelling.ts";
import type { Category } from "../vacancy.ts";
import { workOfMajor } from "./major-work.ts";
import { isBroad, saysSomething, spelled, titleWords, type WorkWord, workWords } from "./work-words.ts";

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
  /** The domicile as its list writes it: "Kabupaten Sleman, DI Yogyakarta", "Jawa Barat"; null when not known. */
  domicile: string | null;
  /** Whole rupiah a month. */
  expectedSalary: number | null;
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
  /** Whether its kind of employment says so. */
  isInternship?: boolean;
  /** Whether title or descriptions name one of the majors, one of the degrees. */
  namesMajor: boolean;
  namesDegree: boolean;
}

/** A resume as it is compared; made once for many vacancies. */
export interface ReadProfile {
  category: Category | null;
  /** Folded names of functions: of internships; of positions and departments. */
  internships: ReadonlySet<string>;
  experiences: ReadonlySet<string>;
  /** What stands for its positions, and for its majors and the work of their graduates. */
  work: ReadonlySet<string>;
  study: ReadonlySet<string>;
  /** Whether broad words are all that is known of its work. */
  isBroad: boolean;
  /** Whether it names a post that leads others. */
  leads: boolean;
  industryIds: ReadonlySet<number>;
  /** Folded, each between spaces; null where no domicile is known, "" where it names no town, no province. */
  near: { town: string; province: string } | null;
  expectedSalary: number | null;
}

type Level = "intern" | "senior" | "head" | null;

export interface ReadTitle {
  words: readonly WorkWord[];
  level: Level;
}

/** A vacancy as it is compared; made once for many resumes. */
export interface ReadVacancy {
  category: Category;
  /** Folded; without "Others", which is no function. */
  functions: readonly string[];
  /** Each once. */
  titles: readonly ReadTitle[];
  isInternship: boolean;
  industryId: number | null;
  /** Folded, each between spaces. */
  places: readonly string[];
  /** The most that it says it pays. */
  pays: number | null;
}

const internships = /\b(?:intern|interns|internship|magang|permagangan)\b/;
const heads = /\b(?:manager|manajer|head|kepala|director|direktur|chief|vp)\b/;
const leads = /\b(?:supervisor|spv|penyelia|koordinator|coordinator|lead|leader|foreman|mandor)\b/;
const seniors = /\b(?:senior|sr|supervisor|spv|penyelia|lead|leader|principal|expert)\b/;

const getKeys = (texts: readonly string[]) => texts.flatMap((text) => workWords(text).flatMap(({ keys }) => keys));

/** A resume without misspellings, and without what says nothing. */
function cleaned({ positions, majors }: MatchProfile) {
  const clean = (texts: readonly string[]) => texts.filter(saysSomething).map(spelled);
  return { positions: clean(positions), majors: clean(majors) };
}

/** What stands for a resume's work, and for its majors and the work of their graduates. */
function profileKeys(profile: MatchProfile) {
  const { positions, majors } = cleaned(profile);
  return { work: new Set(getKeys(positions)), study: new Set([...getKeys(majors), ...majors.flatMap(workOfMajor)]) };
}

/** Those of them that tell most: broad ones only where nothing else is known of the work. */
export function tellingKeys(profile: MatchProfile): string[] {
  const { work, study } = profileKeys(profile);
  const telling = [...work, ...study].filter((key) => !isBroad(key));
  return [...new Set([...work].every(isBroad) ? [...work, ...telling] : telling)];
}

export function readProfile(profile: MatchProfile): ReadProfile {
  const { category, functions, positions, industryIds, domicile, expectedSalary } = profile;
  const { work, study } = profileKeys(profile);
  return {
    ...{ category, expectedSalary, near: domicile === null ? null : findNear(domicile), work, study },
    internships: new Set(functions.map(foldText)),
    experiences: new Set(positions.map(foldText)),
    isBroad: [...work].every(isBroad),
    leads: positions.map(foldText).some((position) => heads.test(position) || leads.test(position)),
    industryIds: new Set(industryIds),
  };
}

/** A domicile without a kind of town is a province. */
function findNear(domicile: string): ReadProfile["near"] {
  const [regency = "", province = ""] = domicile.split(",").map((part) => foldText(part));
  const town = regency.replace(/^(kabupaten|kota)( administrasi)? /, "");
  if (town === regency && province === "") return { town: "", province: ` ${regency} ` };
  return { town: ` ${town} `, province: province === "" ? "" : ` ${province} ` };
}

export function readVacancy(vacancy: Omit<Candidate, "namesMajor" | "namesDegree">): ReadVacancy {
  const { category, functionNames, titles, industryId, locations, salaryMin, salaryMax, isInternship } = vacancy;
  return {
    ...{ category, industryId, isInternship: isInternship === true, pays: salaryMax ?? salaryMin },
    functions: functionNames.filter(saysSomething).map(foldText),
    titles: [...new Set(titles)].map((title) => ({ words: titleWords(title), level: findLevel(foldText(title)) })),
    places: locations.map((location) => ` ${foldText(location)} `),
  };
}

function findLevel(title: string): Level {
  if (internships.test(title)) return "intern";
  if (heads.test(title)) return "head";
  return seniors.test(title) ? "senior" : null;
}
