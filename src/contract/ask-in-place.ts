import { bodyIn, type Transport } from "./client.ts";
import { type DeskAsk, deskAskOf } from "./desk-ask.ts";

/** True: it was shown. False: not now. */
export type AskAtDesk = (ask: DeskAsk) => Promise<boolean>;

// Outside of what React keeps: calls are made from anywhere.
let asker: AskAtDesk | null = null;
const asking = new Map<DeskAsk, Promise<boolean>>();

/** The page asks by `next` from now on. Answers the way to say that it does no more. */
export function keepDeskAsker(next: AskAtDesk): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

async function askIn(response: Response): Promise<DeskAsk | null> {
  if (response.status !== 401 && response.status !== 403) return null;
  return deskAskOf((await bodyIn(response.clone()))["code"]);
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
 * Lets what a person does at the desk go on when the session is locked, or needs the second step once more: the page asks
 * for it in place, and the same call is sent again. Who does not want to now is refused, and keeps what was typed.
 */
export function askingInPlace(by: Transport): Transport {
  return async (path, init, who) => {
    for (let asks = 0; ; asks += 1) {
      const response = await by(path, init, who);
      const ask = asker === null ? null : await askIn(response);
      if (ask === null || asker === null || asks === mostAsks) return response;
      if (!(await askOnce(ask, asker))) return response;
    }
  };
}
