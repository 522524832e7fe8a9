import { eachOnce, fieldErrors, fieldMessage } from "../../contract/field-errors.ts";
import { ownPath } from "../../contract/own-path.ts";
import type { FieldError, Refusal } from "../../contract/reply.ts";
import type { Language } from "../../i18n/language.ts";
import { limitRules, siteMarks } from "../../platform/limits/limit-rules.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashPassword } from "../../platform/security/passwords.ts";
import { recordEvent } from "./account-event.queries.server.ts";
import type { Asker } from "./account-event.ts";
import { sendActivation } from "./activation.server.ts";
import { findApplicantByEmail, insertApplicant } from "./applicant.queries.server.ts";
import { isEmail } from "./email.ts";
import { newPasswordFault } from "./password/check-password.server.ts";
import { accountOfSignUp, signUpParts } from "./people.schema.ts";
import type { AccountPorts, CheckedResume, ResumePort, SignUpFiles } from "./ports.server.ts";
import { applicantPrincipal } from "./principal.ts";
import { joinWhenOwn, type WaitingIdentity } from "./social/join-identity.server.ts";

export interface Registration<Resume> {
  account: AccountOfSignUp;
  resume: Resume;
  captcha: string | undefined;
  language: Language;
  source: string | null;
  redirect: string | undefined;
  asker: Asker;
  /** A provider's account that the sign-up began with; it opens the new account. */
  waiting: WaitingIdentity | null;
}

export type Registered =
  | { status: "registered"; applicantId: number }
  | { status: "taken" }
  | { status: "captcha" }
  | { status: "busy"; retryAfter: number }
  | Refusal;

/**
 * Makes an account with its resume and queues the activation mail: all of it or nothing. What costs most comes last.
 */
export async function registerApplicant<Checked, Ready>(
  platform: Platform,
  ports: AccountPorts<Checked, Ready>,
  registration: Registration<Checked>,
): Promise<Registered> {
  const { database, siteLoad, captcha } = platform;
  const { network } = registration.asker;
  if (!(await captcha.redeem(registration.captcha))) return { status: "captcha" };
  await siteLoad.count(siteMarks.signUps, network);
  const { email, password } = registration.account;
  if (await findApplicantByEmail(database.db, email)) return { status: "taken" };
  const { language, asker, resume } = registration;
  const read = await ports.resume.read(resume, { language, network: asker.network });
  if (read.status === "refused") {
    await siteLoad.refund(siteMarks.signUps, network);
    return read;
  }
  const hashed = await hashPassword(password);
  if (hashed.status === "busy") return hashed;
  return store(platform, ports, { ...registration, resume: read.value }, hashed.hash);
}

async function store<Checked, Ready>(
  platform: Platform,
  ports: AccountPorts<Checked, Ready>,
  { account, resume, language, source, redirect, waiting, asker }: Registration<Ready>,
  passwordHash: string,
): Promise<Registered> {
  const { name, email } = account;
  const { siteName } = ports;
  return platform.database.transact(async (tx) => {
    const id = await insertApplicant(tx, { name, email, passwordHash, language, source }, platform.clock());
    if (id === null) return { status: "taken" };
    await ports.resume.create(tx, id, resume);
    await recordEvent(tx, asker, { principal: applicantPrincipal(id), event: "registered" }, platform.clock());
    if (waiting !== null) await joinWhenOwn(tx, waiting, { id, email }, { asker, now: platform.clock() });
    const applicant = { id, name, email, language, source };
    await sendActivation(tx, { platform, siteName }, applicant, ownPath(redirect));
    return { status: "registered", applicantId: id };
  });
}

export interface SignUpForm {
  /** `data` of the wire, as it came. */
  data: unknown;
  files: SignUpFiles;
}

interface AccountOfSignUp {
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

/** Checks account and resume of a sign-up together, so that every wrong field is reported at once. */
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
  return { status: "invalid", errors: eachOnce([...errors, ...getErrors(checked)]) };
}

function getErrors(checked: CheckedResume<unknown> | ValidatedSignUp<unknown>): FieldError[] {
  if (checked.status === "refused") return checked.refusal.extra.errors ?? [];
  return checked.status === "invalid" ? checked.errors : [];
}

/** Errors of a sign-up beside those of its request's schema. */
export async function alsoWrongInSignUp(
  resume: Pick<ResumePort<unknown, unknown>, "check">,
  { body }: { body: unknown },
  { language }: { language: Language },
): Promise<FieldError[]> {
  const sent = signUpParts.safeParse(body).data;
  if (sent === undefined) return [];
  const { data, ...files } = sent;
  const validated = await validateSignUp(resume, { data, files }, language);
  return getErrors(validated);
}

export type EmailCheck = { status: "free" | "taken" | "malformed" } | { status: "limited"; retryAfter: number };

/** Whether an address may be used for a new account; limited, because it reveals who has one (promise 3). */
export async function checkEmail({ database, limits }: Platform, email: string, network: string): Promise<EmailCheck> {
  if (!isEmail(email)) return { status: "malformed" };
  // Counted before it is looked at, so that many at once learn no more.
  for (const rule of [limitRules.emailsFound, limitRules.emailChecks]) {
    const verdict = await limits.take(rule, [network]);
    if (verdict.status === "limited") return verdict;
  }
  const taken = await findApplicantByEmail(database.db, email);
  if (taken !== undefined) return { status: "taken" };
  await limits.refund(limitRules.emailsFound, [network]);
  return { status: "free" };
}
