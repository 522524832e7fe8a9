import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import type { Tx } from "../../../platform/database/database.ts";
import { transactIf } from "../../../platform/database/transact-if.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/security/token.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import { type Asker, getAsker } from "../account-event.ts";
import { askForPasskey, keepPasskey, type PasskeyAsked, readMadePasskey } from "../passkeys/make-passkey.server.ts";
import type { MadePasskey } from "../passkeys/passkey.schema.ts";
import { staffPrincipal } from "../principal.ts";
import { insertSession } from "../session/session.queries.server.ts";
import { keepStaff, setState } from "../staff.queries.server.ts";
import { activateTwoStep } from "../two-step/activate-two-step.server.ts";
import type { NotProved } from "../two-step/prove-second-step.server.ts";
import { freshCodes } from "../two-step/second-step-codes.server.ts";
import { forgetSetUp, replaceRecoveryCodes } from "../two-step/two-step.queries.server.ts";
import { type NoInvitation, readInvitation } from "./begin-account.server.ts";
import { endInvitation, type StaffInvitation } from "./staff-links.store.server.ts";

interface OfLink extends Asker {
  token: string;
}

/** The second step's kind. */
export type FinishAsk = OfLink &
  (
    | {
        /** The app's code. */
        code: string;
      }
    | {
        passkey: MadePasskey;
        /** Its name. */
        name: string;
        /** The sealed challenge that the browser kept. */
        sealedChallenge: string | undefined;
      }
  );

export type Finished =
  | { status: "finished"; staffId: number; sessionToken: string; recoveryCodes: string[] }
  | NotProved
  | NoInvitation
  /** Name and password come first. */
  | { status: "not-begun" };

type Begun = { status: "begun"; invitation: StaffInvitation } | NoInvitation | { status: "not-begun" };

async function readBegun(platform: Platform, token: string): Promise<Begun> {
  const read = await readInvitation(platform, token);
  if (read.status !== "invited") return read;
  const { invitation } = read;
  return invitation.hasPassword ? { status: "begun", invitation } : { status: "not-begun" };
}

/** Asks the browser of someone who has chosen a password for a passkey, in place of an app that shows codes. */
export async function askInvitedForPasskey(
  platform: Platform,
  siteName: () => string,
  token: string,
): Promise<
  ({ status: "asked" } & PasskeyAsked<PublicKeyCredentialCreationOptionsJSON>) | Exclude<Begun, { status: "begun" }>
> {
  const begun = await readBegun(platform, token);
  if (begun.status !== "begun") return begun;
  return { status: "asked", ...(await askForPasskey(platform, siteName, begun.invitation)) };
}

/** Turns the second step on for anyone who shows it: the account is active, its link is used up, a session is open. */
export async function finishStaffAccount(
  platform: Platform,
  siteName: () => string,
  ask: FinishAsk,
): Promise<Finished> {
  const begun = await readBegun(platform, ask.token);
  if (begun.status !== "begun") return begun;
  const { staffId, email: userName } = begun.invitation;
  const sessionToken = newToken();
  const open = (tx: Tx) => openAccount(platform, tx, { ...ask, staffId, sessionToken });
  if ("passkey" in ask) return finishByPasskey(platform, { ...ask, staffId, sessionToken, open });
  const principal = staffPrincipal(staffId);
  const holder = { ...getAsker(ask), principal, userName, sessionId: 0, deviceId: null };
  const activated = await activateTwoStep(platform, siteName, holder, ask.code, open);
  if (activated.status === "on") return { status: "invalid" };
  if (activated.status !== "activated") return activated;
  return { status: "finished", staffId, sessionToken, recoveryCodes: activated.recoveryCodes };
}

interface Opening extends OfLink {
  staffId: number;
  sessionToken: string;
}

/** False: the link was used meanwhile. */
async function openAccount({ clock }: Platform, tx: Tx, ask: Opening): Promise<boolean> {
  const { staffId, sessionToken: token, userAgent: device, network } = ask;
  const principal = staffPrincipal(staffId);
  if (!(await endInvitation(tx, ask.token))) return false;
  await setState(tx, staffId, "active");
  await insertSession(tx, { principal, token, rememberMe: false, device, network }, clock());
  await recordEvent(tx, ask, { principal, event: "activated" }, clock());
  await recordEvent(tx, ask, { principal, event: "signed-in" }, clock());
  return true;
}

type ByPasskey = Opening & Extract<FinishAsk, { passkey: unknown }> & { open: (tx: Tx) => Promise<boolean> };

async function finishByPasskey(platform: Platform, ask: ByPasskey): Promise<Finished> {
  const { staffId, sessionToken, passkey, name, open } = ask;
  const read = await readMadePasskey(platform, { staffId, passkey, name, sealed: ask.sealedChallenge });
  if (read === null) return { status: "wrong" };
  const codes = await freshCodes();
  if (codes.status === "busy") return codes;
  const principal = staffPrincipal(staffId);
  const isDone = await transactIf(platform.database, Boolean, async (tx) => {
    await keepStaff(tx, staffId);
    if (!(await keepPasskey(tx, read, platform.clock()))) return false;
    await forgetSetUp(tx, principal);
    await replaceRecoveryCodes(tx, principal, codes.hashes);
    await recordEvent(tx, ask, { principal, event: "passkey-added" }, platform.clock());
    return open(tx);
  });
  return isDone ? { status: "finished", staffId, sessionToken, recoveryCodes: codes.shown } : { status: "wrong" };
}
