import { getTokens } from "../tokens.ts";

/** Words that stand beside each other. */
export type Phrase = readonly string[];

/**
 * Words that mean the same in both languages.
 */
export interface Entry {
  /** Anyone who types one of them finds all of them. */
  equal: readonly Phrase[];
  /** Found below the equal ones; who types one of these does not find the others. */
  related: readonly Phrase[];
}

/**
 * Reads an entry as the lists write it: "gudang = warehouse > inventory, logistik": equal words, and behind ">" related
 * ones.
 */
export function readEntry(line: string): Entry {
  const [equal = "", related = ""] = line.split(">");
  const phrases = (text: string, separator: string) =>
    text
      .split(separator)
      .map((part) => getTokens(part))
      .filter((phrase) => phrase.length > 0);
  return { equal: phrases(equal, "="), related: phrases(related, ",") };
}

export const phraseKey = (phrase: Phrase): string => phrase.join(" ");
