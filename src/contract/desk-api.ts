import { documentLanguage } from "../i18n/language.browser.ts";
import { askingInPlace, byMember } from "./ask-in-place.ts";
import { apiOver, type Transport } from "./client.ts";
import { siteBase } from "./site-base.ts";

const send: Transport = byMember((path, init) => {
  const headers = new Headers(init.headers);
  headers.set("accept-language", documentLanguage());
  return fetch(siteBase + path, { ...init, headers });
});

/**
 * The desk's calls as this browser makes them: its own HttpOnly cookie, in the page's language. What a lock or a missing
 * proof holds up continues once the page has asked for it.
 */
export const deskApi = apiOver(askingInPlace(send));

/** The same for what opens the lock or shows the second step itself. */
export const plainDeskApi = apiOver(send);
