import { m } from "#messages";
import { captchaName } from "../../../../contract/captcha-name.ts";
import type { Sent } from "../../../../contract/client.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction } from "../../../../contract/page.ts";
import { type AddressForm, type AddressOutcome, addressForm } from "./account-forms.schema.ts";

type Refused = Extract<Sent<unknown>, { status: "refused" }>;

interface Sending {
  send(typed: AddressForm): Promise<Sent<unknown>>;
  /** The sentence for a refusal, where it is not the server's own. */
  toMessage?(refused: Refused): string;
}

/** Reads an {@link addressForm}, returns its errors, or sends it. */
export async function sendAddress(
  { form, language }: PageAction<unknown>,
  { send, toMessage = ({ message }) => message }: Sending,
): Promise<AddressOutcome> {
  const typed = { email: formText(form, "email"), grecaptcha: formText(form, captchaName) };
  const { email } = typed;
  const checked = addressForm.safeParse(typed);
  if (!checked.success) {
    const errors = fieldErrors(checked.error, typed, language);
    return { status: "refused", message: m.contract_invalid_fields(), errors, email };
  }
  const sent = await send(checked.data);
  if (sent.status === "accepted") return { status: "noted", email: checked.data.email };
  return { status: "refused", message: toMessage(sent), errors: sent.errors, email };
}
