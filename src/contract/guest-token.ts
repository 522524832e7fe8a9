import { m } from "#messages";
import { bodyIn, refusalIn } from "./client.ts";
import { guestMarkName, readCookies } from "./cookies.ts";
import { siteBase } from "./site-base.ts";

/** How it stands with the token that a guest's browser fetches for itself. */
export type GuestToken =
  | { status: "quiet" }
  /** A call waits for it. */
  | { status: "fetching" }
  /** In whatever way: refused, answered by someone in between, timed out, no network. */
  | { status: "failed"; message: string; isWaitedFor: boolean };

/** A server that says nothing for so long is not there. */
const PATIENCE_MS = 15_000;

const quiet: GuestToken = { status: "quiet" };
const listeners = new Set<() => void>();

// Outside of what React keeps: an error screen mounts the whole document again.
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

interface Asking {
  answer: Promise<Response>;
  isWaitedFor: boolean;
}

let asking: Asking | undefined;

/** How it ended, for anyone who watches. */
async function ended(response: Response | null): Promise<GuestToken> {
  if (response?.ok) return quiet;
  const message = response === null ? m.contract_offline() : refusalIn(await bodyIn(response)).refusal.message;
  return { status: "failed", message, isWaitedFor: asking?.isWaitedFor ?? false };
}

async function ask(): Promise<Response> {
  const body = new URLSearchParams({ siteType: "web", lang: document.documentElement.lang });
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${siteBase}/api/v1/login`, { method: "POST", body, signal });
    tell(await ended(response.clone()));
    return response;
  } catch (fault) {
    tell(await ended(null));
    throw fault;
  } finally {
    asking = undefined;
  }
}

function begin(): Asking {
  asking ??= { answer: ask(), isWaitedFor: false };
  return asking;
}

/** Fetches a guest's token, once for all calls that wait for it; answers what the server said. */
export async function fetchGuestToken(): Promise<Response> {
  const under = begin();
  under.isWaitedFor = true;
  tell({ status: "fetching" });
  return (await under.answer).clone();
}

/** Fetches it ahead, as a guest's browser does when it starts (§4): nobody waits, so nothing shows unless it fails. */
export async function prepareGuestToken(): Promise<void> {
  if (!lacksGuestToken()) return;
  await begin().answer.catch(() => {});
}

/** True for a guest's browser that has no token yet, or whose token has ended. The token itself no script can read. */
export function lacksGuestToken(): boolean {
  const isSignedIn = document.documentElement.dataset["viewer"] === "applicant";
  return !isSignedIn && readCookies(document.cookie)[guestMarkName] === undefined;
}
