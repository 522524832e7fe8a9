import { useState } from "react";
import { browserApi } from "../../../../contract/browser-api.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { documentLanguage } from "../../../../i18n/language.browser.ts";
import { login } from "../accounts.calls.ts";
import type { RefusedSignIn } from "../sign-in/sign-in-page.ts";
import type { PasswordAgain } from "./sign-in-again.schema.ts";

interface Progress {
  step: "password" | "code";
  isBusy: boolean;
  refused: RefusedSignIn | undefined;
}

/** What the call says of its own fields, by their names here. */
function asAgain(errors: readonly FieldError[]): FieldError[] {
  const names: Record<string, string> = {
    password: "againPassword",
    grecaptcha: "againCaptcha",
    OTPCode: "againCode",
  };
  return errors.map((error) => ({ ...error, path: names[error.path] ?? error.path }));
}

/** Signs the page's owner in again by the password and, where it is on, a code; `onSignedIn` hears who it was. */
export function useSigningIn(userName: string, onSignedIn: (userName: string) => void) {
  const [progress, setProgress] = useState<Progress>({ step: "password", isBusy: false, refused: undefined });

  const send = async (step: Progress["step"], typed: Record<string, unknown>) => {
    setProgress({ step, isBusy: true, refused: undefined });
    const sent = await browserApi.send(login, { body: { siteType: "web", lang: documentLanguage(), ...typed } });
    if (sent.status === "accepted") return onSignedIn("userName" in sent.answer ? sent.answer.userName : "");
    const { code, message } = sent;
    if (code === "otp-required") return setProgress({ step: "code", isBusy: false, refused: undefined });
    const wrongCode = code === "invalid-otp" ? [{ path: "OTPCode", code, message }] : sent.errors;
    const next = code === "second-step-ended" ? "password" : step;
    setProgress({
      ...{ step: next, isBusy: false },
      refused: { step: next, code, message, errors: asAgain(wrongCode), userName },
    });
  };

  return {
    ...progress,
    showPassword: ({ againPassword: password, againRemember: rememberMe, againCaptcha: grecaptcha }: PasswordAgain) =>
      void send("password", { userName, password, rememberMe, grecaptcha }),
    showCode: (OTPCode: string) => void send("code", { OTPCode }),
  };
}

export type SigningIn = ReturnType<typeof useSigningIn>;
