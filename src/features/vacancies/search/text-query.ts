import type { SearchWords } from "./search-words.ts";

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
