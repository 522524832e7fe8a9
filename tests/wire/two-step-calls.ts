import { recoveryCode, withoutTwoStep, withTwoStep } from "../support/two-step.ts";
import { ownPassword } from "./passwords.ts";
import type { PublishedCall } from "./published-call.ts";

const mailed = "482913";

/** Two-step sign-in; each request is made by someone for whom it is on, or off, as it needs. */
export const twoStep: Readonly<Record<string, PublishedCall>> = {
  "POST mfa-activation": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async ({ platform, owner }) => {
      await withoutTwoStep(platform, owner.id);
      return { body: { Type: "GENERATE", lang: "id" } };
    },
  },
  "POST mfa-deactivation": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async ({ platform, owner }) => {
      await withTwoStep(platform, owner.id, mailed);
      return { body: { Type: "EMAIL", OTPCode: mailed, lang: "id" } };
    },
  },
  "POST email-verification-number": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async ({ platform, owner }) => {
      await withTwoStep(platform, owner.id, mailed);
      return { body: { Type: "VALIDATE", OTPCode: mailed, DeactivateBy: "EMAIL", LANG: "id" } };
    },
  },
  "POST account/recovery-codes": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async (portal) => {
      await withTwoStep(portal.platform, portal.owner.id);
      return { body: { password: await ownPassword(portal), OTPCode: recoveryCode, lang: "id" } };
    },
  },
  "POST account/confirm": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async (portal) => ({ body: { password: await ownPassword(portal), lang: "id" } }),
  },
  "POST account/two-step-later": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: () => ({ body: {} }),
  },
};
