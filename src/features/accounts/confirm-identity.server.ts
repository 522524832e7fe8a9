import { verifyPassword } from "../../platform/passwords/passwords.ts";
import type { Platform } from "../../platform/platform.ts";
import { findApplicant, findCredentials } from "./applicant.store.server.ts";
import { readDevice } from "./session/known-device.server.ts";
import { recordSignIn } from "./sign-in/sign-in.store.server.ts";
import { beginTry } from "./sign-in/sign-in-limits.server.ts";

/** How somebody who is signed in proves again that it is he. */
export interface IdentityProof {
  applicantId: number;
  password: string | undefined;
  /** Counts once two-step verification can check it; until then it proves nothing. */
  otpCode: string | undefined;
  network: string;
  userAgent: string;
  /** Value of the cookie `device`; a known device has tries of its own. */
  deviceCookie: string | undefined;
}

export type Confirmed =
  | { status: "confirmed" }
  | { status: "wrong" }
  | { status: "limited" | "busy"; retryAfter: number };

/**
 * Asks again who somebody is, before what cannot be undone. Wrong tries count like those at the sign-in and stand in its
 * history. The one place where a second way (a one-time code) joins the password.
 */
export async function confirmIdentity(platform: Platform, proof: IdentityProof): Promise<Confirmed> {
  const { database, limits, clock, sealer } = platform;
  const { applicantId, password, network, userAgent: device } = proof;
  const account = await findApplicant(database.db, applicantId);
  if (account === undefined || password === undefined) return { status: "wrong" };
  const known = readDevice(sealer, proof.deviceCookie);
  const deviceId = known?.applicants.includes(applicantId) ? known.id : null;
  const attempt = await beginTry(limits, { userName: account.email, network, deviceId });
  if (attempt.status === "limited") return attempt;
  const credentials = await findCredentials(database.db, account.email);
  const verified = await verifyPassword(credentials?.passwordHash ?? null, password);
  if (verified.status === "busy") {
    await attempt.neverHappened();
    return verified;
  }
  if (verified.status === "wrong") {
    await recordSignIn(database.db, { applicantId, outcome: "wrong-password", device, network }, clock());
    return { status: "wrong" };
  }
  await attempt.passwordWasRight();
  return { status: "confirmed" };
}
