import type { Sealer } from "../../../platform/security/sealer.ts";
import { type Principal, principalWord } from "../principal.ts";

const purpose = "two-step-secret";

/** An app's secret as it is stored: sealed, and for one principal, so that a row cannot be lent to another. */
export function sealSecret(sealer: Sealer, principal: Principal, secret: string): string {
  return sealer.seal(purpose, `${principalWord(principal)}:${secret}`);
}

/** @throws Error when it was sealed with a secret that is no longer known, or for somebody else */
export function openSecret(sealer: Sealer, principal: Principal, sealed: string): string {
  const [owner, secret] = sealer.open(purpose, sealed)?.split(":") ?? [];
  if (secret === undefined || owner !== principalWord(principal))
    throw new Error("A two-step secret does not open: SECRET_KEY must keep the key that sealed it.");
  return secret;
}
