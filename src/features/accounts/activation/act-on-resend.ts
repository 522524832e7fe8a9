import { m } from "#messages";
import { fieldErrors } from "../../../contract/field-errors.ts";
import type { PageAction } from "../../../contract/page.ts";
import type { FieldError } from "../../../contract/reply.ts";
import { resendActivation } from "../accounts.calls.ts";
import { captchaName } from "../captcha/captcha-name.ts";
import { formText } from "../form/form-text.ts";
import { resendSchema } from "./resend.schema.ts";

/** `noted` whether or not the address has an account: nobody learns which (promise 3). */
export type ResendOutcome =
  | { status: "noted"; email: string }
  | { status: "refused"; message: string; errors: FieldError[]; email: string };

export async function act({ api, form, language }: PageAction<unknown>): Promise<ResendOutcome> {
  const typed = { email: formText(form, "email"), grecaptcha: formText(form, captchaName) };
  const { email } = typed;
  const checked = resendSchema.safeParse(typed);
  if (!checked.success) {
    return {
      status: "refused",
      message: m.contract_invalid_fields(),
      errors: fieldErrors(checked.error, typed, language),
      email,
    };
  }
  const sent = await api.send(resendActivation, { body: { ...checked.data, lang: language } });
  if (sent.status === "accepted") return { status: "noted", email: checked.data.email };
  return { status: "refused", message: sent.message, errors: sent.errors, email };
}
