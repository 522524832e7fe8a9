import { captchaName } from "../../../../contract/captcha-name.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction } from "../../../../contract/page.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { checkLetter, type LetterVerdict } from "../letters.calls.ts";
import { letterForm } from "./letter-form.schema.ts";

/** What became of a question; `letter` is what was typed. */
export type CheckOutcome =
  | { status: "checked"; letter: string; by: "number" | "sender"; verdict: LetterVerdict }
  | { status: "refused"; letter: string; message: string; errors: FieldError[] };

/** Asks whether a letter is ours; what looks like an address is its sender. */
export async function act({ api, form, language }: PageAction<unknown>): Promise<CheckOutcome> {
  const typed = { letter: formText(form, "letter"), grecaptcha: formText(form, captchaName) };
  const checked = letterForm.safeParse(typed);
  if (!checked.success) {
    const errors = fieldErrors(checked.error, typed, language);
    return { status: "refused", letter: typed.letter, message: "", errors };
  }
  const { letter, grecaptcha } = checked.data;
  const by = letter.includes("@") ? "sender" : "number";
  const asked = by === "sender" ? { sender: letter } : { code: letter };
  const sent = await api.send(checkLetter, { body: { ...asked, grecaptcha, lang: language } });
  if (sent.status === "accepted") return { status: "checked", letter, by, verdict: sent.answer.data };
  return { status: "refused", letter, message: sent.message, errors: [] };
}
