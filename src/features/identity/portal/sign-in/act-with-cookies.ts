import { m } from "#messages";
import { type Api, apiOver } from "../../../../contract/client.ts";
import type { PageAction } from "../../../../contract/page.ts";
import { siteBase } from "../../../../contract/site-base.ts";
import { getViewer } from "../accounts.calls.ts";
import { act, type RefusedSignIn } from "./sign-in-page.ts";

/** A sign-in that was accepted leads on with the whole document. */
const isLedOn = (thrown: unknown) => thrown instanceof Response && thrown.headers.has("X-Remix-Reload-Document");

/** A call with the cookies that there are: no guest's token is fetched for it, and nobody is asked to sign in again. */
const asItIs = apiOver((path, init) => fetch(siteBase + path, init));

/**
 * Signs in, in the browser. One that keeps no cookies is signed out again at the next page: it is asked whether the
 * session came back, and gets the missing fields instead of a redirect.
 */
export async function actWithCookies(page: PageAction<unknown>, asking: Api = asItIs): Promise<RefusedSignIn> {
  try {
    return await act(page);
  } catch (thrown) {
    if (!isLedOn(thrown)) throw thrown;
    const seen = await asking.send(getViewer, { query: {} });
    if (seen.status === "accepted" || seen.http !== 401) throw thrown;
    const refused = { code: "cookies-needed", message: m.accounts_sign_in_cookies(), errors: [] };
    return { ...refused, step: page.form.has("OTPCode") ? "code" : "password", userName: userNameIn(page.form) };
  }
}

function userNameIn(form: FormData): string {
  const typed = form.get("userName");
  return typeof typed === "string" ? typed : "";
}
