import { redirect } from "react-router";
import { pageContext } from "../../contract/page-context.ts";
import { languageCookie, parseLanguage } from "../../i18n/language.ts";
import { storePreference } from "../preference-cookie.ts";
import type { Route } from "./+types/language.route";

/** Opened by itself there is nothing to see. */
export function loader() {
  return redirect("/");
}

/** Stores the language and loads the same page anew (S6). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { language, origin } = context.get(pageContext);
  const to = form.get("to");
  const chosen = typeof to === "string" ? parseLanguage(to) : null;
  return storePreference({ name: languageCookie, value: chosen ?? language, origin, back: form.get("back") });
}
