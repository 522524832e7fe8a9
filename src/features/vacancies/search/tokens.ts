import { foldText } from "../../reference-data/spelling.ts";

/** Names that are written with signs, and that would be other words without them. */
const signed = /(?<![\p{L}\p{N}])(c\+\+|c#|f#)(?![\p{L}\p{N}])|(\.net)(?![\p{L}\p{N}])/giu;

/** Words that only join two others: "food & beverage" and "food and beverage" are one phrase. */
const joining = new Set(["and", "dan"]);

/** Characters of a word that count: PostgreSQL indexes no word of more than 2 kB, and no real one is longer. */
const longestWord = 64;

/** More words than this narrow nothing down. */
const mostWords = 10;

/**
 * The words of a text as searches compare them: folded, without the words that only join others. "C#", "C++" and ".NET"
 * keep their signs.
 */
export function getTokens(text: string): string[] {
  const tokens: string[] = [];
  let from = 0;
  const takePlain = (to: number) => {
    for (const word of foldText(text.slice(from, to)).split(" ")) {
      if (word !== "" && !joining.has(word)) tokens.push(word.slice(0, longestWord));
    }
  };
  for (const found of text.matchAll(signed)) {
    takePlain(found.index);
    tokens.push(found[0].toLowerCase());
    from = found.index + found[0].length;
  }
  takePlain(text.length);
  return tokens;
}

/** The words of a typed text; those that only join others where there is nothing else. */
export function typedTokens(text: string): string[] {
  const tokens = getTokens(text);
  const all = tokens.length > 0 ? tokens : foldText(text).split(" ");
  return all
    .filter((word) => word !== "")
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}

/** The number of a word that English writes otherwise: "executives" for "executive"; null where there is none. */
export function otherNumber(word: string): string | null {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return null;
  if (/[^aiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (/[^sui]s$/.test(word)) return word.slice(0, -1);
  if (/(?:s|sh|ch|x)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
