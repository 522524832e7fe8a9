import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/sealing/token.ts";
import { findPasswordHash } from "../applicant.store.server.ts";
import type { ApplicantAccount } from "../applicant.ts";
import { earlierVisits, recordEvent, recordOnceSince } from "../events/account-event.store.server.ts";
import type { Asker } from "../events/account-event.ts";
import { tellOfSecurity } from "../security-mail/security-mail.server.ts";
import type { KnownDevice } from "../session/known-device.server.ts";
import { sealPendingStep } from "../session/pending-step.server.ts";
import { endSession, insertSession } from "../session/session.store.server.ts";
import { keepTwoStep } from "../two-step/end-two-step.server.ts";
import { proofOfCode, proveSecondStep } from "../two-step/prove-second-step.server.ts";
import { isTwoStepOn } from "../two-step/two-step.server.ts";

/** From where somebody signs in, and for how long. */
export interface SigningIn extends Asker {
  /** `OTPCode`: six digits of the app, or a recovery code; undefined until it is asked for. */
  code: string | undefined;
  rememberMe: boolean;
  device: KnownDevice | null;
  /** The session that this browser has already; it ends. */
  formerSessionId: number | null;
}

export type Finished =
  | { status: "signed-in"; applicant: ApplicantAccount; token: string; isTwoStep: boolean }
  | { status: "not-activated" | "invalid-otp" }
  /** The first proof was good; the second is asked for. `pending` is what a browser may go on with, sealed. */
  | { status: "otp-required"; pending: string }
  | { status: "limited" | "busy"; retryAfter: number };

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
  const { db } = platform.database;
  const { id: applicantId } = applicant;
  if (applicant.activatedAt === null) {
    await recordEvent(db, signingIn, { applicantId, event: "not-activated" }, platform.clock());
    return { status: "not-activated" };
  }
  const isTwoStep = await isTwoStepOn(db, applicantId);
  const refused = isTwoStep ? await askSecondStep(platform, applicantId, signingIn) : null;
  if (refused !== null) return refused;
  if (isTwoStep) await keepTwoStep(platform, siteName, applicantId, signingIn);
  const token = await openSession(platform, siteName, applicant, signingIn);
  return { status: "signed-in", applicant, token, isTwoStep };
}

/** Looks at the second step; null when it was proved. */
async function askSecondStep(platform: Platform, applicantId: number, signingIn: SigningIn): Promise<Finished | null> {
  const { code, device, rememberMe } = signingIn;
  if (code === undefined) return askForCode(platform, applicantId, rememberMe);
  const deviceId = device?.applicants.includes(applicantId) ? device.id : null;
  const proof = proofOfCode(code);
  const proved = await proveSecondStep(platform, { applicantId, proof, code, deviceId, asker: signingIn });
  const { db } = platform.database;
  switch (proved.status) {
    case "right":
      // A recovery code that was used up says so itself.
      if (proof === "app")
        await recordEvent(db, signingIn, { applicantId, event: "second-step-passed" }, platform.clock());
      return null;
    case "wrong":
      await recordEvent(db, signingIn, { applicantId, event: "wrong-code" }, platform.clock());
      return { status: "invalid-otp" };
    case "limited":
      await recordLimited(platform, signingIn, applicantId);
      return proved;
    case "busy":
      return proved;
  }
}

async function askForCode(
  { database, sealer, clock }: Platform,
  applicantId: number,
  rememberMe: boolean,
): Promise<Finished> {
  const passwordHash = await findPasswordHash(database.db, applicantId);
  const pending = sealPendingStep(sealer, { applicantId, rememberMe }, passwordHash, clock());
  return { status: "otp-required", pending };
}

async function openSession(
  platform: Platform,
  siteName: () => string,
  { id }: ApplicantAccount,
  signingIn: SigningIn,
): Promise<string> {
  const token = newToken();
  await platform.database.transact(async (tx) => {
    const { formerSessionId, rememberMe, userAgent: device, network } = signingIn;
    if (formerSessionId !== null) await endSession(tx, formerSessionId);
    await insertSession(tx, { applicantId: id, token, rememberMe, device, network }, platform.clock());
    if (await isNewDevice(tx, id, signingIn)) {
      const news = { applicantId: id, event: "new-device", userAgent: device } as const;
      await tellOfSecurity(tx, { platform, siteName }, news);
    }
    await recordEvent(tx, signingIn, { applicantId: id, event: "signed-in" }, platform.clock());
  });
  return token;
}

/**
 * A browser that this account was never open in, and no other client that was here before, be it only to activate. The
 * first sign-in of an account that nobody activated here (a new password by mail does so too) is no news to anybody.
 */
async function isNewDevice(db: Db, applicantId: number, { device, userAgent, network }: SigningIn): Promise<boolean> {
  if (device?.applicants.includes(applicantId)) return false;
  const before = await earlierVisits(db, applicantId, { userAgent, network });
  return before.any && !before.fromHere;
}

/** So long a refusal by a limit stands for those that follow it. */
const LIMITED_MS = 15 * 60 * 1000;

/** Remembers that a limit refused tries; `null` is an address without an account. */
export async function recordLimited(
  { database: { db }, clock }: Platform,
  asker: Asker,
  applicantId: number | null,
): Promise<void> {
  const now = clock();
  const since = new Date(now.getTime() - LIMITED_MS);
  await recordOnceSince(db, asker, { applicantId, event: "limited" }, { since, now });
}
