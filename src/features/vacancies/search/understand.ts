import { salarySteps } from "../vacancy.ts";
import { type Dictionary, isNoise, longestKnown, type Meaning } from "./dictionary/dictionary.ts";
import type { Phrase } from "./dictionary/entry.ts";
import { filterWord } from "./filter-words.ts";
import { typedTokens } from "./tokens.ts";

/** One thing that a search asks for: a word, or words that a list knows as one. */
export interface Concept {
  /** As they were typed, folded. */
  typed: Phrase;
  /** Where in the text they begin. */
  at: number;
  /** A list's entry for them; null for a word of no list. */
  meaning: Meaning | null;
  /** Whether what lacks it is left out. */
  isRequired: boolean;
  /** Whether it is still being typed, perhaps. */
  isLast: boolean;
}

/** A text as it is searched for. */
export interface UnderstoodSearch {
  concepts: readonly Concept[];
}

const million = new Set(["juta", "jt", "jutaan"]);

/** "10 juta" and "10jt" are a salary of one of the steps that one filters by. */
function salaryAt(tokens: readonly string[], at: number): { length: number; step: number } | null {
  const joined = /^(\d{1,3})(?:jt|juta)$/.exec(tokens[at] ?? "");
  const apart = /^\d{1,3}$/.test(tokens[at] ?? "") && million.has(tokens[at + 1] ?? "");
  if (joined === null && !apart) return null;
  const amount = Number(joined?.[1] ?? tokens[at]) * 1_000_000;
  const step = salarySteps.findLast((known) => known <= amount);
  return step === undefined ? null : { length: apart ? 2 : 1, step };
}

const salaryMeaning = (step: number): Meaning => ({
  kind: "employment",
  equal: [],
  related: [],
  filters: [filterWord("pays", step)],
  relatedFilters: [],
});

/** Words of a level or a degree say which come first, not which there are. */
const isOptional = (meaning: Meaning | null) => meaning?.kind === "level" || meaning?.kind === "degree";

function conceptsIn(tokens: readonly string[], dictionary: Dictionary): Concept[] {
  const concepts: Concept[] = [];
  const add = (at: number, length: number, meaning: Meaning | null) => {
    const isLast = at + length === tokens.length;
    concepts.push({ typed: tokens.slice(at, at + length), at, meaning, isRequired: !isOptional(meaning), isLast });
    return length;
  };
  for (let at = 0; at < tokens.length; ) {
    const word = tokens[at] ?? "";
    const salary = salaryAt(tokens, at);
    const known = longestKnown(tokens, at, dictionary);
    if (salary !== null) at += add(at, salary.length, salaryMeaning(salary.step));
    else if (known !== null && (known.length > 1 || !isNoise(word))) at += add(at, known.length, known.meaning);
    else if (isNoise(word)) at += 1;
    else at += add(at, 1, null);
  }
  return concepts;
}

/** Duplicates are requested once. */
function withoutRepeated(concepts: readonly Concept[]): Concept[] {
  const known = new Set<string>();
  return concepts.filter(({ typed }) => {
    const key = typed.join(" ");
    return !known.has(key) && known.add(key);
  });
}

/**
 * Understands a typed text: which words say nothing, which belong together, and what lists know of them. Null when there
 * is nothing to look for. Any text is fine.
 */
export function understand(text: string, dictionary: Dictionary): UnderstoodSearch | null {
  const tokens = typedTokens(text);
  if (tokens.length === 0) return null;
  const concepts = withoutRepeated(conceptsIn(tokens, dictionary));
  if (concepts.length === 0) return { concepts: wordsAlone(tokens) };
  const isAny = concepts.some(({ isRequired }) => isRequired);
  return { concepts: isAny ? concepts : concepts.map((concept) => ({ ...concept, isRequired: true })) };
}

/** Words that say nothing, where there are no others. */
function wordsAlone(tokens: readonly string[]): Concept[] {
  const words = withoutRepeated(
    tokens.map((word, at) => ({ typed: [word], at, meaning: null, isRequired: true, isLast: false })),
  );
  return words.slice(0, 1);
}
