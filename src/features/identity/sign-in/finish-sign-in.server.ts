import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { ApplicantAccount } from "../applicant.ts";
import { applicantPrincipal } from "../principal.ts";
import { type NotOpened, openSession, type SigningIn } from "./open-session.server.ts";

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
