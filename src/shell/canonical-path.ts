/**
 * The one address of a page: its data's `canonicalPath` where it names one (`{title+}` may be any text),
 * else the path as asked for, without what only chooses a language.
 */
export function canonicalPath(pathname: string, search: string, data: unknown): string {
  if (typeof data === "object" && data !== null && "canonicalPath" in data && typeof data.canonicalPath === "string") {
    return data.canonicalPath;
  }
  const query = new URLSearchParams(search);
  query.delete("lang");
  for (const [name, value] of [...query]) if (value === "") query.delete(name, value);
  const rest = query.toString();
  return rest === "" ? pathname : `${pathname}?${rest}`;
}
