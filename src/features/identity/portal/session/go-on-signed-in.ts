import { redirect } from "react-router";
import type { PageRequest } from "../../../../contract/page.ts";
import { getSecurity } from "../accounts.calls.ts";

/**
 * Sends on who is signed in already and has nothing to do at a page for guests. It asks, because a cookie may be of a
 * session that ended: believed, it would lead to the sign-in and back for ever.
 * @param to where the person was going; a path of ours
 * @throws a redirect
 */
export async function goOnSignedIn({ api, isSignedIn }: PageRequest<unknown>, to: string | null): Promise<void> {
  if (!isSignedIn) return;
  const sent = await api.send(getSecurity, {});
  if (sent.status === "accepted") throw redirect(to ?? "/");
}
