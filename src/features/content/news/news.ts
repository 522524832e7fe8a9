/** What an item is: news tells what happened, an article helps people who look for work. */
export const newsTypes = ["news", "article"] as const;
export type NewsType = (typeof newsTypes)[number];

/** The list's tabs; `all` is both types. */
export const newsTabs = ["all", ...newsTypes] as const;
export type NewsTab = (typeof newsTabs)[number];

/** Items of one page of the list. */
export const newsPerPage = 9;

/** The number of pages that so many items fill. */
export function lastNewsPage(items: number): number {
  return Math.max(1, Math.ceil(items / newsPerPage));
}

/** Words that a person reads in a minute, in either language. */
const WORDS_A_MINUTE = 200;

/** Whole minutes that a text as HTML takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^<>]+>/g, " ")
    .trim()
    .split(/\s+/);
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
