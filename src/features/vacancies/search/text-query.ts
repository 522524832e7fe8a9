import type { Phrase } from "./dictionary/entry.ts";
import { otherNumber } from "./tokens.ts";
import type { Concept, UnderstoodSearch } from "./understand.ts";

/**
 * Marks of what a word of a vacancy's vectors stands in; a word of its titles has none. Words of filters begin with "="
 * (`filter-words.ts`).
 */
export const fields = {
  /** Two words of a title as one: "front end" is "+frontend". */
  joined: "+",
  /** The first word of a title. */
  first: "^",
  /** A stem of a word of a title. */
  stem: "-",
  company: "@",
  place: "/",
  /** A function's whole name. */
  function: "#",
  description: "~",
} as const;

/**
 * Stems of a word as the database knows them, without the word itself: Indonesian ones for titles, both for long texts.
 */
export interface WordStems {
  title: readonly string[];
  description: readonly string[];
}

export type Stems = ReadonlyMap<string, WordStems>;

/** Words of the index that begin so, by beginning; those of which there are too many to name are missing. */
export type Beginnings = ReadonlyMap<string, readonly string[]>;

/** Words that a search needs from the dictionary. */
export interface WordsKnown {
  stems: Stems;
  beginnings: Beginnings;
}

/** A search as PostgreSQL's text queries: what is found, and in which order. */
export interface TextQueries {
  found: string;
  /** Query for each word in the title, as typed or as an equal one. */
  strong: string;
  /** Conditions in order of rank; rows that satisfy none come last. */
  levels: readonly string[];
}

/** No row has it. */
const never = "'='";

/** Shorter beginnings match too many words to be useful. */
const shortestBeginning = 3;

const quoted = (word: string) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

const getPhrase = (words: Phrase, mark = "") => {
  const terms = words.map((word) => quoted(mark + word));
  return terms.length === 1 ? (terms[0] ?? never) : `(${terms.join(" <-> ")})`;
};

const any = (terms: readonly string[]) => (terms.length === 0 ? never : `(${[...new Set(terms)].join(" | ")})`);
const all = (terms: readonly string[]) => (terms.length === 0 ? never : terms.join(" & "));

/** The word that a concept is, where it is one word of no list. */
export function plainWord({ typed, meaning }: Concept): string | null {
  const [word] = typed;
  return meaning === null && typed.length === 1 && word !== undefined ? word : null;
}

/** The beginning that a concept may be. */
export function beginningOf(concept: Concept): string | null {
  const word = plainWord(concept);
  return word !== null && word.length >= shortestBeginning ? word : null;
}

/** By which terms a concept is found, the best first. */
interface Terms {
  exact: string[];
  equal: string[];
  related: string[];
  fields: string[];
  beginning: string[];
  description: string[];
}

const getJoined = (phrase: Phrase) =>
  phrase.length === 1 ? [quoted(fields.joined + phrase[0])] : phrase.length === 2 ? [quoted(phrase.join(""))] : [];

const inTitle = (phrase: Phrase) => [getPhrase(phrase), ...getJoined(phrase)];

/** The words in another order, or apart. */
const apart = (phrase: Phrase) => (phrase.length < 2 ? [] : [`(${phrase.map(quoted).join(" & ")})`]);

/** Two words in another order, or with one or two others between: "Warehouse & Logistics Manager". */
function near([one, other, ...more]: Phrase): string[] {
  if (one === undefined || other === undefined || more.length > 0) return [];
  const [a, b] = [quoted(one), quoted(other)];
  return [`(${a} <2> ${b})`, `(${a} <3> ${b})`, `(${b} <-> ${a})`, `(${b} <2> ${a})`];
}

function beginningTerms(concept: Concept, beginnings: Beginnings): string[] {
  const beginning = beginningOf(concept);
  if (beginning === null) return [];
  const words = beginnings.get(beginning);
  const marks = concept.isLast ? ["", fields.company, fields.place, fields.description] : [""];
  if (words === undefined) return marks.map((mark) => `${quoted(mark + beginning)}:*`);
  return marks.flatMap((mark) => words.map((word) => quoted(mark + word)));
}

function getTerms(concept: Concept, { stems, beginnings }: WordsKnown): Terms {
  const { typed, meaning } = concept;
  const word = plainWord(concept);
  const other = word === null ? null : otherNumber(word);
  const stemsOfWord = (word === null ? undefined : stems.get(word)) ?? { title: [], description: [] };
  const equal = meaning?.equal ?? [];
  const described = meaning?.kind === "degree" ? equal : meaning?.isTrade === true ? [] : [typed];
  return {
    exact: [...inTitle(typed), ...(meaning?.filters ?? []).map(quoted)],
    equal: equal.flatMap(inTitle),
    related: [
      ...(other === null ? [] : inTitle([other])),
      ...stemsOfWord.title.map((stem) => quoted(fields.stem + stem)),
      ...apart(typed),
      ...equal.flatMap(near),
      ...(meaning?.related ?? []).flatMap(inTitle),
      ...(meaning?.relatedFilters ?? []).map(quoted),
    ],
    fields: [
      getPhrase(typed, fields.company),
      getPhrase(typed, fields.place),
      ...(typed.length === 2 ? [quoted(fields.company + typed.join(""))] : []),
      ...[typed, ...equal].map((phrase) => quoted(fields.function + phrase.join(" "))),
    ],
    beginning: beginningTerms(concept, beginnings),
    description: [
      ...described.map((phrase) => getPhrase(phrase, fields.description)),
      ...stemsOfWord.description.map((stem) => quoted(fields.description + stem)),
    ],
  };
}

const order = ["exact", "equal", "related", "fields", "beginning", "description"] as const;
type Strength = (typeof order)[number];

/** Terms of a concept that are at least so strong. */
function atLeast(terms: Terms, strength: Strength): string {
  return any(order.slice(0, order.indexOf(strength) + 1).flatMap((name) => terms[name]));
}

/**
 * What satisfies each strength, from equal words on, by the strongest that each concept has; of a single concept its
 * own terms alone, because what satisfies stronger ones is ordered before it is asked.
 */
function weakerLevels(terms: readonly Terms[]): string[] {
  const [only, ...more] = terms;
  const weaker = ["related", "fields", "beginning"] as const;
  if (only !== undefined && more.length === 0) return weaker.map((name) => any(only[name]));
  const levels = weaker.map((strength) => all(terms.map((one) => atLeast(one, strength))));
  return levels.map((level, at) => (level === levels[at - 1] ? never : level));
}

/** Words that stand in a title as they were typed, one after the other; filters as they are. */
function asTyped(concepts: readonly Concept[]): string {
  const filtering = concepts.filter(({ meaning }) => (meaning?.filters.length ?? 0) > 0);
  const words = concepts.filter((concept) => !filtering.includes(concept));
  const [first] = words;
  const filters = filtering.map(({ typed, meaning }) => {
    const filter = meaning?.kind === "place" ? [getPhrase(typed, fields.place)] : (meaning?.filters ?? []).map(quoted);
    return any([getPhrase(typed), ...filter]);
  });
  if (first === undefined) return all(filters);
  if (words.length === 1) return all([phraseBeginning(first.typed), ...filters]);
  const distances = words.slice(1).map((concept, at) => {
    const before = words[at];
    const gap = before === undefined ? 1 : concept.at - (before.at + before.typed.length) + 1;
    return `<${Math.max(1, gap)}> ${getPhrase(concept.typed)}`;
  });
  return all([`(${[getPhrase(first.typed), ...distances].join(" ")})`, ...filters]);
}

/** A title that begins with the words. */
function phraseBeginning(typed: Phrase): string {
  return `(${quoted(fields.first + (typed[0] ?? ""))} & ${getPhrase(typed)})`;
}

/** Two words that may be one: "front end" and "frontend", "ruang guru" and "ruangguru". */
function joinedPair(concepts: readonly Concept[]): string | null {
  const words = concepts.map(plainWord);
  if (words.length !== 2 || words.some((word) => word === null)) return null;
  const joined = words.join("");
  return any([quoted(joined), quoted(fields.company + joined)]);
}

/** A search as PostgreSQL's text queries. */
export function getTextQueries({ concepts }: UnderstoodSearch, known: WordsKnown): TextQueries {
  const terms = new Map(concepts.map((concept) => [concept, getTerms(concept, known)]));
  const termsIn = (some: readonly Concept[]) => some.flatMap((concept) => terms.get(concept) ?? []);
  const each = (some: readonly Concept[], strength: Strength) =>
    all(termsIn(some).map((one) => atLeast(one, strength)));
  const required = concepts.filter(({ isRequired }) => isRequired);
  const joined = joinedPair(concepts);
  const orJoined = (query: string) => (joined === null ? query : `((${query}) | ${joined})`);
  return {
    found: orJoined(each(required, "description")),
    strong: orJoined(each(required, "equal")),
    levels: [
      asTyped(concepts),
      orJoined(each(concepts, "exact")),
      each(concepts, "equal"),
      required.length === concepts.length ? never : each(required, "equal"),
      ...weakerLevels(termsIn(required)),
    ],
  };
}

/** Shorter texts are words that people look for: "3D", "B2". */
const shortest = 4;
const longest = 60;

/** The text of a search where it may be a vacancy's code, such as "GTL-2611-021": one word with a digit; else null. */
export function codeIn(text: string): string | null {
  const word = text.trim();
  return word.length >= shortest && word.length <= longest && /^\S*\d\S*$/.test(word) ? word : null;
}
