import { redirect } from "react-router";
import { pageContext } from "../../contract/page-context.ts";
import { languageCookie, parseLanguage, visitLanguageCookie } from "../../i18n/language.ts";
import { storePreference } from "../preference-cookie.ts";
import type { Route } from "./+types/language.route";

/** Opened by itself there is nothing to see. */
export function loader() {
  return redirect("/");
}

/** Stores the language and loads the same page anew (S6); a visit that came in another reads in it no more. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { language, origin } = context.get(pageContext);
  const to = form.get("to");
  const chosen = typeof to === "string" ? parseLanguage(to) : null;
  const value = chosen ?? language;
  return storePreference({ name: languageCookie, value, origin, back: form.get("back"), ends: visitLanguageCookie });
}
