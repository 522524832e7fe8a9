import { smallBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { RoleGrant } from "../../../companies/roles/roles.ts";
import type { MakeOptions } from "../../../identity/desk/session.calls.ts";
import type { DeviceKind } from "../../../identity/devices/device-kinds.ts";
import type { MadePasskey } from "../../../identity/passkeys/passkey.schema.ts";

export interface Me {
  name: string;
  email: string;
  /** Of mail to this person. */
  language: Language;
  /** Keyboard shortcuts are off. */
  keysOff: boolean;
  /** Is mailed on working days at seven what waits. */
  morningMail: boolean;
  roles: RoleGrant[];
  /** False for who signs in by the company's account alone. */
  hasPassword: boolean;
}

export const getMe = defineDeskCall<object, Me>()({
  method: "GET",
  path: "staff/me",
  needs: "desk.read",
  who: "staff",
});

type OwnSettings = {
  name?: string | undefined;
  language?: Language | undefined;
  keysOff?: boolean | undefined;
  morningMail?: boolean | undefined;
};

export const changeMe = defineDeskCall<{ body: OwnSettings }, Me>()({
  method: "PATCH",
  path: "staff/me",
  needs: "desk.read",
  who: "staff",
  limits: smallBody,
});

export interface SecondStepsAnswer {
  app: { since: string } | null;
  passkeys: { id: number; name: string; createdAt: string; lastUsedAt: string | null }[];
  recoveryCodesLeft: number;
}

export const getSecondSteps = defineDeskCall<object, SecondStepsAnswer>()({
  method: "GET",
  path: "staff/me/second-steps",
  needs: "desk.read",
  who: "staff",
});

/** Our addition: the question for another passkey. */
export const askForOwnPasskeyCall = defineDeskCall<object, MakeOptions>()({
  method: "POST",
  path: "staff/me/second-steps/passkey-options",
  needs: "desk.read",
  who: "staff",
  body: "none",
  needsProof: true,
});

/** An app: first without, then with its code. A passkey that was made. Or ten new recovery codes. */
export type NewSecondStep = {
  kind: "app" | "passkey" | "recovery-codes";
  code?: string | undefined;
  passkey?: MadePasskey | undefined;
  name?: string | undefined;
};

/** What an app is to learn, or that it is done; codes are shown once. */
export type SecondStepAdded =
  | { next: "enrol"; secretKey: string; otpauthUrl: string }
  | { next: "done"; recoveryCodes: string[] };

export const addSecondStep = defineDeskCall<{ body: NewSecondStep }, SecondStepAdded>()({
  method: "POST",
  path: "staff/me/second-steps",
  needs: "desk.read",
  who: "staff",
  limits: smallBody,
  needsProof: true,
});

/** `app`, or a passkey's id. */
export const removeSecondStepCall = defineDeskCall<{ path: { step: "app" | number } }, null>()({
  method: "DELETE",
  path: "staff/me/second-steps/{step}",
  needs: "desk.read",
  who: "staff",
  body: "none",
  needsProof: true,
});

export interface DeskSession {
  id: number;
  device: string;
  kind: DeviceKind;
  network: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

export const getSessions = defineDeskCall<object, { data: DeskSession[] }>()({
  method: "GET",
  path: "staff/me/sessions",
  needs: "desk.read",
  who: "staff",
});

/** Every session but this one. */
export const endOtherSessionsCall = defineDeskCall<object, null>()({
  method: "DELETE",
  path: "staff/me/sessions",
  needs: "desk.read",
  who: "staff",
  body: "none",
  needsProof: true,
});

export const endSessionOfMine = defineDeskCall<{ path: { id: number } }, null>()({
  method: "DELETE",
  path: "staff/me/sessions/{id}",
  needs: "desk.read",
  who: "staff",
  body: "none",
  needsProof: true,
});
