import { createContext, data, type MetaDescriptor } from "react-router";
import type { Language } from "../i18n/language.ts";
import type { BodyLimits } from "./body-limits.ts";
import type { Api } from "./client.ts";
import type { ReadBody } from "./read-query.ts";
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

/** Context that the server passes to a page's loaders and actions. */
export interface PageContext {
  api: Api;
  language: Language;
  /** The stored colour choice: "device", "light" or "dark". */
  theme: "device" | "light" | "dark";
  /** True when the visitor sent a session cookie; whether it is still good the API says. */
  isSignedIn: boolean;
  /** True for a page that everybody who is signed in gets the same: it is rendered without the visitor's cookies. */
  isShared: boolean;
  /** Whether the request brought a session's cookie, of either side; it may be made up. */
  hasSession: boolean;
  /** The site's origin, for canonical addresses. */
  origin: string;
  /** The moment of the request. */
  now: Date;
  /** True while the site is closed for maintenance: no page is shown, the shell says why. */
  isMaintenance: boolean;
  /** Places elsewhere from which the page may fetch scripts and show frames. */
  foreign: { scripts: readonly string[]; frames: readonly string[] };
  requestId: string;
  /** Reads what a form sent, within what it may hold. */
  readForm(request: Request, limits: BodyLimits): Promise<ReadBody<FormData>>;
  /** Takes the rendered page, beside its response: as the body of one it would be copied on every way. */
  onHtml(bytes: Uint8Array<ArrayBuffer>): void;
  /** Logs an unexpected error with the request's id. */
  onFault(error: unknown): void;
}

/** Set by the server for each page request. */
export const pageContext = createContext<PageContext>();

/** The number in a page's address, in digits alone as in calls; one that is none is no page. */
export function getId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw data({ code: "not-found" }, { status: 404 });
  return Number(text);
}
