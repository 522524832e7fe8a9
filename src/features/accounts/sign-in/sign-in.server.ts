import type { Db } from "../../../platform/database/database.ts";
import { verifyPassword } from "../../../platform/passwords/passwords.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/sealing/token.ts";
import type { SignInOutcome } from "../accounts.tables.ts";
import { findCredentials } from "../applicant.store.server.ts";
import type { ApplicantAccount } from "../applicant.ts";
import type { KnownDevice } from "../session/known-device.server.ts";
import { endSession, insertSession } from "../session/session.store.server.ts";
import { recordSignIn } from "./sign-in.store.server.ts";
import { beginTry } from "./sign-in-limits.server.ts";

export interface SignIn {
  userName: string;
  password: string;
  captcha: string | undefined;
  rememberMe: boolean;
  device: KnownDevice | null;
  /** The browser's own description, for the list of sessions. */
  userAgent: string;
  network: string;
  /** The session that this browser has already; it ends. */
  formerSessionId: number | null;
}

export type SignInResult =
  | { status: "signed-in"; applicant: ApplicantAccount; token: string }
  /** Unknown address or wrong password: nobody learns which (promise 3). */
  | { status: "wrong" }
  | { status: "not-activated" }
  | { status: "captcha" }
  | { status: "limited" | "busy"; retryAfter: number };

/** Signs a person in: limits, captcha, password, activation, in this order. */
export async function signIn(platform: Platform, ask: SignIn): Promise<SignInResult> {
  const { database, limits, captcha } = platform;
  const found = await findCredentials(database.db, ask.userName);
  const knows = found !== undefined && ask.device?.applicants.includes(found.id) === true;
  const attempt = await beginTry(limits, { ...ask, deviceId: knows ? (ask.device?.id ?? null) : null });
  if (attempt.status === "limited") return attempt;
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
    await record(platform, ask, database.db, found?.id ?? null, "wrong-password");
    return { status: "wrong" };
  }
  await attempt.passwordWasRight();
  return admit(platform, ask, found);
}

async function admit(platform: Platform, ask: SignIn, applicant: ApplicantAccount): Promise<SignInResult> {
  const { database, clock } = platform;
  if (applicant.activatedAt === null) {
    await record(platform, ask, database.db, applicant.id, "not-activated");
    return { status: "not-activated" };
  }
  const token = newToken();
  await database.transact(async (tx) => {
    if (ask.formerSessionId !== null) await endSession(tx, ask.formerSessionId);
    const { rememberMe, userAgent: device, network } = ask;
    await insertSession(tx, { applicantId: applicant.id, token, rememberMe, device, network }, clock());
    await record(platform, ask, tx, applicant.id, "signed-in");
  });
  return { status: "signed-in", applicant, token };
}

function record(platform: Platform, ask: SignIn, db: Db, applicantId: number | null, outcome: SignInOutcome) {
  const { userAgent: device, network } = ask;
  return recordSignIn(db, { applicantId, outcome, device, network }, platform.clock());
}
