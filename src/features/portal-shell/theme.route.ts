import { redirect } from "react-router";
import { smallBody } from "../../contract/body-limits.ts";
import { actOnServer, type PageAction } from "../../contract/page.ts";
import { storePreference } from "./preference-cookie.ts";
import { parseTheme, themeCookie } from "./theme.ts";

export const handle = { needs: "content.read" };

/** Opened on its own there is nothing to see. */
export function loader() {
  return redirect("/");
}

/** Stores the colour choice of the footer. */
async function act({ form, origin }: PageAction<unknown>): Promise<Response> {
  const chosen = form.get("theme");
  const value = parseTheme(typeof chosen === "string" ? chosen : null);
  return storePreference({ name: themeCookie, value, origin, back: form.get("back") });
}

export const action = actOnServer(act, smallBody);
