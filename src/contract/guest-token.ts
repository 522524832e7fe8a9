import { readCookies } from "./cookies.ts";
import { guestMarkName } from "./session-cookies.ts";
import { siteBase } from "./site-base.ts";

/** How it stands with the token that a guest's browser fetches for itself. */
export type GuestToken = { status: "quiet" } | { status: "fetching" } | { status: "failed"; message: string };

const quiet: GuestToken = { status: "quiet" };
const listeners = new Set<() => void>();

// Outside of what React keeps: an error screen mounts the whole document anew.
let current: GuestToken = quiet;

/** How it stands now. */
export function guestToken(): GuestToken {
  return current;
}

/** Calls `listener` whenever that changes. Answers the way to stop. */
export function onGuestToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(token: GuestToken): void {
  current = token;
  for (const listener of listeners) listener();
}

/** That no token could be had was read. */
export function forgetGuestFailure(): void {
  tell(quiet);
}

/** `BASE_PATH` as the build knows it, without the slash at the end. */

async function refusal(response: Response): Promise<string> {
  const { message }: { message: string } = await response.clone().json();
  return message;
}

async function ask(): Promise<Response> {
  const body = new URLSearchParams({ siteType: "web", lang: document.documentElement.lang });
  tell({ status: "fetching" });
  try {
    const response = await fetch(`${siteBase}/api/v1/login`, { method: "POST", body });
    tell(response.ok ? quiet : { status: "failed", message: await refusal(response) });
    return response;
  } catch (fault) {
    tell(quiet);
    throw fault;
  }
}

let asking: Promise<Response> | undefined;

/** Fetches a guest's token, once for all calls that wait for it; answers what the server said. */
export async function fetchGuestToken(): Promise<Response> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return (await asking).clone();
}

/** True for a guest's browser that has no token yet, or whose token has ended. The token itself no script can read. */
export function lacksGuestToken(): boolean {
  const isSignedIn = document.documentElement.dataset["viewer"] === "applicant";
  return !isSignedIn && readCookies(document.cookie)[guestMarkName] === undefined;
}
