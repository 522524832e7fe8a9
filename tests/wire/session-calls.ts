import { password } from "../support/accounts.ts";
import { withoutTwoStep } from "../support/two-step.ts";
import { formerPassword, ownPassword } from "./passwords.ts";
import type { Parts, PublishedCall } from "./published-call.ts";
import { registerForm } from "./register-form.ts";

const nothing = (): Parts => ({});

/** Signing in and up, and passwords. */
export const session: Record<string, PublishedCall> = {
  "POST login": {
    who: "open",
    body: "form",
    names: "nobody's",
    good: async (portal) => {
      const { platform, owner, captcha } = portal;
      await withoutTwoStep(platform, owner.id);
      const who = { userName: owner.email, password: await ownPassword(portal) };
      return { body: { siteType: "wire", ...who, grecaptcha: await captcha(), lang: "id" } };
    },
  },
  "POST auth/check-email": {
    who: "guest",
    body: "json",
    names: "nobody's",
    good: () => ({ body: { email: "belum.ada@contoh.id", lang: "id" } }),
  },
  "POST auth/register": { who: "guest", body: "multipart", names: "nobody's", good: registerForm },
  "GET activate-email/{id}/{lang}": {
    who: "open",
    body: "none",
    names: "public",
    good: async (portal) => ({ path: { id: await portal.activation() } }),
  },
  "GET account/activation/{id}": {
    who: "open",
    body: "none",
    names: "public",
    good: async (portal) => ({ path: { id: await portal.activation() } }),
  },
  "POST account/activate": {
    who: "open",
    body: "json",
    names: "nobody's",
    good: async (portal) => ({ body: { token: await portal.activation(), password, lang: "id" } }),
  },
  "POST resend-activation": {
    who: "open",
    body: "json",
    names: "nobody's",
    good: async ({ captcha }) => ({ body: { email: "siapa@contoh.id", lang: "id", grecaptcha: await captcha() } }),
  },
  "POST forget-password": {
    who: "open",
    body: "json",
    names: "nobody's",
    good: async ({ captcha }) => ({ body: { email: "siapa@contoh.id", lang: "id", grecaptcha: await captcha() } }),
  },
  "POST reset-password": {
    who: "open",
    body: "json",
    names: "public",
    good: async (portal) => ({
      body: { token: await portal.reset(), newPassword: "Sawah-Hijau-Lereng-9", lang: "id" },
    }),
  },
  "POST account/after-reset": {
    who: "open",
    body: "json",
    names: "public",
    good: async (portal) => {
      const token = await portal.reset();
      await portal.send({ path: "reset-password", body: { token, newPassword: "Sawah-Hijau-Lereng-9", lang: "id" } });
      return { body: { token, end: "two-step", lang: "id" } };
    },
  },
  "POST password-change": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async (portal) => ({
      body: { OldPassword: await formerPassword(portal), NewPassword: portal.owner.password, lang: "id" },
    }),
  },
  "GET account/viewer": { who: "applicant", body: "none", names: "mine", good: nothing },
  "GET account/security": { who: "applicant", body: "none", names: "mine", good: nothing },
  "POST account/mail-language": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: () => ({ body: { language: "en" } }),
  },
  "GET captcha/pass": { who: "applicant", body: "none", names: "nobody's", good: nothing },
  "GET captcha/challenge": { who: "open", body: "none", names: "nobody's", good: nothing },
};
