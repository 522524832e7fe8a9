import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/security/token.ts";
import { earlierVisits, recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import type { ApplicantAccount } from "../applicant.ts";
import { applicantPrincipal, type Principal } from "../principal.ts";
import { findStoredPasswordHash } from "../principal-account.server.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { type KnownDevice, knownDeviceId } from "../session/known-device.server.ts";
import { sealPendingStep } from "../session/pending-step.server.ts";
import { endSession, insertSession, type NewSession } from "../session/session.queries.server.ts";
import { keepTwoStep } from "../two-step/end-two-step.server.ts";
import { proofOfCode, proveSecondStep } from "../two-step/prove-second-step.server.ts";
import { hasSecondStep } from "../two-step/second-step-codes.server.ts";
import { recordLimited } from "./sign-in-limits.server.ts";

/** From where someone signs in, and for how long. */
export interface SigningIn extends Asker {
  /** `OTPCode`: six digits of the app, or a recovery code; undefined until it is asked for. */
  code: string | undefined;
  rememberMe: boolean;
  device: KnownDevice | null;
  /** The session that this browser has already; it ends. */
  formerSessionId: number | null;
}

/** Refusals after the first factor. */
type NotOpened =
  | { status: "invalid-otp" }
  /** The first proof was good; the second is asked for. `pending` is what a browser may go on with, sealed. */
  | { status: "otp-required"; pending: string }
  | { status: "limited" | "busy"; retryAfter: number };

export type Opened = { status: "signed-in"; token: string; isTwoStep: boolean } | NotOpened;

/** Asks a principal who has shown the first proof for the second, where it is on, and opens a session. */
export async function openSession(
  platform: Platform,
  siteName: () => string,
  principal: Principal,
  signingIn: SigningIn,
): Promise<Opened> {
  const isTwoStep = await hasSecondStep(platform.database.db, principal);
  const refused = isTwoStep ? await askSecondStep(platform, principal, signingIn) : null;
  if (refused !== null) return refused;
  if (isTwoStep) await keepTwoStep(platform, siteName, principal, signingIn);
  const token = await writeSession(platform, siteName, principal, signingIn, platform.clock());
  return { status: "signed-in", token, isTwoStep };
}

/** Looks at the second step; null when it was proved. */
async function askSecondStep(
  platform: Platform,
  principal: Principal,
  signingIn: SigningIn,
): Promise<NotOpened | null> {
  const { code, device, rememberMe } = signingIn;
  if (code === undefined) return askForCode(platform, principal, rememberMe);
  const deviceId = knownDeviceId(device, principal);
  const proof = proofOfCode(code);
  const proved = await proveSecondStep(platform, { principal, proof, code, deviceId, asker: signingIn });
  const { db } = platform.database;
  switch (proved.status) {
    case "right":
      // A recovery code that was used up says so itself.
      if (proof === "app")
        await recordEvent(db, signingIn, { principal, event: "second-step-passed" }, platform.clock());
      return null;
    case "wrong":
      await recordEvent(db, signingIn, { principal, event: "wrong-code" }, platform.clock());
      return { status: "invalid-otp" };
    case "limited":
      await recordLimited(platform, signingIn, principal);
      return proved;
    case "busy":
      return proved;
  }
}

async function askForCode(
  { database, sealer, clock }: Platform,
  principal: Principal,
  rememberMe: boolean,
): Promise<NotOpened> {
  const passwordHash = await findStoredPasswordHash(database.db, principal);
  const pending = sealPendingStep(sealer, { principal, rememberMe }, passwordHash, clock());
  return { status: "otp-required", pending };
}

/**
 * Opens a session for a principal who has shown all that is asked for: by `openSession`, or by what is both proofs in one.
 * @param provedAt when the second step was shown, as calls that need a proof ask
 * @returns the session's token
 */
export async function writeSession(
  platform: Platform,
  siteName: () => string,
  principal: Principal,
  signingIn: Omit<SigningIn, "code"> & Pick<NewSession, "providerSid">,
  provedAt: Date,
): Promise<string> {
  const token = newToken();
  await platform.database.transact(async (tx) => {
    const { formerSessionId, rememberMe, userAgent: device, network, providerSid = null } = signingIn;
    // Whose it is first: erasing locks the account before its sessions (decision 12).
    await insertSession(tx, { principal, token, rememberMe, device, network, provedAt, providerSid }, platform.clock());
    if (formerSessionId !== null) await endSession(tx, formerSessionId);
    if (await isNewDevice(tx, principal, signingIn)) {
      const news = { principal, event: "new-device", userAgent: device } as const;
      await tellOfSecurity(tx, { platform, siteName }, news);
    }
    await recordEvent(tx, signingIn, { principal, event: "signed-in" }, platform.clock());
  });
  return token;
}

/**
 * A browser that this account was never open in, and no other client that was here before, be it only to activate. The
 * first sign-in of an account that nobody activated here (a new password by mail does so too) is no news to anybody.
 */
async function isNewDevice(
  db: Db,
  principal: Principal,
  { device, userAgent, network }: Omit<SigningIn, "code">,
): Promise<boolean> {
  if (knownDeviceId(device, principal) !== null) return false;
  const before = await earlierVisits(db, principal, { userAgent, network });
  return before.any && !before.fromHere;
}

export type Finished =
  | { status: "signed-in"; applicant: ApplicantAccount; token: string; isTwoStep: boolean }
  | { status: "not-activated" }
  | NotOpened;

/**
 * Finishes the sign-in of a person who has shown the first proof, a right password or an account of a provider:
 * activation, second step, session, in this order. Whatever the first proof was, nobody gets a session around it.
 */
export async function finishSignIn(
  platform: Platform,
  siteName: () => string,
  applicant: ApplicantAccount,
  signingIn: SigningIn,
): Promise<Finished> {
  const principal = applicantPrincipal(applicant.id);
  if (applicant.activatedAt === null) {
    await recordEvent(platform.database.db, signingIn, { principal, event: "not-activated" }, platform.clock());
    return { status: "not-activated" };
  }
  const opened = await openSession(platform, siteName, principal, signingIn);
  return opened.status === "signed-in" ? { ...opened, applicant } : opened;
}
