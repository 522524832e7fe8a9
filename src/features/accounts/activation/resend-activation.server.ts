import { z } from "zod";
import type { Language } from "../../../i18n/language.ts";
import { limitRules } from "../../../platform/limits/limit-rules.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findApplicantByEmail } from "../applicant.store.server.ts";
import { emailKey } from "../email.ts";
import { redirectOfActivation } from "./account-token.store.server.ts";
import { sendActivation } from "./send-activation.server.ts";

/** The job that looks whether the address has an account: the answer waits for nothing that tells (promise 3). */
const job = "resend-activation";

const wishSchema = z.object({ email: z.string(), language: z.enum(["id", "en"]) });
const payloadSchema = z.object({ sealed: z.string() });

export interface ResendAsk {
  email: string;
  language: Language;
  captcha: string | undefined;
  network: string;
}

export type Resent = { status: "noted" } | { status: "captcha" } | { status: "limited"; retryAfter: number };

/** Notes that somebody wants an activation link again; the same work for every address. */
export async function askForActivation(platform: Platform, ask: ResendAsk): Promise<Resent> {
  const { limits, captcha, jobs, database, sealer } = platform;
  const counters = [
    { rule: limitRules.mailsToAddress, keys: [emailKey(ask.email)] },
    { rule: limitRules.mailsFromNetwork, keys: [ask.network] },
    { rule: limitRules.mailsInAll, keys: [] },
  ];
  for (const { rule, keys } of counters) {
    const verdict = await limits.peek(rule, keys);
    if (verdict.status === "limited") return verdict;
  }
  if (!(await captcha.redeem(ask.captcha))) return { status: "captcha" };
  for (const { rule, keys } of counters) {
    const verdict = await limits.take(rule, keys);
    if (verdict.status === "limited") return verdict;
  }
  const { email, language } = ask;
  await jobs.send(database.db, job, { sealed: sealer.seal(job, JSON.stringify({ email, language })) });
  return { status: "noted" };
}

/** Sends a new link to an account that is not activated yet; any other address gets nothing. */
async function resend(platform: Platform, siteName: () => string, payload: unknown): Promise<void> {
  const opened = platform.sealer.open(job, payloadSchema.parse(payload).sealed);
  if (opened === null) return;
  const { email, language } = wishSchema.parse(JSON.parse(opened));
  await platform.database.transact(async (tx) => {
    const applicant = await findApplicantByEmail(tx, email);
    if (applicant === undefined || applicant.activatedAt !== null) return;
    const redirect = await redirectOfActivation(tx, applicant.id);
    await sendActivation(tx, { platform, siteName }, { ...applicant, language }, redirect);
  });
}

/** Registers the job's worker; before `jobs.start()`. */
export async function workOnResends(platform: Platform, siteName: () => string): Promise<void> {
  const options = { retries: 5, timeoutSeconds: 60 };
  await platform.jobs.work(job, options, (payload) => resend(platform, siteName, payload));
}
