import type { Db } from "../../../platform/database/database.ts";
import { type KnownWord, meantWord } from "../../reference-data/spelling.ts";
import { allListed, type Dictionary, isListed } from "./dictionary/dictionary.ts";
import { isOrdinaryWord } from "./ordinary-words.server.ts";
import { plainWord } from "./text-query.ts";
import { typedTokens } from "./tokens.ts";
import { type Concept, understand } from "./understand.ts";
import { isUsedBesideTitles, titleWordsLike } from "./words.queries.server.ts";

/** Shorter words are abbreviations and names more often than misspelt words. */
const shortestMisspelt = 5;

const mayBeMisspelt = (word: string, dictionary: Dictionary) =>
  word.length >= shortestMisspelt && /^[a-z]+$/.test(word) && !isListed(word, dictionary);

/** A name of work that says what, such as "housekeeping"; "hotel" and "online" say where or how. */
const isTrade = ({ meaning }: Concept) => meaning?.isTrade === true;
const isDescription = ({ meaning }: Concept) => meaning?.kind === "job" && meaning.isTrade !== true;

/** Whether a text may have a word too many, or a misspelt one: a word of no list, or words about a name of work. */
export function mayBeCorrected(text: string, dictionary: Dictionary): boolean {
  const concepts = understand(text, dictionary)?.concepts ?? [];
  const isUnknown = concepts.some((concept) => plainWord(concept) !== null);
  return isUnknown || (concepts.some(isTrade) && concepts.some(isDescription));
}

const toText = (concepts: readonly Concept[]) => concepts.map(({ typed }) => typed.join(" ")).join(" ");

/**
 * A text that begins with work that lists know, without its words of no list, if a trade is left: "barista kopi" is
 * "barista"; where lists
 * know each word, without those about a name of work: "housekeeping hotel" is "housekeeping". Null for any other: in
 * front of a word, an unknown one is mostly a company's name.
 */
export function knownWords(text: string, dictionary: Dictionary): string | null {
  const concepts = understand(text, dictionary)?.concepts ?? [];
  const known = concepts.filter((concept) => plainWord(concept) === null);
  if (known.length < concepts.length)
    return concepts[0]?.meaning?.kind === "job" && known.some(isTrade) ? toText(known) : null;
  const names = concepts.filter((concept) => !isDescription(concept));
  return names.some(isTrade) && names.length < concepts.length ? toText(names) : null;
}

/** Endings and beginnings that make another word of a word: "pembelian" is no misspelt "pembeli". */
const affixes = /^(?:a|an|i|kan|nya|lah|kah|s|es|ed|er|ers|ing|or|ist|al|ly|me|m|p|pe|pem|men|mem|ber|ter|se|di|ke)$/;

function isDerived(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.startsWith(short)) return affixes.test(long.slice(short.length));
  return long.endsWith(short) && affixes.test(long.slice(0, -short.length));
}

/**
 * What a misspelt word was probably meant to be: a word that titles have, and that begins alike. Null for a word that is
 * one in either language: that a list, an open vacancy's text or everyday language has.
 */
async function meantBy(db: Db, word: string, dictionary: Dictionary): Promise<string | null> {
  if (!mayBeMisspelt(word, dictionary)) return null;
  const like = [...(await titleWordsLike(db, word)), ...listedWordsLike(word, dictionary)];
  const correction = meantWord(
    word,
    like.filter((known) => known.word[0] === word[0] && !isDerived(word, known.word)),
  );
  if (correction === null || (await isOrdinaryWord(word))) return null;
  return (await isUsedBesideTitles(db, word)) ? null : correction;
}

/** Words of the lists that are about as long; titles may have them in the other language only. */
function listedWordsLike(word: string, dictionary: Dictionary): KnownWord[] {
  return allListed(dictionary)
    .filter((known) => Math.abs(known.length - word.length) < 3 && known[0] === word[0])
    .map((known) => ({ word: known, times: 1 }));
}

/** A text as it was probably meant; null where each of its words is one. */
export async function correctedText(db: Db, text: string, dictionary: Dictionary): Promise<string | null> {
  const tokens = typedTokens(text);
  const corrections: string[] = [];
  for (const word of tokens) corrections.push((await meantBy(db, word, dictionary)) ?? word);
  const corrected = corrections.join(" ");
  return corrected === tokens.join(" ") ? null : corrected;
}
