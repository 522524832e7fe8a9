import type { EmploymentType } from "../../vacancy.ts";
import { filterWord } from "../filter-words.ts";
import { otherNumber } from "../tokens.ts";
import { type Entry, type Phrase, phraseKey, readEntry } from "./entry.ts";
import { generalWords } from "./general-words.ts";
import { officeJobs } from "./office-jobs.ts";
import type { PlacePhrases } from "./place-phrases.ts";
import { skills } from "./skills.ts";
import { technicalJobs } from "./technical-jobs.ts";
import {
  degreeWords,
  employmentWords,
  graduateWords,
  levelWords,
  noiseWords,
  remoteWords,
  traineeWords,
} from "./terms.ts";

/** Kinds of concepts. A level and a degree order results, and exclude nothing beside other words. */
export type MeaningKind = "job" | "place" | "employment" | "workplace" | "level" | "degree";

/** Meanings of words: the other words, and the words of filters, that they match. */
export interface Meaning extends Entry {
  kind: MeaningKind;
  filters: readonly string[];
  relatedFilters: readonly string[];
  /** Professions: a long text that mentions one is of another trade ("works with nurses"). */
  isTrade?: boolean;
}

type Meanings = ReadonlyMap<string, Meaning>;

/** The dictionary with what is known of this installation: its list of places, and pairs that its administrators added. */
export interface Dictionary {
  places: PlacePhrases;
  pairs: ReadonlyMap<string, readonly Phrase[]>;
}

const noFilters = { filters: [], relatedFilters: [] };

/** Every list with what its entries are. */
export function* dictionaryEntries(): Generator<{ list: string; meaning: Meaning }> {
  const plain = { general: generalWords, skills, office: officeJobs, technical: technicalJobs };
  for (const [list, lines] of Object.entries(plain)) {
    const isTrade = list === "office" || list === "technical";
    for (const line of lines) yield { list, meaning: { ...readEntry(line), ...noFilters, kind: "job", isTrade } };
  }
  yield { list: "graduates", meaning: { ...readEntry(traineeWords), ...noFilters, kind: "job" } };
  yield { list: "graduates", meaning: graduates };
  for (const [words, kinds] of employmentWords) yield { list: "employment", meaning: employment(words, kinds) };
  yield {
    list: "workplace",
    meaning: { ...readEntry(remoteWords), kind: "workplace", filters: [remoteWord], relatedFilters: [] },
  };
  for (const line of levelWords) yield { list: "level", meaning: { ...readEntry(line), ...noFilters, kind: "level" } };
  for (const line of degreeWords)
    yield { list: "degree", meaning: { ...readEntry(line), ...noFilters, kind: "degree" } };
}

/** Of a vacancy where one works from home. */
export const remoteWord = "/remote";

const graduates: Meaning = {
  ...readEntry(graduateWords),
  kind: "employment",
  filters: [filterWord("category", 1)],
  relatedFilters: [filterWord("kinds", "INTERN")],
};

function employment(words: string, kinds: readonly EmploymentType[]): Meaning {
  const filters = kinds.map((kind) => filterWord("kinds", kind));
  return { ...readEntry(words), kind: "employment", filters, relatedFilters: [] };
}

/** Names of kinds of employment, in both languages. */
export const employmentNames = (kind: EmploymentType): string[] =>
  employmentWords.flatMap(([words, [main]]) => (main === kind ? readEntry(words).equal.map(phraseKey) : []));

/** Names of working from home. */
export const remoteNames: readonly string[] = readEntry(remoteWords).equal.map(phraseKey);

const noise = new Set(noiseWords);

export const isNoise = (word: string): boolean => noise.has(word);

/** The first entry counts, where several lists have a phrase (`checkDictionary` finds those). */
function compiled(): Meanings {
  const meanings = new Map<string, Meaning>();
  for (const { meaning } of dictionaryEntries()) {
    for (const phrase of meaning.equal) {
      const key = phraseKey(phrase);
      if (!meanings.has(key)) meanings.set(key, meaning);
    }
  }
  return meanings;
}

const meanings = compiled();

function placeMeaning(ids: readonly number[]): Meaning {
  const filters = ids.map((id) => filterWord("places", id));
  return { kind: "place", equal: [], related: [], filters, relatedFilters: [] };
}

function withPairs(meaning: Meaning | undefined, pairs: readonly Phrase[] | undefined): Meaning | undefined {
  if (pairs === undefined) return meaning;
  const known = meaning ?? { kind: "job", equal: [], related: [], ...noFilters };
  return { ...known, equal: [...known.equal, ...pairs] };
}

/** A phrase's meaning; undefined where no list has it. */
function findMeaning(key: string, { places, pairs }: Dictionary): Meaning | undefined {
  const ids = places.get(key);
  const own = withPairs(meanings.get(key), pairs.get(key));
  if (ids === undefined || own?.kind === "job") return own;
  return placeMeaning(ids);
}

/** The meaning of a name of work; undefined for another kind of word, and where no list has it. */
function findJob(phrase: Phrase): Meaning | undefined {
  const last = phrase.at(-1) ?? "";
  const other = otherNumber(last);
  const keys = [phraseKey(phrase), ...(other === null ? [] : [phraseKey([...phrase.slice(0, -1), other])])];
  const meaning = keys.map((key) => meanings.get(key)).find((found) => found !== undefined);
  return meaning?.kind === "job" ? meaning : undefined;
}

const toKey = ({ equal: [first] }: Meaning, typed: Phrase) => phraseKey(first ?? typed);

/** The word that stands for a word and its equal ones in both languages: "warehouse" and "gudang" are one. */
export function canonicalWord(word: string): string {
  const meaning = findJob([word]);
  return meaning === undefined ? word : toKey(meaning, [word]);
}

/** What stands for the names of work in a text, the longest first from each word on: "human resources" is "hrd". */
export function canonicalKeys(tokens: readonly string[]): { key: string; from: number; length: number }[] {
  const found: { key: string; from: number; length: number }[] = [];
  for (let from = 0; from < tokens.length; ) {
    let length = Math.min(longestPhrase, tokens.length - from);
    while (length > 1 && findJob(tokens.slice(from, from + length)) === undefined) length--;
    const phrase = tokens.slice(from, from + length);
    const meaning = findJob(phrase);
    found.push({ key: meaning === undefined ? phraseKey(phrase) : toKey(meaning, phrase), from, length });
    from += length;
  }
  return found;
}

/** Every phrase that a key of `canonicalKeys` stands for. */
export function equalPhrases(key: string): Phrase[] {
  const phrase = key.split(" ");
  return [phrase, ...(findJob(phrase)?.equal ?? []).filter((equal) => phraseKey(equal) !== key)];
}

/** Longer phrases are in no list. */
const longestPhrase = 6;

/** The longest phrase of a text from a word on that a list has; a plural is its singular. */
export function longestKnown(
  tokens: readonly string[],
  from: number,
  dictionary: Dictionary,
): { length: number; meaning: Meaning } | null {
  for (let length = Math.min(longestPhrase, tokens.length - from); length > 0; length--) {
    const phrase = tokens.slice(from, from + length);
    const last = phrase.at(-1) ?? "";
    const other = otherNumber(last);
    const meaning =
      findMeaning(phraseKey(phrase), dictionary) ??
      (other === null ? undefined : findMeaning(phraseKey([...phrase.slice(0, -1), other]), dictionary));
    if (meaning !== undefined) return { length, meaning };
  }
  return null;
}

/** Whether a word stands in a list, alone or in a phrase: it is no misspelling. */
export const isListed = (word: string, { places, pairs }: Dictionary): boolean =>
  listedWords.has(word) || noise.has(word) || getWords(places).has(word) || getWords(pairs).has(word);

const listedWords = new Set(
  [...dictionaryEntries()].flatMap(({ meaning }) => [...meaning.equal, ...meaning.related].flat()),
);

const everydayWords = new Set(generalWords.flatMap((line) => readEntry(line).equal.map(phraseKey)));

/** Whether a word of titles has other meanings in long texts ("manajemen", "bisnis"). */
export const isEverydayWord = (word: string): boolean => everydayWords.has(word);

/** Every word of names of work. */
export const listedWordsOfJobs: readonly string[] = [
  ...new Set([...dictionaryEntries()].flatMap(({ meaning }) => (meaning.kind === "job" ? meaning.equal.flat() : []))),
];

/** Every word of the lists. */
export const allListed = ({ places }: Dictionary): string[] => [...listedWords, ...getWords(places)];

const wordsOfKeys = new WeakMap<object, ReadonlySet<string>>();

function getWords(phrases: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const words = wordsOfKeys.get(phrases) ?? new Set([...phrases.keys()].flatMap((key) => key.split(" ")));
  wordsOfKeys.set(phrases, words);
  return words;
}
