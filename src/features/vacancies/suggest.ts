import { foldText } from "../reference-data/spelling.ts";

/** Possible suggestions, with the words that find them. */
export interface Suggestable {
  text: string;
  /** Folded, each word after a space: " kepala gudang". */
  words: string;
  count: number;
}

/** Shorter beginnings stand for too much. */
const shortestAsked = 2;

/** Makes something findable by its text, and by other names. */
export function suggestable<Thing extends { text: string; count: number }>(
  thing: Thing,
  names: readonly string[] = [],
): Thing & Suggestable {
  return { ...thing, words: ` ${foldText([thing.text, ...names].join(" "))}` };
}

/** Whether a thing's own text begins so, and not only a word of it. */
export function begins({ words }: Suggestable, text: string): boolean {
  return words.startsWith(` ${foldText(text)}`);
}

/**
 * What has a word that begins with each word of a text, at most so many: first what itself begins so, then the rest,
 * each in the order it is given in.
 */
export function suggested<Thing extends Suggestable>(things: readonly Thing[], text: string, most: number): Thing[] {
  const folded = foldText(text);
  if (folded.length < shortestAsked) return [];
  const begun = folded.split(" ").map((word) => ` ${word}`);
  const first: Thing[] = [];
  const others: Thing[] = [];
  for (const thing of things) {
    if (begins(thing, folded)) first.push(thing);
    else if (others.length < most && begun.every((word) => thing.words.includes(word))) others.push(thing);
    if (first.length === most) break;
  }
  return [...first, ...others].slice(0, most);
}
