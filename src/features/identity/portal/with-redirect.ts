/** A page of this site that passes on the page to return to. */
export function withRedirect(path: string, redirect: string | null): string {
  return redirect === null ? path : `${path}?${new URLSearchParams({ redirect })}`;
}
