import type { MetaDescriptor } from "react-router";
import { site } from "./site.ts";

/** 'Page · Astra Career' (S10). */
export function pageTitle(title: string): string {
  return `${title} · ${site.name}`;
}

/** A page's title, 'Page · Astra Career', and what search engines and shared links say about it. */
export function pageMeta(title: string, description?: string): MetaDescriptor[] {
  return [...titled(pageTitle(title), title), ...described(description)];
}

/** The home page's: the title is the site's name alone (S10). */
export function homeMeta(description: string): MetaDescriptor[] {
  return [...titled(site.name, site.name), ...described(description)];
}

/** A page that search engines follow but do not show. */
export const notForSearchEngines: MetaDescriptor = { name: "robots", content: "noindex, follow" };

function titled(title: string, shared: string): MetaDescriptor[] {
  return [{ title }, { property: "og:title", content: shared }];
}

function described(description: string | undefined): MetaDescriptor[] {
  if (description === undefined) return [];
  return [
    { name: "description", content: description },
    { property: "og:description", content: description },
  ];
}
