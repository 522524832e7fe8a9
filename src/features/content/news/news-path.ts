import { type NewsTab, newsTabs } from "./news.ts";

/** What the list's address says. */
export interface NewsListState {
  readonly tab: NewsTab;
  readonly page: number;
}

/** The list's state from its address; what it does not know counts as not said. */
export function parseNewsList(query: URLSearchParams): NewsListState {
  const asked = query.get("tab")?.toLowerCase();
  const page = query.get("page") ?? "";
  return {
    tab: newsTabs.find((tab) => tab === asked) ?? "all",
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
