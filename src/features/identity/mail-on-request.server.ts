import { z } from "zod";
import type { Language } from "../../i18n/language.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { limitRules, siteMarks } from "../../platform/limits/limit-rules.ts";
import type { Verdict } from "../../platform/limits/limits.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Asker } from "./account-event.ts";
import { findApplicantByEmail, setLanguage } from "./applicant.queries.server.ts";
import type { ApplicantAccount } from "./applicant.ts";
import { emailKey } from "./email.ts";
import { applicantPrincipal } from "./principal.ts";
import { type KnownDevice, knownDeviceId } from "./session/known-device.server.ts";

/** Mail requests without a session. */
const wishSchema = z.object({
  email: z.string(),
  language: z.enum(["id", "en"]),
  source: z.string().nullable(),
  redirect: z.string().nullable(),
  /** Asked for on a device that the account was open on. */
  isOwnDevice: z.boolean(),
  asker: z.object({ userAgent: z.string(), network: z.string(), requestId: z.string() }),
});
const payloadSchema = z.object({ sealed: z.string() });

/**
 * A mail that was asked for; `source` says where the visitor came from, `redirect`, a path of this site, the page to
 * return to.
 */
export type MailWish = z.infer<typeof wishSchema>;

export interface MailAsk {
  email: string;
  language: Language;
  source: string | null;
  redirect: string | null;
  captcha: string | undefined;
  asker: Asker;
  /** As the cookies name it. */
  device: KnownDevice | null;
}

export type MailAsked = { status: "noted" } | { status: "captcha" } | { status: "limited"; retryAfter: number };

/** Purposes of mail requests; each has its own limit. */
export type MailPurpose =
  | "resend-activation"
  | "forget-password"
  | "two-step-code"
  | "staff-password"
  | "alert-confirmation";

export interface MailRequest {
  purpose: MailPurpose;
  email: string;
  network: string;
  /** Of a device that the account was open on; else null. It counts for itself alone. */
  deviceId: string | null;
}

function getCounters({ purpose, email, network, deviceId }: MailRequest) {
  const address = emailKey(email);
  if (deviceId !== null) return [{ rule: limitRules.mailRequestsOnDevice, keys: [purpose, address, deviceId] }];
  return [{ rule: limitRules.mailRequests, keys: [purpose, address, network] }];
}

/** Says what counting a request would say. */
export async function peekRequest({ limits }: Pick<Platform, "limits">, ask: MailRequest): Promise<Verdict> {
  for (const { rule, keys } of getCounters(ask)) {
    const verdict = await limits.peek(rule, keys);
    if (verdict.status === "limited") return verdict;
  }
  return { status: "free" };
}

/** Counts that someone asked for a mail, whether or not one will be written: nobody learns which (promise 3). */
export async function countRequest(
  { limits, siteLoad }: Pick<Platform, "limits" | "siteLoad">,
  ask: MailRequest,
): Promise<Verdict> {
  for (const { rule, keys } of getCounters(ask)) {
    const verdict = await limits.take(rule, keys);
    if (verdict.status === "limited") return verdict;
  }
  await siteLoad.count(siteMarks.mails, ask.network);
  return { status: "free" };
}

/**
 * Counts a mail that is to be written to an address. A person who asks from many networks for somebody else uses up no
 * more than this; the links that were mailed before live longer than the hour, so the owner has one.
 */
export function countMail({ limits }: Pick<Platform, "limits">, purpose: MailPurpose, email: string): Promise<Verdict> {
  return limits.take(limitRules.mailsToAddress, [purpose, emailKey(email)]);
}

/** The device where it is one of the address's account. Only who shows some device makes us look. */
async function findOwnDevice({ database }: Platform, { device, email }: MailAsk): Promise<string | null> {
  if (device === null) return null;
  const applicant = await findApplicantByEmail(database.db, email);
  return applicant === undefined ? null : knownDeviceId(device, applicantPrincipal(applicant.id));
}

/**
 * Notes that someone wants a mail to an address: the same work whether or not it has an account.
 * Only the job looks afterwards, so the answer's time reveals nothing (promise 3).
 */
export async function askForMail(platform: Platform, purpose: MailPurpose, ask: MailAsk): Promise<MailAsked> {
  const { captcha, jobs, database, sealer } = platform;
  const { email, language, source, redirect, asker } = ask;
  const deviceId = await findOwnDevice(platform, ask);
  const request = { purpose, email, network: asker.network, deviceId };
  const peeked = await peekRequest(platform, request);
  if (peeked.status === "limited") return peeked;
  if (!(await captcha.redeem(ask.captcha))) return { status: "captcha" };
  const verdict = await countRequest(platform, request);
  if (verdict.status === "limited") return verdict;
  const wish: MailWish = { email, language, source, redirect, asker, isOwnDevice: deviceId !== null };
  await jobs.send(database.db, purpose, { sealed: sealer.seal(purpose, JSON.stringify(wish)) });
  return { status: "noted" };
}

/** How wishes of one purpose are granted. */
export interface MailGrant {
  purpose: MailPurpose;
  /** Whether this account is written to at all. */
  wants(applicant: ApplicantAccount): boolean;
  write(tx: Tx, applicant: ApplicantAccount, wish: MailWish): Promise<void>;
}

async function grant(platform: Platform, { purpose, wants, write }: MailGrant, wish: MailWish): Promise<void> {
  const { database, limits } = platform;
  const applicant = await findApplicantByEmail(database.db, wish.email);
  if (applicant === undefined || !wants(applicant)) return;
  if (!wish.isOwnDevice && (await countMail(platform, purpose, wish.email)).status === "limited") return;
  try {
    await database.transact((tx) => write(tx, applicant, wish));
  } catch (fault) {
    if (!wish.isOwnDevice) await limits.refund(limitRules.mailsToAddress, [purpose, emailKey(wish.email)]);
    throw fault;
  }
}

/** Grants a wish that `askForMail` stored as a job's payload. */
export async function grantMail(platform: Platform, payload: unknown, granting: MailGrant): Promise<void> {
  const opened = platform.sealer.open(granting.purpose, payloadSchema.parse(payload).sealed);
  if (opened !== null) await grant(platform, granting, wishSchema.parse(JSON.parse(opened)));
}

/** Has mail to a person come in another language from now on. */
export async function chooseMailLanguage(database: Database, applicantId: number, language: Language): Promise<void> {
  await database.transact((tx) => setLanguage(tx, applicantId, language));
}
