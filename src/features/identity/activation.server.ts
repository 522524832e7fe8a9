import { m } from "#messages";
import type { Tx } from "../../platform/database/database.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import type { Platform } from "../../platform/platform.ts";
import { verifyPassword } from "../../platform/security/passwords.ts";
import { newToken } from "../../platform/security/token.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { recordEvent } from "./account-event.queries.server.ts";
import type { Asker } from "./account-event.ts";
import {
  endActivation,
  findActivation,
  insertActivation,
  redirectOfActivation,
} from "./account-token.queries.server.ts";
import { activateApplicant, findApplicant, findPasswordHash } from "./applicant.queries.server.ts";
import { type ApplicantAccount, virtueSource } from "./applicant.ts";
import { askForMail, grantMail, type MailAsk, type MailAsked } from "./mail-on-request.server.ts";
import { lockPerson } from "./personal-data.queries.server.ts";
import { applicantPrincipal } from "./principal.ts";
import { tellOfSecurity } from "./security-mail.server.ts";
import { type Finished, finishSignIn, type SigningIn } from "./sign-in/open-session.server.ts";
import { beginByLink, recordLimited } from "./sign-in/sign-in-limits.server.ts";

interface Link {
  token: string;
  applicantId: number;
  email: string;
}

/** What a link says before anything is done. One of an active account answers as when it was used, and changes nothing. */
async function open({ database, clock }: Platform, token: string): Promise<Link | "activated" | "invalid" | "expired"> {
  const found = await findActivation(database.db, token);
  if (found === undefined) return "invalid";
  const { applicantId, email, usedAt, activatedAt, expiresAt } = found;
  if (usedAt !== null || activatedAt !== null) return "activated";
  return expiresAt <= clock() ? "expired" : { token, applicantId, email };
}

export type ActivationLink =
  | { status: "invalid" }
  | { status: "expired" }
  /** `email` is null once the link has ended: who finds it then learns no address. */
  | { status: "open" | "used"; email: string | null };

/** What the page behind a mailed link shows before anybody presses a button; reading it changes nothing (promise 6). */
export async function getActivationLink({ database, clock }: Platform, token: string): Promise<ActivationLink> {
  const found = await findActivation(database.db, token);
  if (found === undefined) return { status: "invalid" };
  const { email, expiresAt, usedAt, activatedAt } = found;
  const isUsed = usedAt !== null || activatedAt !== null;
  if (expiresAt <= clock()) return isUsed ? { status: "used", email: null } : { status: "expired" };
  return { status: isUsed ? "used" : "open", email };
}

/** False: another request with the same link was faster, or the account was activated in another way. */
async function follow(tx: Tx, { token, applicantId }: Link, asker: Asker, now: Date): Promise<boolean> {
  await lockPerson(tx, applicantId);
  const isNews = (await endActivation(tx, token, now)) && (await activateApplicant(tx, applicantId, now));
  if (!isNews) return false;
  await recordEvent(tx, asker, { principal: applicantPrincipal(applicantId), event: "activated" }, now);
  return true;
}

/**
 * Follows an activation link without a password, as the wire has it. Anyone who signed up may be someone else than the
 * owner of the address, so the address gets a mail with the link to a new password.
 */
export async function activateByLink(
  platform: Platform,
  siteName: () => string,
  token: string,
  asker: Asker,
): Promise<"activated" | "invalid" | "expired"> {
  const link = await open(platform, token);
  if (typeof link === "string") return link;
  await platform.database.transact(async (tx) => {
    if (!(await follow(tx, link, asker, platform.clock()))) return;
    const principal = applicantPrincipal(link.applicantId);
    const news = { principal, event: "activated", userAgent: asker.userAgent } as const;
    await tellOfSecurity(tx, { platform, siteName }, news);
  });
  return "activated";
}

export type Activated =
  /** `signIn` is how the sign-in ended that follows; null where the account was active before. */
  | { status: "activated"; signIn: Finished | null }
  | { status: "invalid" | "expired" | "wrong" | "confirm-by-mail" }
  | { status: "limited" | "busy"; retryAfter: number };

interface Activating {
  token: string;
  password: string;
  signingIn: Omit<SigningIn, "code" | "rememberMe">;
}

/**
 * Follows an activation link with the password that was chosen at the sign-up: who presses the button in a mailbox did
 * not choose it unless it was him who signed up (ASVS 6.4.1). Mailbox and password are proved then, so the first use of
 * the link also signs in, by the rules of every sign-in: limits before, `finishSignIn` after. Later uses sign nobody in.
 */
export async function activateByPassword(
  platform: Platform,
  siteName: () => string,
  { token, password, signingIn }: Activating,
): Promise<Activated> {
  const { database, clock } = platform;
  const link = await open(platform, token);
  if (link === "activated") return { status: "activated", signIn: null };
  if (typeof link === "string") return { status: link };
  const principal = applicantPrincipal(link.applicantId);
  const attempt = await beginByLink(platform, { userName: link.email, network: signingIn.network });
  if (attempt.status !== "free") {
    await recordLimited(platform, signingIn, principal);
    return attempt;
  }
  const verified = await verifyPassword(await findPasswordHash(database.db, link.applicantId), password);
  if (verified.status === "busy") {
    await attempt.neverHappened();
    return verified;
  }
  if (verified.status === "wrong") {
    await recordEvent(database.db, signingIn, { principal, event: "wrong-password" }, clock());
    return { status: "wrong" };
  }
  await attempt.passwordWasRight();
  const isFirst = await database.transact((tx) => follow(tx, link, signingIn, clock()));
  const applicant = isFirst ? await findApplicant(database.db, link.applicantId) : undefined;
  if (applicant === undefined) return { status: "activated", signIn: null };
  const signIn = await finishSignIn(platform, siteName, applicant, {
    ...signingIn,
    code: undefined,
    rememberMe: false,
  });
  return { status: "activated", signIn };
}

/** How long an activation link works (wire, `activate-email`). */
const ACTIVATION_MS = 7 * 24 * 60 * 60 * 1000;

interface Sending {
  platform: Platform;
  siteName: () => string;
}

/** Makes a link for one person and queues the mail that carries it, in the caller's transaction. */
export async function sendActivation(
  tx: Tx,
  { platform, siteName }: Sending,
  applicant: Pick<ApplicantAccount, "id" | "name" | "email" | "language" | "source">,
  redirect: string | null,
): Promise<void> {
  const { outbox, clock, settings } = platform;
  const now = clock();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + ACTIVATION_MS);
  await insertActivation(tx, { token, applicantId: applicant.id, redirect, expiresAt }, now);
  await outbox.queue(tx, activationMail({ applicant, siteName: siteName(), settings, token, redirect }));
}

interface ActivationMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language" | "source">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  token: string;
  redirect: string | null;
}

/** The link leads to a page that asks first: a mail scanner that opens it activates nothing (promise 6). */
function link({ applicant, settings, token, redirect }: ActivationMail): string {
  const page = applicant.source === virtueSource ? "/account/confirmation/virtue" : "/account/confirmation";
  const query = redirect === null ? "" : `?${new URLSearchParams({ redirect })}`;
  return absoluteUrl(settings, `${page}/${token}${query}`);
}

/** The mail that follows a sign-up, in the person's language. */
function activationMail(parts: ActivationMail): Mail {
  const { applicant, siteName: site } = parts;
  const { language, email } = applicant;
  const locale = { locale: language };
  const url = link(parts);
  const subject = m.accounts_activation_mail_subject({}, locale);
  const letter = renderLetter({
    language,
    siteName: site,
    subject,
    title: m.accounts_activation_mail_title({ name: applicant.name }, locale),
    paragraphs: [m.accounts_activation_mail_text({ site }, locale)],
    action: { label: m.accounts_activation_mail_button({}, locale), url },
    notes: [m.accounts_activation_mail_note({}, locale), m.accounts_mail_link_hint({ url }, locale)],
    footer: m.accounts_mail_footer({ site }, locale),
  });
  return { to: email, language, kind: "activation", subject, ...letter };
}

const purpose = "resend-activation";

/** Notes that someone wants an activation link again. */
export function askForActivation(platform: Platform, ask: MailAsk): Promise<MailAsked> {
  return askForMail(platform, purpose, ask);
}

/** The job: sends a new link to an account that is not activated yet. */
export function resendActivation(platform: Platform, siteName: () => string, payload: unknown): Promise<void> {
  const { unactivatedDays } = platform.settings.retention;
  const waitsMs = unactivatedDays === 0 ? Number.POSITIVE_INFINITY : unactivatedDays * 24 * 60 * 60 * 1000;
  return grantMail(platform, payload, {
    purpose,
    // So that no link outlives the sign-up; the last one that was mailed works until then.
    wants: ({ createdAt, activatedAt }) =>
      activatedAt === null && platform.clock().getTime() - createdAt.getTime() <= waitsMs,
    async write(tx, applicant, { language }) {
      const redirect = await redirectOfActivation(tx, applicant.id);
      await sendActivation(tx, { platform, siteName }, { ...applicant, language }, redirect);
    },
  });
}
