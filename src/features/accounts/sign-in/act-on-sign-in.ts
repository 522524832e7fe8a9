import { redirectDocument } from "react-router";
import { m } from "#messages";
import { fieldErrors } from "../../../contract/field-errors.ts";
import { ownPath } from "../../../contract/own-path.ts";
import type { PageAction, PageRequest } from "../../../contract/page.ts";
import type { FieldError } from "../../../contract/reply.ts";
import { login } from "../accounts.calls.ts";
import { captchaName } from "../captcha/captcha-name.ts";
import { formText } from "../form/form-text.ts";
import { loadSocial, type SocialData } from "../social/load-social.ts";
import { signInSchema } from "./sign-in.schema.ts";
import { type SignInReason, signInReason } from "./sign-in-reason.ts";

export interface SignInData {
  /** Where the person was going; a path of ours. */
  redirect: string | null;
  reason: SignInReason | null;
  social: SocialData;
}

/** What the page shows before anybody typed. */
export async function load(page: PageRequest<unknown>): Promise<SignInData> {
  const redirect = ownPath(page.url.searchParams.get("redirect"));
  const reason = redirect === null ? null : signInReason(redirect);
  return { redirect, reason, social: await loadSocial(page) };
}

export interface RefusedSignIn {
  code: string;
  message: string;
  errors: FieldError[];
  /** Stays typed, also without script. */
  userName: string;
}

/** Signs in and goes where the person wanted to; the whole document, because everything on it may change. */
export async function act({ api, url, form, language }: PageAction<unknown>): Promise<RefusedSignIn> {
  const typed = {
    userName: formText(form, "userName"),
    password: formText(form, "password"),
    grecaptcha: formText(form, captchaName),
    rememberMe: form.get("rememberMe") !== null,
  };
  const { userName } = typed;
  const checked = signInSchema.safeParse(typed);
  if (!checked.success) {
    const errors = fieldErrors(checked.error, typed, language);
    return { code: "invalid-fields", message: m.contract_invalid_fields(), errors, userName };
  }
  const sent = await api.send(login, { body: { ...checked.data, siteType: "web", lang: language } });
  if (sent.status === "accepted") throw redirectDocument(ownPath(url.searchParams.get("redirect")) ?? "/");
  const { code, message, errors } = sent;
  return { code, message, errors, userName };
}
