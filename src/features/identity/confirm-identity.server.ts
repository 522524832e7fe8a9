import type { Platform } from "../../platform/platform.ts";
import { verifyPassword } from "../../platform/security/passwords.ts";
import { recordEvent } from "./account-event.queries.server.ts";
import type { Asker } from "./account-event.ts";
import type { Principal } from "./principal.ts";
import { findAccount, findStoredPasswordHash } from "./principal-account.server.ts";
import { type KnownDevice, knownDeviceId } from "./session/known-device.server.ts";
import { markProved } from "./session/session.queries.server.ts";
import { beginPassword, recordLimited } from "./sign-in/sign-in-limits.server.ts";
import { proofOfCode, proveSecondStep } from "./two-step/prove-second-step.server.ts";

/** How someone who is signed in proves again that it is he. */
export interface IdentityProof extends Asker {
  principal: Principal;
  password: string | undefined;
  /** A code of the app or a recovery code; of use to who has two-step sign-in. */
  otpCode: string | undefined;
  /** As the cookies name it; a known device has tries of its own. */
  device: KnownDevice | null;
}

export type Confirmed =
  | { status: "confirmed" }
  | { status: "wrong" }
  | { status: "limited" | "busy"; retryAfter: number };

/**
 * Asks again who someone is, before what cannot be undone: by the password, or by a code where two-step sign-in is on.
 * Wrong tries count like those at the sign-in and stand in its history.
 */
export async function confirmIdentity(platform: Platform, proof: IdentityProof): Promise<Confirmed> {
  const { principal, password, otpCode, device } = proof;
  const deviceId = knownDeviceId(device, principal);
  const confirmed =
    password === undefined
      ? await confirmByCode(platform, { ...proof, otpCode: otpCode ?? "", deviceId })
      : await confirmByPassword(platform, { ...proof, password, deviceId });
  if (confirmed.status === "limited") await recordLimited(platform, proof, principal);
  return confirmed;
}

type Known<Shown> = IdentityProof & Shown & { deviceId: string | null };

async function confirmByCode(platform: Platform, proof: Known<{ otpCode: string }>): Promise<Confirmed> {
  const { principal, otpCode: code, deviceId } = proof;
  const step = { principal, proof: proofOfCode(code), code, deviceId, asker: proof };
  const proved = await proveSecondStep(platform, step);
  if (proved.status === "right") return { status: "confirmed" };
  if (proved.status !== "wrong") return proved;
  const { database, clock } = platform;
  await recordEvent(database.db, proof, { principal, event: "wrong-code" }, clock());
  return { status: "wrong" };
}

async function confirmByPassword(platform: Platform, proof: Known<{ password: string }>): Promise<Confirmed> {
  const { database, clock } = platform;
  const { principal, password, network, deviceId } = proof;
  const account = await findAccount(database.db, principal);
  if (account === undefined) return { status: "wrong" };
  const attempt = await beginPassword(platform, { kind: principal.kind, userName: account.email, network, deviceId });
  if (attempt.status === "limited") return attempt;
  const verified = await verifyPassword(await findStoredPasswordHash(database.db, principal), password);
  if (verified.status === "busy") {
    await attempt.neverHappened();
    return verified;
  }
  if (verified.status === "wrong") {
    await recordEvent(database.db, proof, { principal, event: "wrong-password" }, clock());
    return { status: "wrong" };
  }
  await attempt.passwordWasRight();
  return { status: "confirmed" };
}

/** The same for a session: what it showed counts for the calls that need it, for a quarter of an hour. */
export async function confirmSession(
  platform: Platform,
  { sessionId, ...proof }: IdentityProof & { sessionId: number },
): Promise<Confirmed> {
  const confirmed = await confirmIdentity(platform, proof);
  if (confirmed.status === "confirmed") await markProved(platform.database.db, sessionId, platform.clock());
  return confirmed;
}
