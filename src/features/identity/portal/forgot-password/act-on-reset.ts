import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction } from "../../../../contract/page.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import type { Endable, Remains } from "../../forgot-password/remains.schema.ts";
import { resetPassword } from "../accounts.calls.ts";
import { repeatedPassword } from "../form/account-forms.schema.ts";
import { isOurFault } from "../password/password-failure.tsx";

/** The result of choosing a new password (§4). */
export type ResetOutcome =
  | { status: "success"; remains: Remains; ended: Endable | null }
  | { status: "failed"; reason: "invalid" | "expired" }
  /** The form stays: its fields are wrong, or it was asked too often. */
  | { status: "wrong"; message: string; errors: FieldError[] }
  | { status: "internal-error" };

/** Gives the account of the link's token the password that was typed. */
export async function chooseNew({ api, form, language }: PageAction<unknown>, token: string): Promise<ResetOutcome> {
  const typed = { newPassword: formText(form, "newPassword"), confirmation: formText(form, "confirmation") };
  const checked = repeatedPassword.safeParse(typed);
  if (!checked.success) {
    return { status: "wrong", message: "", errors: fieldErrors(checked.error, typed, language) };
  }
  const { newPassword } = checked.data;
  const sent = await api.send(resetPassword, { body: { token, newPassword, lang: language } });
  if (sent.status === "accepted") return { status: "success", remains: sent.answer.data, ended: null };
  if (sent.code === "reset-invalid") return { status: "failed", reason: "invalid" };
  if (sent.code === "reset-expired") return { status: "failed", reason: "expired" };
  if (isOurFault(sent.http)) return { status: "internal-error" };
  // The error of a malformed token belongs to the token's own field, which the form does not have.
  if (sent.errors.some(({ path }) => path === "token")) return { status: "failed", reason: "invalid" };
  return { status: "wrong", message: sent.message, errors: sent.errors };
}
