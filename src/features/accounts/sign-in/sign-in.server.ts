import { verifyPassword } from "../../../platform/passwords/passwords.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findCredentials } from "../applicant.store.server.ts";
import { type Finished, finishSignIn, record, type SigningIn } from "./finish-sign-in.server.ts";
import { beginTry } from "./sign-in-limits.server.ts";

export interface SignIn extends SigningIn {
  userName: string;
  password: string;
  captcha: string | undefined;
}

export type SignInResult =
  | Finished
  /** Unknown address or wrong password: nobody learns which (promise 3). */
  | { status: "wrong" }
  | { status: "captcha" };

/** Signs a person in: limits, captcha, password, then what every sign-in ends with. */
export async function signIn(platform: Platform, ask: SignIn): Promise<SignInResult> {
  const { database, limits, captcha } = platform;
  const found = await findCredentials(database.db, ask.userName);
  const knows = found !== undefined && ask.device?.applicants.includes(found.id) === true;
  const attempt = await beginTry(limits, { ...ask, deviceId: knows ? (ask.device?.id ?? null) : null });
  if (attempt.status === "limited") return { ...attempt };
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
  return finishSignIn(platform, found, ask);
}
