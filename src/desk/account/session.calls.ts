import { smallBody } from "../../contract/body-limits.ts";
import { defineDeskCall } from "../../contract/call.ts";
import type { RoleGrant } from "../../domain/organisation/organisation.ts";

/** What is asked for after a right password. */
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
}

export const getSession = defineDeskCall<object, DeskViewer>()({
  method: "GET",
  path: "staff/session",
  needs: "desk.read",
  who: "staff",
});

export const openSessionCall = defineDeskCall<
  { body: { email: string; password: string; sharedDevice?: boolean | undefined } },
  NextStep
>()({ method: "POST", path: "staff/session", needs: "desk.enter", who: "anyone", limits: smallBody });

export const endSessionCall = defineDeskCall<object, null>()({
  method: "DELETE",
  path: "staff/session",
  needs: "desk.read",
  who: "staff",
  body: "none",
});

export const showSecondStep = defineDeskCall<{ body: { code: string } }, DeskViewer>()({
  method: "POST",
  path: "staff/session/second-step",
  needs: "desk.enter",
  who: "anyone",
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

/** What the authenticator app is to learn. */
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

export const finishAccountCall = defineDeskCall<OfInvite & { body: { code: string } }, { recoveryCodes: string[] }>()({
  method: "POST",
  path: "staff/invites/{token}/second-step",
  needs: "desk.enter",
  who: "anyone",
  limits: smallBody,
});
