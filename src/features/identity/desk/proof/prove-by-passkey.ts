import { plainDeskApi } from "../../../../contract/desk-api.ts";
import { type DeskAsk, lockedCode } from "../../../../contract/desk-ask.ts";
import { showPasskey } from "../passkey/passkey-work.ts";
import type { Refused } from "../refusal.tsx";
import { stepUpCall, unlockCall } from "../session.calls.ts";

/** Opens the lock, or renews the second step, by a passkey; null when that went well. */
export async function proveByPasskey(ask: DeskAsk): Promise<Refused | null> {
  const shown = await showPasskey();
  if (shown.status === "refused") return shown;
  const body = { passkey: shown.passkey };
  const sent = await (ask === lockedCode
    ? plainDeskApi.send(unlockCall, { body })
    : plainDeskApi.send(stepUpCall, { body }));
  return sent.status === "refused" ? sent : null;
}
