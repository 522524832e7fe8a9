import { redirect } from "react-router";
import { ownPath } from "../../../contract/own-path.ts";
import { need, onServer, type PageRequest, signInFirst } from "../../../contract/page.ts";
import { getSecurity } from "../../identity/portal/accounts.calls.ts";
import { confirmPath } from "../../identity/portal/confirm/confirm-path.ts";
import { exportPath } from "./export-path.ts";

/** Leads to the file, and who has to show first who it is back to the page that the link stood on. */
export async function load({ api, url, language, isSignedIn }: PageRequest<unknown>): Promise<Response> {
  const back = new URL(ownPath(url.searchParams.get("back")) ?? "/account/my-account", url);
  if (!isSignedIn) throw signInFirst(back);
  const { isProved } = need(await api.send(getSecurity, {}), back).data;
  return redirect(isProved ? exportPath(language) : confirmPath(back));
}

export const handle = { needs: "account.export" };

export const loader = onServer(load);
