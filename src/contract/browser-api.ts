import { apiOver, type Transport } from "./client.ts";
import { fetchGuestToken, lacksGuestToken } from "./guest-token.ts";

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

/** Calls `listener` whenever a call is refused for want of a valid token or broke on the server. Answers the way to stop. */
export function onCallRefused(listener: RefusalListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `BASE_PATH` as the build knows it, without the slash at the end. */
const base = import.meta.env.BASE_URL.replace(/\/$/, "");

async function refused(path: string, response: Response): Promise<RefusedCall | null> {
  if (response.status !== 401 && response.status < 500) return null;
  const { code, message }: { code: string; message: string } = await response.clone().json();
  return { path: path.replace("/api/v1/", ""), http: response.status, code, message };
}

/** Lets a guest's token come before the calls that need one; `by` sends the call itself. */
export function withGuestToken(by: Transport): Transport {
  return async (path, init, who) => {
    if (who === "open" || !lacksGuestToken()) return by(path, init, who);
    const answer = await fetchGuestToken();
    return answer.ok ? by(path, init, who) : answer;
  };
}

const send: Transport = (path, init) => fetch(base + path, init);

/** `fetch` that sees to a guest's token, and tells the shell what was refused. */
const withToken: Transport = async (path, init, who) => {
  const response = await withGuestToken(send)(path, init, who);
  const refusal = await refused(path, response);
  if (refusal === null) return response;
  const isSignedIn = document.documentElement.dataset["viewer"] === "applicant";
  // A cookie that ended on the server alone: an applicant's whose page knows no more of it, or a guest's.
  if (refusal.code === "token-expired" && !isSignedIn && (await fetchGuestToken()).ok) return send(path, init, who);
  for (const tell of listeners) tell(refusal);
  return response;
};

/** The API as this browser speaks it: its own HttpOnly cookie, same origin. */
export const browserApi = apiOver(withToken);
