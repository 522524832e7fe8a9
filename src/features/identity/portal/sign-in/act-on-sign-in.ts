import { redirect, redirectDocument } from "react-router";
import { m } from "#messages";
import { captchaName } from "../../../../contract/captcha-name.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/form-text.ts";
import { ownPath } from "../../../../contract/own-path.ts";
import { expiredMark, type PageAction, type PageRequest } from "../../../../contract/page.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { codeForms } from "../../two-step/code-form.schema.ts";
import { login } from "../accounts.calls.ts";
import { goOnSignedIn } from "../session/go-on-signed-in.ts";
import { loadSocial, type SocialData } from "../social/load-social.ts";
import { secondStepPath } from "./second-step-path.ts";
import { signInSchema } from "./sign-in.schema.ts";
import { type SignInReason, signInReason } from "./sign-in-reason.ts";

/** The password, then, where two-step sign-in is on, a code. */
export type SignInStep = "password" | "code";

export interface SignInData {
  /** Where the person was going; a path of ours. */
  redirect: string | null;
  reason: SignInReason | null;
  /** The session ended before what was asked for could be done. */
  isExpired: boolean;
  step: SignInStep;
  /** What the code is read from. */
  kind: "app" | "recovery";
  social: SocialData;
}

/**
 * What the page shows before anybody typed; who is signed in goes on, unless a provider's account waits to be joined, or
 * he is to sign in anew because something of his could not be had (`again`).
 */
export async function loadSignIn(page: PageRequest<unknown>): Promise<SignInData> {
  const data = await load(page);
  const isWanted = data.social.waiting !== null || page.url.searchParams.has("again");
  if (!isWanted) await goOnSignedIn(page, data.redirect);
  return data;
}

async function load(page: PageRequest<unknown>): Promise<SignInData> {
  const { searchParams } = page.url;
  const to = ownPath(searchParams.get("redirect"));
  return {
    redirect: to,
    reason: to === null ? null : signInReason(to),
    isExpired: searchParams.has(expiredMark),
    step: searchParams.get("step") === "2" ? "code" : "password",
    kind: searchParams.get("code") === "recovery" ? "recovery" : "app",
    social: await loadSocial(page),
  };
}

export interface RefusedSignIn {
  step: SignInStep;
  code: string;
  message: string;
  errors: FieldError[];
  /** Stays typed, also without script. */
  userName: string;
}

/** Signs in and goes where the person wanted to; the whole document, because everything on it may change. */
export async function act(page: PageAction<unknown>): Promise<RefusedSignIn> {
  const data = await load(page);
  return page.form.has("OTPCode") ? showCode(page, data) : showPassword(page, data);
}

async function showPassword({ api, form, language }: PageAction<unknown>, data: SignInData): Promise<RefusedSignIn> {
  const typed = {
    userName: formText(form, "userName"),
    password: formText(form, "password"),
    grecaptcha: formText(form, captchaName),
    rememberMe: form.get("rememberMe") !== null,
  };
  const here = { step: "password", userName: typed.userName } as const;
  const checked = signInSchema.safeParse(typed);
  if (!checked.success) {
    const errors = fieldErrors(checked.error, typed, language);
    return { ...here, code: "invalid-fields", message: m.contract_invalid_fields(), errors };
  }
  const sent = await api.send(login, { body: { ...checked.data, siteType: "web", lang: language } });
  if (sent.status === "accepted") throw redirectDocument(data.redirect ?? "/");
  const { code, message, errors } = sent;
  if (code === "otp-required") throw redirect(secondStepPath(data));
  return { ...here, code, message, errors };
}

async function showCode({ api, form, language }: PageAction<unknown>, data: SignInData): Promise<RefusedSignIn> {
  const typed = { OTPCode: formText(form, "OTPCode") };
  const here = { step: "code", userName: "" } as const;
  const checked = codeForms[data.kind].safeParse(typed);
  if (!checked.success) {
    const errors = fieldErrors(checked.error, typed, language);
    return { ...here, code: "invalid-fields", message: m.contract_invalid_fields(), errors };
  }
  const sent = await api.send(login, { body: { ...checked.data, siteType: "web", lang: language } });
  if (sent.status === "accepted") throw redirectDocument(data.redirect ?? "/");
  const { code, message } = sent;
  // The first step is asked for anew, on the same page.
  if (code === "second-step-ended") return { ...here, step: "password", code, message, errors: [] };
  const errors = code === "invalid-otp" ? [{ path: "OTPCode", code, message }] : sent.errors;
  return { ...here, code, message, errors };
}
