import { m } from "#messages";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hashPassword, verifyPassword } from "../../../platform/security/passwords.ts";
import { newToken } from "../../../platform/security/token.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { activateApplicant, findPasswordHash, setPasswordHash } from "../applicant.queries.server.ts";
import { type ApplicantAccount, virtueSource } from "../applicant.ts";
import { askForMail, grantMail, type MailAsk, type MailAsked } from "../mail-on-request.server.ts";
import { changedPasswordFault } from "../password/check-password.server.ts";
import { lockPerson } from "../personal-data.queries.server.ts";
import { applicantPrincipal } from "../principal.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { endSessions } from "../session/session.queries.server.ts";
import { endWrongPasswords } from "../sign-in/sign-in-limits.server.ts";
import { forgetSetUp } from "../two-step/two-step.queries.server.ts";
import { getRemains } from "./remains.server.ts";
import {
  endResets,
  findResetToken,
  findUsedReset,
  insertResetToken,
  useResetToken,
} from "./reset-token.store.server.ts";

const purpose = "forget-password";

/**
 * How long a link works (readings, "Forgot password"). Not shorter than the hour in which no more than three are
 * written: who is refused another has one that works.
 */
const RESET_MS = 60 * 60 * 1000;

/** Notes that someone forgot a password. */
export function askForReset(platform: Platform, ask: MailAsk): Promise<MailAsked> {
  return askForMail(platform, purpose, ask);
}

/** The job: sends a link to an account. */
export function sendReset(platform: Platform, siteName: () => string, payload: unknown): Promise<void> {
  const { outbox, clock, settings } = platform;
  return grantMail(platform, payload, {
    purpose,
    wants: () => true,
    async write(tx, found, { language, source, redirect, asker }) {
      const now = clock();
      const token = newToken();
      const expiresAt = new Date(now.getTime() + RESET_MS);
      await insertResetToken(tx, { token, applicantId: found.id, expiresAt }, now);
      await recordEvent(tx, asker, { principal: applicantPrincipal(found.id), event: "reset-asked" }, now);
      const applicant = { ...found, language };
      await outbox.queue(tx, resetMail({ applicant, siteName: siteName(), settings, token, source, redirect }));
    },
  });
}

interface ResetMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  token: string;
  source: string | null;
  redirect: string | null;
}

/** The mail that a forgotten password asks for; its link opens a page that changes nothing on its own (promise 6). */
function resetMail({ applicant, siteName: site, settings, token, source, redirect }: ResetMail): Mail {
  const { language, email } = applicant;
  const locale = { locale: language };
  const page = source === virtueSource ? "/forgot-password/virtue" : "/forgot-password";
  const query = new URLSearchParams({ token, ...(redirect === null ? {} : { redirect }) });
  const url = absoluteUrl(settings, `${page}?${query}`);
  const subject = m.accounts_reset_mail_subject({}, locale);
  const letter = renderLetter({
    language,
    siteName: site,
    subject,
    title: m.accounts_reset_mail_title({ name: applicant.name }, locale),
    paragraphs: [m.accounts_reset_mail_text({ site }, locale)],
    action: { label: m.accounts_reset_mail_button({}, locale), url },
    notes: [m.accounts_reset_mail_note({}, locale), m.accounts_mail_link_hint({ url }, locale)],
    footer: m.accounts_mail_footer({ site }, locale),
  });
  return { to: email, language, kind: "reset", subject, ...letter };
}

export type Reset =
  | { status: "reset"; applicantId: number }
  | { status: "invalid" | "expired" }
  /** `code` of a field error. */
  | { status: "weak"; code: string }
  | { status: "busy"; retryAfter: number };

export interface ResetAsk {
  token: string;
  password: string;
  asker: Asker;
}

/** For so long the same link with the same password is the same deed, sent again. */
const sameDeedMs = 60_000;

/** The result of a used link: the same again for the person who just used it to choose this password. */
async function resetBefore({ database, clock }: Platform, { token, password }: ResetAsk): Promise<Reset> {
  const applicantId = await findUsedReset(database.db, token, new Date(clock().getTime() - sameDeedMs));
  if (applicantId === undefined) return { status: "invalid" };
  const verified = await verifyPassword(await findPasswordHash(database.db, applicantId), password);
  if (verified.status === "busy") return verified;
  return verified.status === "wrong" ? { status: "invalid" } : { status: "reset", applicantId };
}

/**
 * Gives the owner of a mailed link a new password; every session of the account ends. A refused password leaves the
 * link good. The same once more, within a minute, succeeds as it did and changes nothing.
 */
export async function resetPassword(platform: Platform, siteName: () => string, ask: ResetAsk): Promise<Reset> {
  const { token, password } = ask;
  const { database, clock } = platform;
  const found = await findResetToken(database.db, token);
  if (found === undefined) return resetBefore(platform, ask);
  if (found.expiresAt <= clock()) return { status: "expired" };
  const code = await changedPasswordFault(password, found);
  if (code !== null) return { status: "weak", code };
  const present = await verifyPassword(await findPasswordHash(database.db, found.applicantId), password);
  if (present.status === "busy") return present;
  if (present.status === "right") {
    const before = await resetBefore(platform, ask);
    return before.status === "reset" ? before : { status: "weak", code: "password-same" };
  }
  const hashed = await hashPassword(password);
  if (hashed.status === "busy") return hashed;
  const { applicantId, email } = found;
  const isMine = await use(platform, siteName, ask, { applicantId, hash: hashed.hash });
  // Another with the same link was faster, perhaps the same deed.
  if (!isMine) return resetBefore(platform, ask);
  await endWrongPasswords(platform, { kind: "applicant", userName: email });
  return { status: "reset", applicantId };
}

/** Uses the link up. False: it was used meanwhile. */
async function use(
  platform: Platform,
  siteName: () => string,
  { token, asker }: ResetAsk,
  { applicantId, hash }: { applicantId: number; hash: string },
): Promise<boolean> {
  const { database, clock } = platform;
  const principal = applicantPrincipal(applicantId);
  return database.transact(async (tx) => {
    // Alone with the person: anyone who changes the password too begins with its row and then ends these links.
    await lockPerson(tx, applicantId);
    if (!(await useResetToken(tx, token, clock()))) return false;
    await setPasswordHash(tx, applicantId, hash);
    // Who reads the address's mail and chose the password is its owner, anyone who signed up with it.
    await activateApplicant(tx, applicantId, clock());
    await endSessions(tx, principal);
    await endResets(tx, applicantId, clock(), token);
    await forgetSetUp(tx, principal);
    await recordEvent(tx, asker, { principal, event: "password-reset" }, clock());
    const { userAgent } = asker;
    const remains = await getRemains(tx, applicantId);
    await tellOfSecurity(tx, { platform, siteName }, { principal, event: "password-changed", userAgent, remains });
    return true;
  });
}
