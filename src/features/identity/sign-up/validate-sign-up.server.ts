import { eachOnce, fieldErrors } from "../../../contract/field-errors.ts";
import { fieldMessage } from "../../../contract/field-messages.ts";
import type { FieldError, Refusal } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import { newPasswordFault } from "../password/check-password.server.ts";
import { accountOfSignUp, signUpParts } from "../people.schema.ts";
import type { CheckedResume, ResumePort, SignUpFiles } from "../ports.server.ts";

export interface SignUpForm {
  /** `data` of the wire, as it came. */
  data: unknown;
  files: SignUpFiles;
}

export interface AccountOfSignUp {
  name: string;
  email: string;
  password: string;
}

export type ValidatedSignUp<Checked> =
  | { status: "valid"; account: AccountOfSignUp; resume: Checked }
  | { status: "invalid"; errors: FieldError[] }
  | { status: "refused"; refusal: Refusal };

async function accountErrors(
  data: unknown,
  language: Language,
): Promise<{ account: AccountOfSignUp | null; errors: FieldError[] }> {
  const parsed = accountOfSignUp.safeParse(data);
  if (!parsed.success) return { account: null, errors: fieldErrors(parsed.error, data, language) };
  const account = parsed.data.PERSONAL_DATA;
  const code = await newPasswordFault(account.password, account);
  if (code === null) return { account, errors: [] };
  return { account, errors: [{ path: "PERSONAL_DATA.password", code, message: fieldMessage(code, language) }] };
}

/** Checks account and resume of a sign-up together, so that every wrong field is told at once. */
export async function validateSignUp<Checked>(
  resume: Pick<ResumePort<Checked, unknown>, "check">,
  { data, files }: SignUpForm,
  language: Language,
): Promise<ValidatedSignUp<Checked>> {
  const { account, errors } = await accountErrors(data, language);
  const checked = await resume.check(data, files, language);
  if (checked.status === "refused" && errors.length === 0) return checked;
  if (checked.status === "valid" && account !== null && errors.length === 0) {
    return { status: "valid", account, resume: checked.value };
  }
  return { status: "invalid", errors: eachOnce([...errors, ...errorsOf(checked)]) };
}

function errorsOf(checked: CheckedResume<unknown> | ValidatedSignUp<unknown>): FieldError[] {
  if (checked.status === "refused") return checked.refusal.extra.errors ?? [];
  return checked.status === "invalid" ? checked.errors : [];
}

/** What is wrong with a sign-up beside what its request's schema refuses. */
export async function alsoWrongInSignUp(
  resume: Pick<ResumePort<unknown, unknown>, "check">,
  { body }: { body: unknown },
  { language }: { language: Language },
): Promise<FieldError[]> {
  const sent = signUpParts.safeParse(body).data;
  if (sent === undefined) return [];
  const { data, ...files } = sent;
  const validated = await validateSignUp(resume, { data, files }, language);
  return errorsOf(validated);
}
