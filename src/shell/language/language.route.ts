import { redirect } from "react-router";
import { smallBody } from "../../contract/body-limits.ts";
import { actOnServer, type PageAction } from "../../contract/page.ts";
import { languageCookie, parseLanguage, visitLanguageCookie } from "../../i18n/language.ts";
import { storePreference } from "../preference-cookie.ts";

/** Opened by itself there is nothing to see. */
export function loader() {
  return redirect("/");
}

/** Stores the language and loads the same page anew (S6); a visit that came in another reads in it no more. */
async function act({ form, language, origin }: PageAction<unknown>): Promise<Response> {
  const to = form.get("to");
  const chosen = typeof to === "string" ? parseLanguage(to) : null;
  const value = chosen ?? language;
  return storePreference({ name: languageCookie, value, origin, back: form.get("back"), ends: visitLanguageCookie });
}

export const action = actOnServer(act, smallBody);
