import type { z } from "zod";
import { documentWith, smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type { endRemainsRequest, remainsAnswer } from "../forgot-password/remains.schema.ts";
import type { activatedAnswer, emptyAnswer, loginAnswer } from "../people.schema.ts";

/** What stands beside a refusal: whose account waits, or that a second step is asked for. */
export interface ExternalRefused {
  /** With `sign-up-needed` and `link-needed`. */
  name: string;
  userName: string;
  /** With `otp-required` and `invalid-otp`. */
  mfaStatusId: 2;
}

type ActivationApi = typeof import("./activation/activation.api.server.ts");
type CaptchaApi = typeof import("./captcha/captcha.api.server.ts");
type ChangePasswordApi = typeof import("./change-password/change-password.api.server.ts");
type SignUpApi = typeof import("./sign-up/sign-up.api.server.ts");
type ConfirmApi = typeof import("./confirm/confirm.api.server.ts");
type ForgotPasswordApi = typeof import("./forgot-password/forgot-password.api.server.ts");
type LoginApi = typeof import("./sign-in/login.api.server.ts");
type LogoutApi = typeof import("./sign-out/logout.api.server.ts");
type AccountsApi = typeof import("./accounts.api.server.ts");
type ExternalAuthenticationApi = typeof import("./social/external-authentication.api.server.ts");

export type ExternalOptions = z.output<ExternalAuthenticationApi["externalOptionsAnswer"]>["data"];

type Empty = z.infer<typeof emptyAnswer>;

/**
 * A guest's token, or a person's sign-in; a refusal that asks for the second step names its status. After a hundred wrong
 * passwords in a row every one from an unknown device, and the right one, is refused with `confirm-by-mail`: a new
 * password by `forget-password` continues (decision 10).
 */
export const login = defineCall<z.infer<LoginApi["loginRequest"]>, z.infer<typeof loginAnswer>, { mfaStatusId: 2 }>()({
  method: "POST",
  path: "login",
  needs: "account.open",
  who: "open",
  body: "form",
  limits: smallBody,
});

/** A sign-in that Google or Facebook vouches for. */
export const externalAuthentication = defineCall<
  z.infer<ExternalAuthenticationApi["externalRequest"]>,
  z.infer<typeof loginAnswer>,
  ExternalRefused
>()({ method: "POST", path: "external-authentication", needs: "account.open", who: "open", limits: smallBody });

/** Our addition: what a page shows of it. */
export const externalOptions = defineCall<
  z.infer<ExternalAuthenticationApi["externalOptionsRequest"]>,
  z.infer<ExternalAuthenticationApi["externalOptionsAnswer"]>
>()({ method: "GET", path: "external-authentication", needs: "account.open", who: "open" });

/** Ends the session of an applicant; a guest's sign-out is nothing but a yes. */
export const logout = defineCall<z.infer<LogoutApi["logoutRequest"]>, Empty>()({
  method: "POST",
  path: "logout",
  needs: "sign-out",
  who: "guest",
  limits: smallBody,
});

/** Says whether an address may be used for a new account. */
export const checkEmail = defineCall<z.infer<SignUpApi["checkEmailRequest"]>, Empty>()({
  method: "POST",
  path: "auth/check-email",
  needs: "account.sign-up",
  who: "guest",
  limits: smallBody,
});

/** Account and resume in one. */
export const register = defineCall<z.infer<SignUpApi["registerRequest"]>, z.infer<SignUpApi["registerAnswer"]>>()({
  method: "POST",
  path: "auth/register",
  needs: "account.sign-up",
  who: "guest",
  body: "multipart",
  limits: documentWith({ photoProfile: "photo", cvFile: "cv" }),
  creates: true,
});

export const activateEmail = defineCall<z.infer<ActivationApi["activateRequest"]>, Empty>()({
  method: "GET",
  path: "activate-email/{id}/{lang}",
  needs: "account.use-link",
  who: "open",
});

/** Our addition: whom the mailed link is for, and whether it was used. */
export const getActivation = defineCall<
  z.infer<ActivationApi["activationLinkRequest"]>,
  z.infer<ActivationApi["activationLinkAnswer"]>
>()({ method: "GET", path: "account/activation/{id}", needs: "account.use-link", who: "open" });

/** Activates with the mailed link's token and the password of the sign-up, and signs in. */
export const activateAccount = defineCall<
  z.infer<ActivationApi["activateAccountRequest"]>,
  z.infer<typeof activatedAnswer>
>()({
  method: "POST",
  path: "account/activate",
  needs: "account.use-link",
  who: "open",
  limits: smallBody,
});

export const resendActivation = defineCall<z.infer<ActivationApi["resendActivationRequest"]>, Empty>()({
  method: "POST",
  path: "resend-activation",
  needs: "account.ask-for-link",
  who: "open",
  limits: smallBody,
});

/** Asks for a mail with a link to choose a new password. */
export const forgetPassword = defineCall<z.infer<ForgotPasswordApi["forgetPasswordRequest"]>, Empty>()({
  method: "POST",
  path: "forget-password",
  needs: "account.ask-for-link",
  who: "open",
  limits: smallBody,
});

/** Chooses a new password with that link's token; the answer names what that leaves as it was (our addition). */
export const resetPassword = defineCall<
  z.infer<ForgotPasswordApi["resetPasswordRequest"]>,
  z.infer<typeof remainsAnswer>
>()({
  method: "POST",
  path: "reset-password",
  needs: "account.use-link",
  who: "open",
  limits: smallBody,
});

/** Chooses a new password with the old one. */
export const changePassword = defineCall<z.infer<ChangePasswordApi["changePasswordRequest"]>, Empty>()({
  method: "POST",
  path: "password-change",
  needs: "password.change",
  who: "applicant",
  limits: smallBody,
});

/** Our addition: ends what a new password by mail leaves as it was, by the link that was just used for it. */
export const endRemains = defineCall<z.infer<typeof endRemainsRequest>, z.infer<typeof remainsAnswer>>()({
  method: "POST",
  path: "account/after-reset",
  needs: "account.use-link",
  who: "open",
  limits: smallBody,
});

/** Our addition: shows again who one is, for calls that a session alone is not enough for. */
export const confirmMe = defineCall<z.infer<ConfirmApi["confirmRequest"]>, Empty>()({
  method: "POST",
  path: "account/confirm",
  needs: "account.confirm",
  who: "applicant",
  limits: smallBody,
});

/** Our addition: whose account it is and how it is kept safe, for the pages that change that. */
export const getSecurity = defineCall<object, z.infer<AccountsApi["securityAnswer"]>>()({
  method: "GET",
  path: "account/security",
  needs: "account.read",
  who: "applicant",
});

/** Our addition: what every page shows of anyone who is signed in, and which vacancies that person saved and applied to. */
export const getViewer = defineCall<z.infer<AccountsApi["viewerRequest"]>, z.infer<AccountsApi["viewerAnswer"]>>()({
  method: "GET",
  path: "account/viewer",
  needs: "account.read",
  who: "applicant",
});

/** Our addition: the language of mail to anyone who is signed in. */
export const setMailLanguage = defineCall<z.input<AccountsApi["mailLanguageRequest"]>, z.infer<typeof emptyAnswer>>()({
  method: "POST",
  path: "account/mail-language",
  needs: "account.edit",
  who: "applicant",
  limits: smallBody,
});

/** A challenge as the captcha's widget expects it, without an envelope of its own. */
export const captchaChallenge = defineCall<object, z.infer<CaptchaApi["challengeAnswer"]>>()({
  method: "GET",
  path: "captcha/challenge",
  needs: "captcha.ask",
  who: "open",
});

/** Our addition: whether the next application from this browser needs no captcha. */
export const getCaptchaPass = defineCall<object, z.infer<CaptchaApi["passAnswer"]>>()({
  method: "GET",
  path: "captcha/pass",
  needs: "application.submit",
  who: "applicant",
});
