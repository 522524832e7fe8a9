/** What the history shows: a page of it, and the application that is open. */
export interface HistoryState {
  page: number;
  open: number | null;
}

function whole(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Reads `?page=2&open=31`; what is no number is left out. */
export function historyState(query: URLSearchParams): HistoryState {
  return { page: whole(query.get("page")) ?? 1, open: whole(query.get("open")) };
}

/** Where a page of the history is (R13), with one application open. */
export function historyPath({ page = 1, open }: Partial<HistoryState>): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (typeof open === "number") query.set("open", String(open));
  return query.size === 0 ? "/account/history" : `/account/history?${query}`;
}
