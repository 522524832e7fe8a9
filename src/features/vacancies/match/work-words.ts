import { editDistance, foldText } from "../../reference-data/spelling.ts";
import { canonicalKeys, canonicalWord, isListed, listedWordsOfJobs } from "../search/dictionary/dictionary.ts";
import { getTokens } from "../search/tokens.ts";

/** Words of titles that say how high or how long, not what; and what stands for nothing. */
const general = new Set(
  (
    "senior junior sr jr staff staf officer manager manajer supervisor spv kepala head lead leader intern magang internship " +
    "trainee program dan and of the di in for untuk asisten assistant karyawan pegawai lainnya lain others other"
  ).split(" "),
);

/** Words that many kinds of work share: a title that shares these alone is of other work more often than not. */
const broad = new Set(
  (
    "engineer engineering developer analyst specialist consultant executive operator teknisi admin representative officer " +
    "business management ilmu umum bahasa service support development digital"
  )
    .split(" ")
    .map(canonicalWord),
);

export const isBroad = (word: string): boolean => broad.has(word);

/** A word of a title: as it is written, and what stands for it, alone and in a phrase, in both languages. */
export interface WorkWord {
  written: string;
  keys: readonly string[];
  isBroad: boolean;
}

/** Words that say what the work is. */
export function workWords(text: string): WorkWord[] {
  const tokens = getTokens(text);
  const phrases = canonicalKeys(tokens);
  const words = tokens.map((written, at) => {
    const inPhrases = phrases.filter(({ from, length }) => length > 1 && from <= at && at < from + length);
    const key = canonicalWord(written);
    return { written, keys: [key, ...inPhrases.map((phrase) => phrase.key)], isBroad: isBroad(key) };
  });
  const telling = words.filter(({ written }) => written.length > 1 && !general.has(written));
  return [...new Map(telling.map((word) => [word.keys.join(), word])).values()];
}

/** Text in brackets is a description, not a name of work. */
const withoutBrackets = (title: string) => title.replace(/\([^()]*\)/g, " ");

export function titleWords(title: string): WorkWord[] {
  const words = workWords(withoutBrackets(title));
  return words.length > 0 ? words : workWords(title);
}

/** Shorter words are names and abbreviations more often than misspelt words. */
const shortestMisspelt = 6;
const mostKnownSpellings = 5_000;
const knownSpellings = new Map<string, string>();
const noLists = { places: new Map(), pairs: new Map() };

/** The word of a list that differs by one letter; the word itself where a list has it, or none differs so little. */
function spellWord(word: string): string {
  if (word.length < shortestMisspelt || !/^[a-z]+$/.test(word) || isListed(word, noLists)) return word;
  const known = knownSpellings.get(word);
  if (known !== undefined) return known;
  const spelling = listedWordsOfJobs.find(
    (listed) => listed[0] === word[0] && Math.abs(listed.length - word.length) < 2 && editDistance(word, listed) === 1,
  );
  if (knownSpellings.size >= mostKnownSpellings) knownSpellings.clear();
  knownSpellings.set(word, spelling ?? word);
  return spelling ?? word;
}

/** A text that someone typed about himself, without its misspellings. */
export const spelled = (text: string): string => getTokens(text).map(spellWord).join(" ");

/** What people type where there is nothing to say; no major, no position and no function is called so. */
const nothing = new Set([
  "",
  ..."lainnya,lain lain,lain,other,others,umum,general,tidak ada,none,n a,na,belum ada".split(","),
]);

export const saysSomething = (text: string): boolean => !nothing.has(foldText(text));
