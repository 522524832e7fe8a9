import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { z } from "zod";

/** What a wording turns people away by (recruiting §6). */
const wordKinds = ["age", "gender", "looks", "height", "marriage", "religion", "ethnicity"] as const;
type WordKind = (typeof wordKinds)[number];

type TextLanguage = "id" | "en";

/** A wording that turns people away, or one that looks like it and is harmless. */
interface Wording {
  kind: WordKind | "none";
  language: TextLanguage;
  pattern: RegExp;
  /** True for a word that turns away in a title, where it stands for the person. */
  isOfTitle: boolean;
}

/** A wording as a text has it first, and how often it has it. */
export interface FoundWord {
  kind: WordKind;
  found: string;
  /** What to write instead; "" proposes to remove it. */
  better: string;
  times: number;
}

const phraseRows = z.array(
  z.object({ kind: z.enum([...wordKinds, "none"]), language: z.enum(["id", "en"]), phrase: z.string().min(1) }),
);
const classRows = z.array(
  z.object({ class: z.string().min(1), language: z.enum(["id", "en"]), word: z.string().min(1) }),
);

/** Numbers that a phrase may ask for. */
const numbers: Readonly<Record<string, string>> = {
  n: "\\d{1,3}",
  /** An age at which people work. */
  adult: "(?:1[6-9]|[2-5]\\d|6[0-5])",
  /** The least age that the law asks for. */
  legal: "(?:1[5-8])",
  /** A least age above it. */
  over: "(?:19|[2-5]\\d|6[0-5])",
  born: "(?:19[5-9]\\d|20[01]\\d)",
  cm: "1[3-9]\\d",
  kg: "(?:[3-9]\\d|1[01]\\d)",
};

/** What may stand between two words: spaces and marks of one line. */
const between = "[ \\t]{0,3}[:.,/()+&–—-]?[ \\t]{0,3}";
const before = "(?<![a-z0-9])";
const after = "(?![a-z])";
/** The begin of a line, a sentence or a part of a list. */
const begin = "(?<=(?:^|[\\n.;:,•|(])[ \\t]{0,3}(?:[-*–•+]|\\d{1,2}[.)])?[ \\t]{0,3})";
const end = "(?=[ \\t]{0,3}(?:$|[\\n.,;|)(/]))";

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "[ \\t]{1,3}");

/** Words, the longest first, each of which ends where a word ends. */
function choice(words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const endsInLetter = (word: string) => /[a-z]$/.test(word);
  const named = longestFirst.filter(endsInLetter).map(literal).join("|");
  const marks = longestFirst.filter((word) => !endsInLetter(word)).map(literal);
  return `(?:${[...(named === "" ? [] : [`(?:${named})${after}`]), ...marks].join("|")})`;
}

/** A part of a phrase: a word, `{class}`, `{number}`; with `?` it may be missing. */
function tokenPattern(token: string, classes: ReadonlyMap<string, readonly string[]>): string {
  const isOptional = token.length > 1 && token.endsWith("?");
  const bare = isOptional ? token.slice(0, -1) : token;
  const name = /^\{(\w+)\}$/.exec(bare)?.[1];
  const number = name === undefined ? undefined : numbers[name];
  const words = name === undefined ? [bare] : classes.get(name);
  if (number === undefined && words === undefined)
    throw new Error(`words.csv names the class "${bare}", which there is not.`);
  const pattern = number === undefined ? choice(words ?? []) : `${number}(?!\\d)`;
  return isOptional ? `(?:${between}${pattern})?` : `${between}${pattern}`;
}

/**
 * A phrase as a pattern of bounded parts, so that a text is searched in time proportional to its length.
 * @param phrase words, `{class}`, `{n}`, `word?`; `^` and `$` are the ends of a line or of a part of a list
 */
function createPattern(phrase: string, classes: ReadonlyMap<string, readonly string[]>): RegExp {
  const tokens = phrase.split(" ");
  const isFirst = tokens[0] === "^";
  const isLast = tokens.at(-1) === "$";
  const words = tokens.slice(isFirst ? 1 : 0, isLast ? -1 : undefined);
  const [first = "", ...rest] = words.map((token) => tokenPattern(token, classes));
  const whole = first.slice(between.length) + rest.join("");
  return new RegExp((isFirst ? begin : before) + whole + (isLast ? end : "(?![a-z0-9])"), "g");
}

function toWordings(phrases: z.infer<typeof phraseRows>, entries: z.infer<typeof classRows>): Wording[] {
  return phrases.map(({ kind, language, phrase }) => {
    const own = entries.filter((entry) => entry.language === language);
    const byClass = Map.groupBy(own, (entry) => entry.class);
    const classes = new Map([...byClass].map(([name, members]) => [name, members.map(({ word }) => word)]));
    const isOfTitle = phrase.startsWith("@title ");
    return { kind, language, isOfTitle, pattern: createPattern(phrase.replace("@title ", ""), classes) };
  });
}

const folder = "content/master-data";
const rows = async (file: string): Promise<unknown> =>
  parse(await readFile(`${folder}/${file}`, "utf8"), { columns: true, bom: true });

let read: Promise<readonly Wording[]> | undefined;

/**
 * The wordings that a check looks for, read once a process.
 * @throws when the files are not what `content/master-data/README.md` says
 */
export function discriminatingWords(): Promise<readonly Wording[]> {
  read ??= (async () =>
    toWordings(phraseRows.parse(await rows("words.csv")), classRows.parse(await rows("word-classes.csv"))))();
  return read;
}

/**
 * A text as the patterns read it, each character in its place: small letters, any other alphabet's as one letter of no
 * wording, no marks of Markdown.
 */
function toPlain(text: string): string {
  return text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[^ -~\s]/g, (sign) => (/[\p{L}\p{M}\p{N}]/u.test(sign) ? "q" : sign))
    .replace(/[*_`\\>#~\u00a0\r]/g, " ");
}

/** The wordings of a text that turn people away, each once, in their order; of those that overlap the longest counts. */
export function findWords(
  written: string,
  words: readonly Wording[],
  language: TextLanguage,
  { isTitle = false }: { isTitle?: boolean } = {},
): FoundWord[] {
  const text = toPlain(written);
  const own = words.filter((word) => word.language === language && (isTitle || !word.isOfTitle));
  const all = own.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      ...{ kind, at: match.index, found: written.slice(match.index, match.index + match[0].length) },
    })),
  );
  const longestFirst = all.toSorted((one, other) => other.found.length - one.found.length);
  // Which characters a kept match has. What is not longer than a kept one overlaps it with its first or its last.
  const taken = new Uint8Array(text.length);
  const accepted = longestFirst.filter(({ at, found }) => {
    const last = at + found.length;
    if (taken[at] === 1 || taken[last - 1] === 1) return false;
    taken.fill(1, at, last);
    return true;
  });
  accepted.sort((one, other) => one.at - other.at);
  const byWording = Map.groupBy(accepted, ({ kind, found }) => `${kind} ${found.toLowerCase().replace(/\s+/g, " ")}`);
  return [...byWording.values()].flatMap((matches) => {
    const [match] = matches;
    if (match === undefined || match.kind === "none") return [];
    return [{ kind: match.kind, found: match.found, better: "", times: matches.length }];
  });
}
