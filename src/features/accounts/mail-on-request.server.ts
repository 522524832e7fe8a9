import { z } from "zod";
import type { Language } from "../../i18n/language.ts";
import { limitRules } from "../../platform/limits/limit-rules.ts";
import type { Limits, Verdict } from "../../platform/limits/limits.ts";
import type { Platform } from "../../platform/platform.ts";
import { emailKey } from "./email.ts";
import type { Asker } from "./events/account-event.ts";

/** What somebody without a session asked for. */
const wishSchema = z.object({
  email: z.string(),
  language: z.enum(["id", "en"]),
  source: z.string().nullable(),
  redirect: z.string().nullable(),
  asker: z.object({ userAgent: z.string(), network: z.string(), requestId: z.string() }),
});
const payloadSchema = z.object({ sealed: z.string() });

/** A mail that was asked for; `source` says where the visitor came from, `redirect`, a path of ours, where he was going. */
export type MailWish = z.infer<typeof wishSchema>;

export interface MailAsk {
  email: string;
  language: Language;
  source: string | null;
  redirect: string | null;
  captcha: string | undefined;
  asker: Asker;
}

export type MailAsked = { status: "noted" } | { status: "captcha" } | { status: "limited"; retryAfter: number };

interface Counted {
  email: string;
  network: string;
}

function mailCounters({ email, network }: Counted) {
  return [
    { rule: limitRules.mailsToAddress, keys: [emailKey(email)] },
    { rule: limitRules.mailsFromNetwork, keys: [network] },
    { rule: limitRules.mailsInAll, keys: [] },
  ];
}

/** Counts a mail that somebody asked for: to the address, from the network, in all. */
export async function countMail(limits: Limits, ask: Counted): Promise<Verdict> {
  for (const { rule, keys } of mailCounters(ask)) {
    const verdict = await limits.take(rule, keys);
    if (verdict.status === "limited") return verdict;
  }
  return { status: "free" };
}

/**
 * Notes that somebody wants a mail to an address: the same work whether or not it has an account.
 * Only the job looks afterwards, so the answer waits for nothing that tells (promise 3).
 */
export async function askForMail(platform: Platform, job: string, ask: MailAsk): Promise<MailAsked> {
  const { limits, captcha, jobs, database, sealer } = platform;
  const { email, language, source, redirect, asker } = ask;
  const counted = { email, network: asker.network };
  for (const { rule, keys } of mailCounters(counted)) {
    const verdict = await limits.peek(rule, keys);
    if (verdict.status === "limited") return verdict;
  }
  if (!(await captcha.redeem(ask.captcha))) return { status: "captcha" };
  const verdict = await countMail(limits, counted);
  if (verdict.status === "limited") return verdict;
  const wish: MailWish = { email, language, source, redirect, asker };
  await jobs.send(database.db, job, { sealed: sealer.seal(job, JSON.stringify(wish)) });
  return { status: "noted" };
}

/** Registers the worker that grants such wishes; before `jobs.start()`. */
export async function workOnMailWishes(
  { jobs, sealer }: Platform,
  job: string,
  grant: (wish: MailWish) => Promise<void>,
): Promise<void> {
  await jobs.work(job, { retries: 5, timeoutSeconds: 60 }, async (payload) => {
    const opened = sealer.open(job, payloadSchema.parse(payload).sealed);
    if (opened !== null) await grant(wishSchema.parse(JSON.parse(opened)));
  });
}
