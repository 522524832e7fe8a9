import type { Platform } from "../../../platform/platform.ts";
import type { ShownPasskey } from "../passkeys/passkey.schema.ts";
import { provePasskey } from "../passkeys/show-passkey.server.ts";
import { type Principal, staffPrincipal } from "../principal.ts";
import { passwordHashOf } from "../principal-account.server.ts";
import { readPendingStep } from "../session/pending-step.server.ts";
import { type SigningIn, writeSession } from "../sign-in/open-session.server.ts";
import { findStaff } from "../staff.queries.server.ts";
import type { StaffMember } from "../staff.ts";
import type { MayEnter } from "./sign-in-staff.server.ts";

export interface PasskeySignIn extends Omit<SigningIn, "code" | "rememberMe"> {
  passkey: ShownPasskey;
  /** What the browser kept of the question. */
  asked: string | undefined;
  /** Undefined where the password came first: what was said then counts. */
  rememberMe: boolean | undefined;
  mayEnter: MayEnter;
  /** Of a sign-in whose password was shown. */
  pending: string | undefined;
}

export type SignedInByPasskey =
  | { status: "signed-in"; token: string; member: StaffMember }
  | { status: "wrong" | "company-account-needed" };

/** Signs a member in by a passkey alone, or in place of the code. */
export async function signInByPasskey(
  platform: Platform,
  siteName: () => string,
  ask: PasskeySignIn,
): Promise<SignedInByPasskey> {
  const shown = await provePasskey(platform, { ...ask, sealed: ask.asked, staffId: null, asker: ask });
  const member = shown.status === "right" ? await findStaff(platform.database.db, shown.staffId) : undefined;
  if (member?.state !== "active") return { status: "wrong" };
  if (!(await ask.mayEnter(member.id))) return { status: "company-account-needed" };
  const rememberMe = ask.rememberMe ?? (await rememberedOf(platform, ask.pending, member.id));
  const principal = staffPrincipal(member.id);
  const token = await writeSession(platform, siteName, principal, { ...ask, rememberMe }, platform.clock());
  return { status: "signed-in", token, member };
}

/** What somebody said of the device with the password. */
async function rememberedOf({ database, sealer, clock }: Platform, pending: string | undefined, staffId: number) {
  const hashOf = (principal: Principal) => passwordHashOf(database.db, principal);
  const waiting = await readPendingStep(pending, { sealer, now: clock(), kind: "staff", hashOf });
  return waiting?.principal.id === staffId && waiting.rememberMe;
}
