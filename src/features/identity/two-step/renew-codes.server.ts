import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import { confirmIdentity, type IdentityProof } from "../confirm-identity.server.ts";
import { keepPrincipal } from "../principal-account.server.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { freshCodes } from "./fresh-codes.server.ts";
import { type NotProved, proofOfCode, proveSecondStep } from "./prove-second-step.server.ts";
import { replaceRecoveryCodes } from "./spare-code.store.server.ts";
import { lockTwoStep } from "./two-step.queries.server.ts";

export type Renewed = { status: "renewed"; recoveryCodes: string[] } | { status: "wrong-password" } | NotProved;

interface Renewal {
  proof: Omit<IdentityProof, "otpCode">;
  /** Of the app, or a recovery code, which is used up. */
  code: string;
  deviceId: string | null;
}

/** Gives whoever shows the password and the second step ten new recovery codes; the former ones end. */
export async function renewRecoveryCodes(
  platform: Platform,
  siteName: () => string,
  { proof, code, deviceId }: Renewal,
): Promise<Renewed> {
  const { database, clock } = platform;
  const { principal, userAgent } = proof;
  const confirmed = await confirmIdentity(platform, { ...proof, otpCode: undefined });
  if (confirmed.status === "wrong") return { status: "wrong-password" };
  if (confirmed.status !== "confirmed") return confirmed;
  const step = { principal, proof: proofOfCode(code), code, deviceId, asker: proof };
  const proved = await proveSecondStep(platform, step);
  if (proved.status !== "right") return proved;
  const codes = await freshCodes();
  if (codes.status === "busy") return codes;
  return database.transact(async (tx) => {
    await keepPrincipal(tx, principal);
    if (!(await lockTwoStep(tx, principal))) return { status: "wrong" };
    await replaceRecoveryCodes(tx, principal, codes.hashes);
    await recordEvent(tx, proof, { principal, event: "recovery-codes-renewed" }, clock());
    await tellOfSecurity(tx, { platform, siteName }, { principal, event: "recovery-codes-renewed", userAgent });
    return { status: "renewed", recoveryCodes: codes.shown };
  });
}
