import { useLocation, useMatches } from "react-router";
import { type Language, languages } from "../../i18n/language.ts";

/** This page's path for coming back to it; without `lang`, which would overrule a newly stored choice. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("lang");
  const rest = query.toString();
  return rest === "" ? pathname : `${pathname}?${rest}`;
}

/** True for pages that stand without top bar, menus, footer and fair: the old application form (S8). */
export function isBare(pathname: string): boolean {
  return pathname.toLowerCase().includes("flk");
}

/** True on pages whose purpose is a form: they say `handle = { hydrate: "eager" }`. */
export function useIsForm(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === "eager",
  );
}

/** A page's one path in each language. */
export type CanonicalPaths = Readonly<Record<Language, string>>;

function named(data: unknown): unknown {
  return typeof data === "object" && data !== null && "canonicalPath" in data ? data.canonicalPath : undefined;
}

function isByLanguage(paths: unknown): paths is CanonicalPaths {
  return typeof paths === "object" && paths !== null && languages.every((language) => language in paths);
}

/**
 * The one address of a page: what its data names as `canonicalPath` (`{title+}` may be any text, a list has its page
 * in the query), else its path. Whatever else stands in a query chooses a language or counts visits.
 */
export function canonicalPaths(pathname: string, data: unknown): CanonicalPaths {
  const path = named(data);
  if (isByLanguage(path)) return path;
  const same = typeof path === "string" ? path : pathname;
  return { id: same, en: same };
}
