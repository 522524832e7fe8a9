/** A page of the saved vacancies (R14). */
export function savedPath(page = 1): string {
  return page > 1 ? `/account/bookmark?page=${page}` : "/account/bookmark";
}

/** The page that an address asks for; the first when it makes no sense. */
export function savedPage(query: URLSearchParams): number {
  const page = query.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
