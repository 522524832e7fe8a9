/** Parts of a path that may be a token or a code, so that the log never carries one. */
const SECRET_LIKE = /^((?=[^-]*[A-Z0-9_])[\w-]{20,}|[\w-]{43})$/;

/** A request's path as the log may carry it: no query, nothing that looks like a token. */
export function loggedPath(target: string): string {
  const path = target.split(/[?#]/, 1)[0] ?? "";
  return path
    .slice(0, 300)
    .split("/")
    .map((part) => (SECRET_LIKE.test(part) || part.includes("@") || part.includes("%40") ? "…" : part))
    .join("/");
}
