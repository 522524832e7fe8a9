import { staffPrincipal } from "../../src/features/identity/principal.ts";
import { withTwoStepOf } from "../support/two-step.ts";
import { type DeskCall, nothing } from "./desk-call.ts";

const ofMine = (body: object = {}): DeskCall => ({ of: null, good: () => ({ body }), takesMore: true });

/** Calls of members of staff about themselves. */
export const ownCalls: Readonly<Record<string, DeskCall>> = {
  "GET staff/session": nothing,
  "DELETE staff/session": { of: null, good: async () => ({}) },
  "GET staff/session/ways": nothing,
  "POST staff/session/unlock": ofMine({ password: "salah sekali" }),
  "POST staff/session/step-up": ofMine({ code: "000000" }),
  "GET staff/day": nothing,
  "GET staff/notices": nothing,
  "POST staff/notices/read": { of: null, good: () => ({ body: { upTo: 1 } }) },
  "GET staff/me": nothing,
  "PATCH staff/me": { of: null, good: () => ({ body: { keysOff: true } }) },
  "GET staff/me/second-steps": nothing,
  "POST staff/me/second-steps/passkey-options": { of: null, good: () => ({}) },
  "POST staff/me/second-steps": ofMine({ kind: "app", code: "000000" }),
  "DELETE staff/me/second-steps/{step}": {
    of: null,
    takesMore: true,
    async good({ acts }, { id }) {
      await withTwoStepOf(acts.platform, staffPrincipal(id));
      return { path: { step: "app" } };
    },
  },
  "GET staff/me/sessions": nothing,
  "DELETE staff/me/sessions": nothing,
  "DELETE staff/me/sessions/{id}": {
    of: null,
    async good({ acts }, by) {
      await acts.desk.signIn(by.id);
      const { body } = await by.send("GET", "me/sessions");
      const sessions: unknown = body["data"];
      const other = Array.isArray(sessions) ? sessions.find(({ isCurrent }) => isCurrent === false) : undefined;
      return { path: { id: Number(other?.id ?? 0) } };
    },
  },
};
