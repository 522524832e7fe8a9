import { createContext } from "react-router";
import type { Language } from "../i18n/language.ts";
import type { BodyLimits } from "./body-limits.ts";
import type { Api } from "./client.ts";
import type { ReadBody } from "./read-body.ts";

/** What the server hands to a page's loaders and actions. */
export interface PageContext {
  api: Api;
  language: Language;
  /** The stored colour choice: "device", "light" or "dark". */
  theme: "device" | "light" | "dark";
  /** True when the visitor sent a session cookie; whether it is still good the API says. */
  isSignedIn: boolean;
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
