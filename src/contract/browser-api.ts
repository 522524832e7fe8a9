import { type Api, apiOver, bodyIn, refusalIn, type Transport } from "./client.ts";
import { fetchGuestToken, lacksGuestToken } from "./guest-token.ts";
import { byOwner, signingInAgain } from "./page-owner.ts";
import { siteBase } from "./site-base.ts";

/** A call that the server refused, as the shell hears of it. */
export interface RefusedCall {
  /** Below the API's root, such as "get-profile/id". */
  path: string;
  http: number;
  code: string;
  message: string;
}

type RefusalListener = (refused: RefusedCall) => void;

const listeners = new Set<RefusalListener>();

/**
 * Calls `listener` whenever a call is refused for want of a valid token or broke on the server. Answers the way to
 * stop.
 */
export function onCallRefused(listener: RefusalListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function refused(path: string, response: Response): Promise<RefusedCall | null> {
  if (response.status !== 401 && response.status < 500) return null;
  const { code, message } = refusalIn(await bodyIn(response.clone())).refusal;
  return { path: path.replace("/api/v1/", ""), http: response.status, code, message };
}

/** Lets a guest's token come before the calls that need one; `by` sends the call itself. */
function withGuestToken(by: Transport): Transport {
  return async (path, init, who) => {
    if (who === "open" || !lacksGuestToken()) return by(path, init, who);
    const answer = await fetchGuestToken();
    return answer.ok ? by(path, init, who) : answer;
  };
}

/** Tells the shell what was refused. */
function telling(by: Transport): Transport {
  return async (path, init, who) => {
    const response = await by(path, init, who);
    const refusal = await refused(path, response);
    if (refusal === null) return response;
    const isSignedIn = document.documentElement.dataset["viewer"] === "applicant";
    // A cookie that ended on the server alone: an applicant's whose page knows no more of it, or a guest's.
    if (refusal.code === "token-expired" && !isSignedIn && (await fetchGuestToken()).ok) return by(path, init, who);
    for (const tell of listeners) tell(refusal);
    return response;
  };
}

const send: Transport = byOwner(withGuestToken((path, init) => fetch(siteBase + path, init)));

/**
 * The API as this browser speaks it: its own HttpOnly cookie, same origin. What a person does goes on after signing in
 * again in place; a refusal after that goes to the shell.
 */
export const browserApi = apiOver(telling(signingInAgain(send)));

/** The same for what a page reads or notes on its own: nobody pressed anything, so nobody is asked to sign in. */
export const quietApi = apiOver(telling(send));

/** The same as `browserApi` over another way of sending; the page itself says what was refused. */
export function apiBy(by: Transport): Api {
  return apiOver(signingInAgain(byOwner(withGuestToken(by))));
}
