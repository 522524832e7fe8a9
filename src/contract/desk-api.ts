import { documentLanguage } from "../i18n/language.browser.ts";
import { apiOver } from "./client.ts";
import { siteBase } from "./site-base.ts";

/** The desk's calls as this browser makes them: its own HttpOnly cookie, in the page's language. */
export const deskApi = apiOver((path, init) => {
  const headers = new Headers(init.headers);
  headers.set("accept-language", documentLanguage());
  return fetch(siteBase + path, { ...init, headers });
});
