import { apiOver, type Transport } from "./client.ts";

/** Told when the server says that a token ended; the shell decides what follows (A12). */
type TokenListener = (code: "token-expired" | "sign-in-required") => void;

const listeners = new Set<TokenListener>();

/** Calls `listener` whenever a call is refused for want of a valid token. Answers the way to stop. */
export function onTokenRefused(listener: TokenListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `BASE_PATH` as the build knows it, without the slash at the end. */
const base = import.meta.env.BASE_URL.replace(/\/$/, "");

async function fetchGuestToken(): Promise<boolean> {
  const body = new URLSearchParams({ siteType: "web", lang: document.documentElement.lang });
  const response = await fetch(`${base}/api/v1/login`, { method: "POST", body });
  return response.ok;
}

async function refusedCode(response: Response): Promise<string | null> {
  if (response.status !== 401) return null;
  const { code } = await response.clone().json();
  return code;
}

/** `fetch` that gets itself a guest's token where none is there yet. */
const withToken: Transport = async (path, init) => {
  const response = await fetch(base + path, init);
  const code = await refusedCode(response);
  if (code === "token-expired") {
    const isSignedIn = document.documentElement.dataset["viewer"] === "applicant";
    if (!isSignedIn && (await fetchGuestToken())) return fetch(base + path, init);
  }
  if (code === "token-expired" || code === "sign-in-required") for (const tell of listeners) tell(code);
  return response;
};

/** The API as this browser speaks it: its own HttpOnly cookie, same origin. */
export const browserApi = apiOver(withToken);
