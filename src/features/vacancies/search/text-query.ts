import { foldText } from "../../reference-data/spelling.ts";

/** More words than this narrow nothing down. */
const mostWords = 10;

/** Words that say nothing in a title; they count only when there is no other. */
const small = new Set([
  "di",
  "dan",
  "ke",
  "dari",
  "untuk",
  "yang",
  "atau",
  "and",
  "or",
  "of",
  "for",
  "the",
  "in",
  "at",
  "to",
  "a",
]);

/** Shorter beginnings stand for too many words to tell anything. */
const shortestBeginning = 3;

/** A search text as it is looked for: every word must be found, the last one as the beginning of a word. */
export interface SearchWords {
  whole: readonly string[];
  /** Null where the last word is too short to stand for others, or says nothing. */
  beginning: string | null;
}

/** Takes a search text apart; null when there is nothing to look for. Any text is fine. */
export function searchWords(text: string): SearchWords | null {
  const all = foldText(text)
    .split(" ")
    .filter((word) => word !== "");
  const telling = all.filter((word) => !small.has(word));
  const words = [...new Set(telling.length > 0 ? telling : all)].slice(0, mostWords);
  const last = words.at(-1);
  if (last === undefined) return null;
  const isWhole = last.length < shortestBeginning || last !== all.at(-1);
  return isWhole ? { whole: words, beginning: null } : { whole: words.slice(0, -1), beginning: last };
}

/** Each word of a search with the forms that count as the same word: itself and its stems in both languages. */
export type WordForms = ReadonlyMap<string, readonly string[]>;

const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;

const anyOf = (terms: readonly string[]) => `(${terms.join(" | ")})`;

/** Forms as PostgreSQL's text query. */
const anyForm = (forms: readonly string[]) => anyOf([...new Set(forms)].sort().map(quoted));

/** What begins with `beginning` needs no form of its own; where its words are known, they are asked for by name. */
function anyBeginning(beginning: string, forms: readonly string[], known: readonly string[] | null): string {
  if (known !== null) return anyForm([beginning, ...forms, ...known]);
  const own = [...new Set(forms)].filter((form) => !form.startsWith(beginning));
  return anyOf([...own.sort().map(quoted), `${quoted(beginning)}:*`]);
}

/**
 * A search as PostgreSQL's text query: every word in one of its forms, the last one as a beginning. Each form stands
 * once, because the planner guesses by counting them.
 *
 * @param known every word of the index that begins so, where they are known and few
 */
export function textQueryOf(
  { whole, beginning }: SearchWords,
  forms: WordForms,
  known: readonly string[] | null = null,
): string {
  const formsOf = (word: string) => forms.get(word) ?? [word];
  const terms = whole.map((word) => anyForm(formsOf(word)));
  if (beginning !== null) terms.push(anyBeginning(beginning, formsOf(beginning), known));
  return terms.join(" & ");
}

/** Shorter texts are words that people look for: "3D", "B2". */
const shortest = 4;
const longest = 60;

/** The text of a search where it may be a vacancy's code, such as "GTL-2611-021": one word with a digit; else null. */
export function codeIn(text: string): string | null {
  const word = text.trim();
  return word.length >= shortest && word.length <= longest && /^\S*\d\S*$/.test(word) ? word : null;
}
