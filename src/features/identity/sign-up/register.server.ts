import { ownPath } from "../../../contract/own-path.ts";
import type { Refusal } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import { siteMarks } from "../../../platform/limits/limit-rules.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hashPassword } from "../../../platform/security/passwords.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { sendActivation } from "../activation/send-activation.server.ts";
import { findApplicantByEmail, insertApplicant } from "../applicant.queries.server.ts";
import type { AccountPorts } from "../ports.server.ts";
import { applicantPrincipal } from "../principal.ts";
import { joinWhenOwn } from "../social/join-identity.server.ts";
import type { WaitingIdentity } from "../social/waiting-identity.server.ts";
import type { AccountOfSignUp } from "./validate-sign-up.server.ts";

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

/** Makes an account with its resume and queues the activation mail: all of it or nothing. What costs most comes last. */
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
