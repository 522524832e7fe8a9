/** What a wording turns people away by (recruiting §6). */
export const wordKinds = ["age", "gender", "looks", "height", "marriage", "religion", "ethnicity"] as const;
export type WordKind = (typeof wordKinds)[number];

/** A wording that turns people away, and a better one; `#` stands for a number. */
export interface DiscriminatingWord {
  kind: WordKind;
  language: "id" | "en";
  phrase: string;
  better: string;
}

/** A wording as a text has it first, and how often it has it. */
export interface FoundWord {
  kind: WordKind;
  found: string;
  better: string;
  times: number;
}

/** The phrase as whole words, however they are spaced and written. */
function patternOf(phrase: string): RegExp {
  const words = phrase
    .split(/\s+/)
    .map((word) => (word === "#" ? "\\d{1,3}" : word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
    .join("[\\s:]{1,5}");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "giu");
}

const known = new WeakMap<DiscriminatingWord, RegExp>();

function matchesOf(text: string, word: DiscriminatingWord) {
  const pattern = known.get(word) ?? patternOf(word.phrase);
  known.set(word, pattern);
  return [...text.matchAll(pattern)].map((match) => ({ at: match.index, found: match[0], word }));
}

/** The wordings of a text that turn people away, each once, in their order; of two that overlap the longer. */
export function findWords(text: string, words: readonly DiscriminatingWord[], language: "id" | "en"): FoundWord[] {
  const all = words.filter((word) => word.language === language).flatMap((word) => matchesOf(text, word));
  const longestFirst = all.toSorted((one, other) => other.found.length - one.found.length);
  // Which characters a kept match has. What is not longer than a kept one overlaps it with its first or its last.
  const taken = new Uint8Array(text.length);
  const kept = longestFirst.filter(({ at, found }) => {
    const end = at + found.length;
    if (taken[at] === 1 || taken[end - 1] === 1) return false;
    taken.fill(1, at, end);
    return true;
  });
  kept.sort((one, other) => one.at - other.at);
  return [...Map.groupBy(kept, ({ word }) => word)].map(([{ kind, better }, matches]) => {
    return { kind, better, found: matches[0]?.found ?? "", times: matches.length };
  });
}
