import { fieldErrors } from "../../../contract/field-errors.ts";
import { formText } from "../../../contract/form-text.ts";
import { need, type PageAction, type PageRequest, signInFirst } from "../../../contract/page.ts";
import type { FieldError } from "../../../contract/reply.ts";
import { changePassword, getSecurity } from "../accounts.calls.ts";
import { isOurFault } from "../password/our-fault.ts";
import { changeForm } from "./change-password.schema.ts";

/** Whose password it is, for the meter and for the browser's own keeper of passwords. */
export async function load({ api, url }: PageRequest<unknown>) {
  return need(await api.send(getSecurity, {}), url).data;
}

/** What came of it (§4). */
export type ChangeOutcome =
  | { status: "success" }
  /** The form stays: its fields are wrong, the old password was, or it was asked too often. */
  | { status: "failed"; message: string; errors: FieldError[] }
  | { status: "internal-error" };

/** The fields of the wire by their names in the form. */
const fieldNames: Readonly<Record<string, string>> = { OldPassword: "oldPassword", NewPassword: "newPassword" };

/** Changes the password of whoever is signed in. */
export async function act({ api, url, form, language }: PageAction<unknown>): Promise<ChangeOutcome> {
  const typed = {
    oldPassword: formText(form, "oldPassword"),
    newPassword: formText(form, "newPassword"),
    confirmation: formText(form, "confirmation"),
  };
  const checked = changeForm.safeParse(typed);
  if (!checked.success) return { status: "failed", message: "", errors: fieldErrors(checked.error, typed, language) };
  const { oldPassword: OldPassword, newPassword: NewPassword } = checked.data;
  const sent = await api.send(changePassword, { body: { OldPassword, NewPassword, lang: language } });
  if (sent.status === "accepted") return { status: "success" };
  if (sent.http === 401) throw signInFirst(url);
  if (isOurFault(sent.http)) return { status: "internal-error" };
  const { code, message } = sent;
  if (code === "wrong-password") return { status: "failed", message, errors: [{ path: "oldPassword", code, message }] };
  const errors = sent.errors.map((error) => ({ ...error, path: fieldNames[error.path] ?? error.path }));
  return { status: "failed", message, errors };
}
