import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/sealing/token.ts";
import type { SignInOutcome } from "../accounts.tables.ts";
import type { ApplicantAccount } from "../applicant.ts";
import type { KnownDevice } from "../session/known-device.server.ts";
import { endSession, insertSession } from "../session/session.store.server.ts";
import { recordSignIn } from "./sign-in.store.server.ts";

/** From where somebody signs in, and for how long. */
export interface SigningIn {
  rememberMe: boolean;
  device: KnownDevice | null;
  /** The browser's own description, for the list of sessions. */
  userAgent: string;
  network: string;
  /** The session that this browser has already; it ends. */
  formerSessionId: number | null;
}

export type Finished =
  | { status: "signed-in"; applicant: ApplicantAccount; token: string }
  | { status: "not-activated" }
  | { status: "limited" | "busy"; retryAfter: number };

/**
 * Finishes the sign-in of a person who has shown the first proof, a right password or an account of a provider:
 * activation, then the session. Whatever the first proof was, nobody gets a session around it.
 */
export async function finishSignIn(
  platform: Platform,
  applicant: ApplicantAccount,
  signingIn: SigningIn,
): Promise<Finished> {
  if (applicant.activatedAt === null) {
    await record(platform, signingIn, platform.database.db, applicant.id, "not-activated");
    return { status: "not-activated" };
  }
  return { status: "signed-in", applicant, token: await openSession(platform, applicant, signingIn) };
}

async function openSession(platform: Platform, { id }: ApplicantAccount, signingIn: SigningIn): Promise<string> {
  const token = newToken();
  await platform.database.transact(async (tx) => {
    const { formerSessionId, rememberMe, userAgent: device, network } = signingIn;
    if (formerSessionId !== null) await endSession(tx, formerSessionId);
    await insertSession(tx, { applicantId: id, token, rememberMe, device, network }, platform.clock());
    await record(platform, signingIn, tx, id, "signed-in");
  });
  return token;
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
