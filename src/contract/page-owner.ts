import { m } from "#messages";
import type { Api, Transport } from "./client.ts";

/** Whose page this is, and how to ask that person to sign in again without leaving it. */
export interface PageOwner {
  userName: string;
  /** True: signed in again as the same person. False: not now. */
  askToSignIn(): Promise<boolean>;
}

/**
 * Names the person for whom a page was loaded. Where the browser's cookie is another person's meanwhile, from another
 * tab, the server answers as if the session had ended, so that one person's entries never go to another.
 */
export const pageOwnerHeader = "page-owner";

/** A user name as that header carries it. */
export function asHeader(userName: string): string {
  return encodeURIComponent(userName);
}

// Outside of what React keeps: calls are made from anywhere.
let owner: PageOwner | null = null;
let asking: Promise<boolean> | null = null;

/** The page belongs to `next` from now on. Answers the way to say that it does no more. */
export function keepPageOwner(next: PageOwner): () => void {
  owner = next;
  return () => {
    if (owner === next) owner = null;
  };
}

/** Sends calls in the name of the page's owner. */
export function byOwner(by: Transport): Transport {
  return (path, init, who) => {
    if (owner === null) return by(path, init, who);
    const headers = new Headers(init.headers);
    headers.set(pageOwnerHeader, asHeader(owner.userName));
    return by(path, { ...init, headers }, who);
  };
}

/** The answer to a page whose repeated sign-in failed: its form says so and keeps every entry. */
export const declinedCode = "sign-in-declined";

function declined(): Response {
  const body = { acknowledge: 0, code: declinedCode, message: m.contract_sign_in_declined(), data: null };
  return new Response(JSON.stringify(body), { status: 403 });
}

/** True when a call came to nothing for want of a sign-in, whether the page asked for one or not. */
export function isSignedOut({ http, code }: { http: number; code: string }): boolean {
  return http === 401 || code === declinedCode;
}

/** An API that remembers whether one of its calls was refused because nobody signed in again. */
export function notingDeclined(api: Api): { api: Api; wasDeclined(): boolean } {
  let isDeclined = false;
  const noting: Api = {
    async send(call, request, options) {
      const sent = await api.send(call, request, options);
      isDeclined ||= sent.status === "refused" && sent.code === declinedCode;
      return sent;
    },
  };
  return { api: noting, wasDeclined: () => isDeclined };
}

/** Asks once for all calls that wait for it. */
async function signedInAgain({ askToSignIn }: PageOwner): Promise<boolean> {
  asking ??= askToSignIn().finally(() => {
    asking = null;
  });
  return asking;
}

/**
 * Lets what a person does go on when the session has ended meanwhile (promise 16): the page asks to sign in again in
 * place, and the same call is sent once more. What is only read is left to anyone who reads it, and what a guest may do
 * too, signing out among it, wants no sign-in.
 */
export function signingInAgain(by: Transport): Transport {
  return async (path, init, who) => {
    const response = await by(path, init, who);
    const isOwnAct = who === "applicant" && init.method !== "GET";
    if (response.status !== 401 || !isOwnAct || owner === null) return response;
    return (await signedInAgain(owner)) ? by(path, init, who) : declined();
  };
}
