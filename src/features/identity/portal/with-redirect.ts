/** A page of ours that passes on where the person was going. */
export function withRedirect(path: string, redirect: string | null): string {
  return redirect === null ? path : `${path}?${new URLSearchParams({ redirect })}`;
}
