import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/sealing/token.ts";
import type { SignInOutcome } from "../accounts.tables.ts";
import { findPasswordHash } from "../applicant.store.server.ts";
import type { ApplicantAccount } from "../applicant.ts";
import { tellOfSecurity } from "../security-mail/security-mail.server.ts";
import type { KnownDevice } from "../session/known-device.server.ts";
import { sealPendingStep } from "../session/pending-step.server.ts";
import { endSession, insertSession } from "../session/session.store.server.ts";
import { proofOfCode, proveSecondStep } from "../two-step/prove-second-step.server.ts";
import { isTwoStepOn } from "../two-step/two-step.server.ts";
import { earlierSignIns, recordSignIn } from "./sign-in.store.server.ts";

/** From where somebody signs in, and for how long. */
export interface SigningIn {
  /** `OTPCode`: six digits of the app, or a recovery code; undefined until it is asked for. */
  code: string | undefined;
  rememberMe: boolean;
  device: KnownDevice | null;
  /** The browser's own description, for the list of sessions. */
  userAgent: string;
  network: string;
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
    await record(platform, signingIn, db, applicantId, "not-activated");
    return { status: "not-activated" };
  }
  const isTwoStep = await isTwoStepOn(db, applicantId);
  const refused = isTwoStep ? await askSecondStep(platform, applicantId, signingIn) : null;
  if (refused !== null) return refused;
  const token = await openSession(platform, siteName, applicant, signingIn);
  return { status: "signed-in", applicant, token, isTwoStep };
}

/** Looks at the second step; null when it was proved. */
async function askSecondStep(platform: Platform, applicantId: number, signingIn: SigningIn): Promise<Finished | null> {
  const { code, device, rememberMe } = signingIn;
  if (code === undefined) return askForCode(platform, applicantId, rememberMe);
  const deviceId = device?.applicants.includes(applicantId) ? device.id : null;
  const proved = await proveSecondStep(platform, { applicantId, proof: proofOfCode(code), code, deviceId });
  if (proved.status === "right") return null;
  if (proved.status !== "wrong") return proved;
  await record(platform, signingIn, platform.database.db, applicantId, "wrong-code");
  return { status: "invalid-otp" };
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
    await record(platform, signingIn, tx, id, "signed-in");
  });
  return token;
}

/**
 * A browser that this account was never open in, and no other client that was here before. The first sign-in of all is
 * no news to anybody.
 */
async function isNewDevice(db: Db, applicantId: number, { device, userAgent, network }: SigningIn): Promise<boolean> {
  if (device?.applicants.includes(applicantId)) return false;
  const before = await earlierSignIns(db, applicantId, { device: userAgent, network });
  return before.any && !before.fromHere;
}

/** Remembers a try; `null` is an address without an account. */
export function record(
  platform: Platform,
  { userAgent: device, network }: Pick<SigningIn, "userAgent" | "network">,
  db: Db,
  applicantId: number | null,
  outcome: SignInOutcome,
): Promise<void> {
  return recordSignIn(db, { applicantId, outcome, device, network }, platform.clock());
}
