import type { Platform } from "../../../platform/platform.ts";
import { verifyPassword } from "../../../platform/security/passwords.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import { findApplicant, findCredentials } from "../applicant.queries.server.ts";
import { applicantPrincipal, type Principal } from "../principal.ts";
import { findStoredPasswordHash } from "../principal-account.server.ts";
import { knownDeviceId } from "../session/known-device.server.ts";
import { readPendingStep } from "../session/pending-step.server.ts";
import { type Finished, finishSignIn, type SigningIn } from "./open-session.server.ts";
import { beginSignIn, recordLimited } from "./sign-in-limits.server.ts";

export interface SignIn extends SigningIn {
  userName: string;
  password: string;
  captcha: string | undefined;
}

export type SignInResult =
  | Finished
  /** Unknown address or wrong password: nobody learns which (promise 3). */
  | { status: "wrong" }
  | { status: "captcha" }
  /** So many wrong ones in a row that nobody learns any more whether this one is right. */
  | { status: "confirm-by-mail" };

/** Signs a person in: limits, captcha, password, then what every sign-in ends with. */
export async function signIn(platform: Platform, siteName: () => string, ask: SignIn): Promise<SignInResult> {
  const { database, captcha } = platform;
  const found = await findCredentials(database.db, ask.userName);
  const principal = found === undefined ? null : applicantPrincipal(found.id);
  const deviceId = principal === null ? null : knownDeviceId(ask.device, principal);
  const attempt = await beginSignIn(platform, { ...ask, kind: "applicant", deviceId });
  if (attempt.status !== "free") {
    await recordLimited(platform, ask, principal);
    return attempt;
  }
  if (!(await captcha.redeem(ask.captcha))) {
    await attempt.neverHappened();
    return { status: "captcha" };
  }
  const verified = await verifyPassword(found?.passwordHash ?? null, ask.password);
  if (verified.status === "busy") {
    await attempt.neverHappened();
    return verified;
  }
  if (verified.status === "wrong" || found === undefined) {
    await recordEvent(database.db, ask, { principal, event: "wrong-password" }, platform.clock());
    return { status: "wrong" };
  }
  await attempt.passwordWasRight();
  return finishSignIn(platform, siteName, found, ask);
}

/** Content of a browser's cookie during a sign-in that waits for its second step. */
export type SecondStepAsk = Omit<SigningIn, "rememberMe"> & { pending: string | undefined };

export type SecondStepResult =
  | { result: Finished; rememberMe: boolean }
  /** Too long ago, or the password was changed since: the first step is asked for again. */
  | { result: { status: "ended" }; rememberMe: false };

/** Goes on with a sign-in whose first proof this browser has shown lately. */
export async function signInBySecondStep(
  platform: Platform,
  siteName: () => string,
  ask: SecondStepAsk,
): Promise<SecondStepResult> {
  const { database, sealer, clock } = platform;
  const findHash = (principal: Principal) => findStoredPasswordHash(database.db, principal);
  const reading = { sealer, now: clock(), kind: "applicant", findHash } as const;
  const waiting = await readPendingStep(ask.pending, reading);
  const applicant = waiting === null ? undefined : await findApplicant(database.db, waiting.principal.id);
  if (waiting === null || applicant === undefined) return { result: { status: "ended" }, rememberMe: false };
  const { rememberMe } = waiting;
  return { result: await finishSignIn(platform, siteName, applicant, { ...ask, rememberMe }), rememberMe };
}
