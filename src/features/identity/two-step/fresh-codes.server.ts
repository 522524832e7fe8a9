import { hashPassword } from "../../../platform/security/passwords.ts";
import { newRecoveryCodes, shownRecoveryCode } from "./recovery-code.server.ts";

export type FreshCodes =
  /** As they are shown, once, and as they are stored. */
  | { status: "made"; shown: string[]; hashes: { name: string; hash: string }[] }
  | { status: "busy"; retryAfter: number };

/** Ten new recovery codes; only their hashes are kept, by no key of ours (decision 8). */
export async function freshCodes(): Promise<FreshCodes> {
  const codes = newRecoveryCodes();
  const hashes: { name: string; hash: string }[] = [];
  for (const { name, secret } of codes) {
    const hashed = await hashPassword(secret);
    if (hashed.status === "busy") return hashed;
    hashes.push({ name, hash: hashed.hash });
  }
  return { status: "made", shown: codes.map(shownRecoveryCode), hashes };
}
