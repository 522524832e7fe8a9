import { bodyIn, type Transport } from "./client.ts";
import { type DeskAsk, findDeskAsk } from "./desk-ask.ts";
import { asHeader, pageOwnerHeader } from "./page-owner.ts";

/** True: it was shown. False: not now. */
export type AskAtDesk = (ask: DeskAsk) => Promise<boolean>;

/** Who has the page before them, and how to ask them. */
export interface AtDesk {
  /** The e-mail of the member for whom the page was loaded. */
  userName: string;
  ask: AskAtDesk;
}

// Outside of what React keeps: calls are made from anywhere.
let here: AtDesk | null = null;
const asking = new Map<DeskAsk, Promise<boolean>>();

/** The page is `next`'s and asks them from now on. Answers the way to say that it does no more. */
export function keepDeskAsker(next: AtDesk): () => void {
  here = next;
  return () => {
    if (here === next) here = null;
  };
}

/**
 * Sends a change in the name of the person the page was loaded for: where another tab signed someone else in
 * meanwhile, nothing is done in that one's name.
 */
export function byMember(by: Transport): Transport {
  return (path, init, who) => {
    if (here === null || init.method === "GET") return by(path, init, who);
    const headers = new Headers(init.headers);
    headers.set(pageOwnerHeader, asHeader(here.userName));
    return by(path, { ...init, headers }, who);
  };
}

async function askIn(response: Response): Promise<DeskAsk | null> {
  if (response.status !== 401 && response.status !== 403) return null;
  return findDeskAsk((await bodyIn(response.clone()))["code"]);
}

/** Asks once for all calls that wait for it. */
async function askOnce(ask: DeskAsk, by: AskAtDesk): Promise<boolean> {
  const open = asking.get(ask) ?? by(ask).finally(() => asking.delete(ask));
  asking.set(ask, open);
  return open;
}

/** So often one call may ask: to unlock, for the second step, and once more where that took its time. */
const mostAsks = 3;

/**
 * Lets what a person does at the desk go on when the session is locked, or needs the second step once more: the page
 * asks for it in place, and the same call is sent again. Who does not want to now is refused, and keeps what was typed.
 */
export function askingInPlace(by: Transport): Transport {
  return async (path, init, who) => {
    for (let asks = 0; ; asks += 1) {
      const response = await by(path, init, who);
      const ask = here === null ? null : await askIn(response);
      if (ask === null || here === null || asks === mostAsks) return response;
      if (!(await askOnce(ask, here.ask))) return response;
    }
  };
}
