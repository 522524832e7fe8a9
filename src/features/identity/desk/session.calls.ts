import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../contract/call.ts";
import type { RoleGrant } from "../../companies/roles/roles.ts";
import type { MadePasskey, ShownPasskey } from "../passkeys/passkey.schema.ts";

/** The step after a right password. */
export interface NextStep {
  next: "second-step";
}

/** Who is signed in at the desk. */
export interface DeskViewer {
  name: string;
  email: string;
  roles: RoleGrant[];
  /** Rows of the policies that their roles allow, for the places and buttons that a page shows. */
  actions: string[];
  /** No key is a shortcut. */
  keysOff: boolean;
  /** How much waits for them at places of the desk. */
  waiting: { conflicts: number };
}

export const getSession = defineDeskCall<object, DeskViewer>()({
  method: "GET",
  path: "staff/session",
  needs: "desk.read",
  who: "staff",
});

/** Our addition: by what one may sign in here at all. */
export const getEntriesCall = defineDeskCall<object, { company: boolean; passwords: boolean }>()({
  method: "GET",
  path: "staff/session/entries",
  needs: "desk.enter",
  who: "anyone",
});

export const openSessionCall = defineDeskCall<
  { body: { email: string; password: string; sharedDevice?: boolean | undefined } },
  NextStep
>()({ method: "POST", path: "staff/session", needs: "desk.enter", who: "anyone", limits: smallBody });

export const endSessionCall = defineDeskCall<object, null>()({
  method: "DELETE",
  path: "staff/session",
  needs: "desk.read",
  who: "session",
  body: "none",
});

/** One of them: the app's code, a recovery code, or what a browser answered that was asked for a passkey. */
export type ShownStep = {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: ShownPasskey | undefined;
};

export const askForPasskeyCall = defineDeskCall<object, { options: PublicKeyCredentialRequestOptionsJSON }>()({
  method: "POST",
  path: "staff/session/passkey-options",
  needs: "desk.enter",
  who: "anyone",
  body: "none",
});

/** A passkey signs in without a password before it; the device is then sent here. */
export const showSecondStep = defineDeskCall<
  { body: ShownStep & { sharedDevice?: boolean | undefined } },
  DeskViewer
>()({
  method: "POST",
  path: "staff/session/second-step",
  needs: "desk.enter",
  who: "anyone",
  limits: smallBody,
});

/** By what someone can show who they are. */
export interface Ways {
  password: boolean;
  /** An app that shows codes. */
  app: boolean;
  passkey: boolean;
  /** The account at the company's provider. */
  company: boolean;
}

/** Our addition: what a lock, or a call that needs the second step, may be answered with. */
export const getWaysCall = defineDeskCall<object, { name: string; isLocked: boolean; ways: Ways }>()({
  method: "GET",
  path: "staff/session/ways",
  needs: "desk.read",
  who: "session",
});

export const unlockCall = defineDeskCall<
  { body: { password?: string | undefined; passkey?: ShownPasskey | undefined } },
  null
>()({
  method: "POST",
  path: "staff/session/unlock",
  needs: "desk.read",
  who: "session",
  limits: smallBody,
});

export const stepUpCall = defineDeskCall<{ body: ShownStep }, null>()({
  method: "POST",
  path: "staff/session/step-up",
  needs: "desk.read",
  who: "staff",
  limits: smallBody,
});

interface OfInvite {
  path: { token: string };
}

export const getInvite = defineDeskCall<OfInvite, { email: string; name: string }>()({
  method: "GET",
  path: "staff/invites/{token}",
  needs: "desk.enter",
  who: "anyone",
});

/** Set-up data for the authenticator app. */
export interface Enrol {
  next: "enrol";
  secretKey: string;
  otpauthUrl: string;
}

export const beginAccountCall = defineDeskCall<OfInvite & { body: { name: string; password: string } }, Enrol>()({
  method: "POST",
  path: "staff/invites/{token}",
  needs: "desk.enter",
  who: "anyone",
  limits: smallBody,
});

/** Options for a browser that creates a passkey. */
export interface MakeOptions {
  options: PublicKeyCredentialCreationOptionsJSON;
}

export const askInvitedForPasskeyCall = defineDeskCall<OfInvite, MakeOptions>()({
  method: "POST",
  path: "staff/invites/{token}/passkey-options",
  needs: "desk.enter",
  who: "anyone",
  body: "none",
});

/** The app's code, or the passkey that was made in its place, with what it is called. */
type NewStep = { code?: string | undefined; passkey?: MadePasskey | undefined; name?: string | undefined };

export const finishAccountCall = defineDeskCall<OfInvite & { body: NewStep }, { recoveryCodes: string[] }>()({
  method: "POST",
  path: "staff/invites/{token}/second-step",
  needs: "desk.enter",
  who: "anyone",
  limits: smallBody,
});
