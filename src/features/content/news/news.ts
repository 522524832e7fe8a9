/** An item's kind: news reports what happened, an article helps people who look for work. */
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

/** Parameters of the list's address. */
export interface NewsListState {
  readonly tab: NewsTab;
  readonly page: number;
}

/** The list's state from its address; what it does not know counts as not said. */
export function parseNewsList(query: URLSearchParams): NewsListState {
  const tabParam = query.get("tab")?.toLowerCase();
  const page = query.get("page") ?? "";
  return {
    tab: newsTabs.find((tab) => tab === tabParam) ?? "all",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The one address of a page of the list (R25). */
export function newsListPath({ tab, page }: NewsListState): string {
  const query = new URLSearchParams();
  if (tab !== "all") query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  const rest = query.toString();
  return rest === "" ? "/berita-artikel" : `/berita-artikel?${rest}`;
}

/** An item's page (R26). */
export function newsPath(id: number): string {
  return `/berita-artikel/berita-artikel-detail/${id}`;
}
