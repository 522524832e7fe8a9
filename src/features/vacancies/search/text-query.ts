import type { SearchWords } from "./search-words.ts";

/** Each word of a search with the forms that count as the same word: itself and its stems in both languages. */
export type WordForms = ReadonlyMap<string, readonly string[]>;

const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;

/** Forms as PostgreSQL's text query; what begins with `beginning` needs no form of its own. */
function anyForm(forms: readonly string[], beginning: string | null): string {
  const own = beginning === null ? forms : forms.filter((form) => !form.startsWith(beginning));
  const all = [...new Set(own)].sort().map(quoted);
  if (beginning !== null) all.push(`${quoted(beginning)}:*`);
  return `(${all.join(" | ")})`;
}

/**
 * A search as PostgreSQL's text query: every word in one of its forms, the last one as a beginning. Each form stands
 * once, because the planner guesses by counting them.
 */
export function textQueryOf({ whole, beginning }: SearchWords, forms: WordForms): string {
  const formsOf = (word: string) => forms.get(word) ?? [word];
  const terms = whole.map((word) => anyForm(formsOf(word), null));
  if (beginning !== null) terms.push(anyForm(formsOf(beginning), beginning));
  return terms.join(" & ");
}
