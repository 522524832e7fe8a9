import { redirect } from "react-router";
import { pageContext } from "../../contract/page-context.ts";
import { storePreference } from "../preference-cookie.ts";
import type { Route } from "./+types/theme.route";
import { parseTheme, themeCookie } from "./theme.ts";

/** Opened by itself there is nothing to see. */
export function loader() {
  return redirect("/");
}

/** Stores the colour choice of the footer. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { origin } = context.get(pageContext);
  const chosen = form.get("theme");
  const value = parseTheme(typeof chosen === "string" ? chosen : null);
  return storePreference({ name: themeCookie, value, origin, back: form.get("back") });
}
