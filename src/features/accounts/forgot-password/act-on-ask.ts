import { m } from "#messages";
import { fieldErrors } from "../../../contract/field-errors.ts";
import { isFromFair, virtueSource } from "../../../contract/from-fair.ts";
import type { PageAction } from "../../../contract/page.ts";
import type { FieldError } from "../../../contract/reply.ts";
import { forgetPassword } from "../accounts.calls.ts";
import { captchaName } from "../captcha/captcha-name.ts";
import { formText } from "../form/form-text.ts";
import { isOurFault } from "../password/our-fault.ts";
import { askForm } from "./forgot-password.schema.ts";

/** `noted` whether or not the address has an account: nobody learns which (promise 3). */
export type AskOutcome =
  | { status: "noted"; email: string }
  | { status: "refused"; message: string; errors: FieldError[]; email: string };

/** Asks for the mail with the link. */
export async function askForLink({ api, url, form, language }: PageAction<unknown>): Promise<AskOutcome> {
  const typed = { email: formText(form, "email"), grecaptcha: formText(form, captchaName) };
  const { email } = typed;
  const checked = askForm.safeParse(typed);
  if (!checked.success) {
    const errors = fieldErrors(checked.error, typed, language);
    return { status: "refused", message: m.contract_invalid_fields(), errors, email };
  }
  const source = isFromFair(url.pathname) ? virtueSource : undefined;
  const sent = await api.send(forgetPassword, { body: { ...checked.data, lang: language, source } });
  if (sent.status === "accepted") return { status: "noted", email: checked.data.email };
  const message = isOurFault(sent.http) ? m.accounts_reset_problem() : sent.message;
  return { status: "refused", message, errors: sent.errors, email };
}
