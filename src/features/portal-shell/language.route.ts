import { redirect } from "react-router";
import { smallBody } from "../../contract/body-limits.ts";
import { actOnServer, type PageAction } from "../../contract/page.ts";
import { languageCookie, parseLanguage, visitLanguageCookie } from "../../i18n/language.ts";
import { setMailLanguage } from "../identity/portal/accounts.calls.ts";
import { storePreference } from "./preference-cookie.ts";

export const handle = { needs: "content.read" };

/** Opened on its own there is nothing to see. */
export function loader() {
  return redirect("/");
}

/**
 * Stores the language and loads the same page again (S6); a visit that came in another reads in it no more, and mail to
 * anyone who is signed in comes in it from now on.
 */
async function act({ api, form, language, origin, isSignedIn }: PageAction<unknown>): Promise<Response> {
  const to = form.get("to");
  const chosen = typeof to === "string" ? parseLanguage(to) : null;
  const value = chosen ?? language;
  // What cannot be noted now keeps nobody from reading on.
  if (isSignedIn && chosen !== null) await api.send(setMailLanguage, { body: { language: chosen } });
  return storePreference({ name: languageCookie, value, origin, back: form.get("back"), ends: visitLanguageCookie });
}

export const action = actOnServer(act, smallBody);
