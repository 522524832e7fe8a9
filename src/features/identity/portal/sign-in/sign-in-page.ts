import { redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { m } from "#messages";
import { captchaName } from "../../../../contract/captcha-name.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import { ownPath } from "../../../../contract/own-path.ts";
import { expiredMark, type PageAction, type PageRequest } from "../../../../contract/page.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { lineLength, solvedCaptcha } from "../../account-fields.schema.ts";
import { passwordLength } from "../../password/password.ts";
import { type CodeKind, codeForms } from "../../two-step/code-form.schema.ts";
import { getActivation, getSecurity, login } from "../accounts.calls.ts";
import { loadSocial, type SocialData } from "../social/social-data.ts";

/** The sign-in form. What is right only the server knows. */
export const signInSchema = z.object({
  userName: z.string().trim().min(1, "required").max(lineLength, "too-long"),
  password: z.string().min(1, "required").max(passwordLength.max, "too-long"),
  rememberMe: z.boolean(),
  grecaptcha: solvedCaptcha,
});

export type SignInForm = z.infer<typeof signInSchema>;

/** Why someone is asked to sign in. */
export type SignInReason = "apply" | "profile" | "history" | "saved" | "event" | "page";

const reasons: readonly [RegExp, SignInReason][] = [
  [/^\/lowongan\/profile-resume(\/|\?|$)/i, "apply"],
  [/^\/profile-resume(\/|\?|$)/i, "profile"],
  [/^\/account\/bookmark(\/|\?|$)/i, "saved"],
  [/^\/account\/history(\/|\?|$)/i, "history"],
  [/^\/agenda\/agenda-detail\//i, "event"],
];

/** The reason, by the page that the person wanted; null for the home page. */
export function signInReason(path: string): SignInReason | null {
  if (path === "/") return null;
  return reasons.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}

/** The password, then, where two-step sign-in is on, a code. */
export type SignInStep = "password" | "code";

export interface SignInData {
  /** The page to return to; a path of this site. */
  redirect: string | null;
  reason: SignInReason | null;
  /** The session ended before what was asked for could be done. */
  isExpired: boolean;
  step: SignInStep;
  /** The code's source. */
  kind: "app" | "recovery";
  /** The address that is to sign in, by a provider's account that waits or by a used activation link; "" when nobody knows. */
  known: string;
  /** An activation link that was used leads here. */
  isActivated: boolean;
  social: SocialData;
}

/** Names a used activation link in the address of the sign-in page. */
const activatedMark = "activated";

/** The sign-in page for whom a used activation link is for. */
export function usedLinkPath({ token, redirect }: { token: string; redirect: string | null }): string {
  const back: Record<string, string> = redirect === null ? {} : { redirect };
  return `/signin?${new URLSearchParams({ [activatedMark]: token, ...back })}`;
}

/** Whom a link is for that was used; null without one. The page does without it where it cannot be asked. */
async function findActivated({ api, url }: PageRequest<unknown>): Promise<string | null> {
  const id = url.searchParams.get(activatedMark);
  if (id === null || id === "") return null;
  const sent = await api.send(getActivation, { path: { id } });
  return sent.status === "accepted" && sent.answer.data.isUsed ? (sent.answer.data.userName ?? "") : null;
}

/**
 * What the page shows before anybody typed; who is signed in continues, unless a provider's account waits to be joined,
 * or he is to sign in again because something of his could not be had (`again`).
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
  const [social, activated] = await Promise.all([loadSocial(page), findActivated(page)]);
  return {
    redirect: to,
    reason: to === null ? null : signInReason(to),
    isExpired: searchParams.has(expiredMark),
    step: searchParams.get("step") === "2" ? "code" : "password",
    kind: searchParams.get("code") === "recovery" ? "recovery" : "app",
    known: social.waiting?.wants === "link" ? social.waiting.userName : (activated ?? ""),
    isActivated: activated !== null,
    social,
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
  // The first step is asked for again, on the same page.
  if (code === "second-step-ended") return { ...here, step: "password", code, message, errors: [] };
  const errors = code === "invalid-otp" ? [{ path: "OTPCode", code, message }] : sent.errors;
  return { ...here, code, message, errors };
}

interface SecondStepPath {
  /** Where the person was going. */
  redirect: string | null;
  kind?: Extract<CodeKind, "app" | "recovery">;
}

/** The sign-in page's second step, which keeps where one was going. */
export function secondStepPath({ redirect, kind = "app" }: SecondStepPath): string {
  const by: Record<string, string> = kind === "recovery" ? { code: kind } : {};
  const back: Record<string, string> = redirect === null ? {} : { redirect };
  return `/signin?${new URLSearchParams({ step: "2", ...by, ...back })}`;
}

/**
 * Sends on who is signed in already and has nothing to do at a page for guests. It asks, because a cookie may be of a
 * session that ended: believed, it would lead to the sign-in and back for ever.
 * @param to the page to return to; a path of this site
 * @throws a redirect
 */
export async function goOnSignedIn({ api, isSignedIn }: PageRequest<unknown>, to: string | null): Promise<void> {
  if (!isSignedIn) return;
  const sent = await api.send(getSecurity, {});
  if (sent.status === "accepted") throw redirect(to ?? "/");
}
