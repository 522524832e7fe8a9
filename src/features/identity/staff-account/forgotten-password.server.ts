import { z } from "zod";
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
import { countMail, countRequest } from "../mail-on-request.server.ts";
import { staffPrincipal } from "../principal.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { type KnownDevice, knownDeviceId } from "../session/known-device.server.ts";
import { endSessions } from "../session/session.queries.server.ts";
import { endWrongPasswords } from "../sign-in/sign-in-limits.server.ts";
import { findStaffByEmail, findStaffPasswordHash, lockStaff, setPassword } from "../staff.queries.server.ts";
import type { StaffMember } from "../staff.ts";
import {
  endPasswordLink,
  endPasswordLinks,
  findPasswordLink,
  insertPasswordLink,
  type PasswordLink,
} from "./staff-links.store.server.ts";
import { staffPasswordFault } from "./staff-password.server.ts";

const purpose = "staff-password";

/** How long a link works; not shorter than the hour in which no more than three are written. */
const linkMs = 60 * 60 * 1000;

const wishSchema = z.object({
  email: z.string(),
  isOwnDevice: z.boolean(),
  asker: z.object({ userAgent: z.string(), network: z.string(), requestId: z.string() }),
});
const payloadSchema = z.object({ sealed: z.string() });

type Wish = z.infer<typeof wishSchema>;

export interface PasswordAsk {
  email: string;
  asker: Asker;
  /** As the cookies name it. */
  device: KnownDevice | null;
}

/** The device where it is one of the address's member. Only who shows some device makes us look. */
async function findOwnDevice({ database }: Platform, { device, email }: PasswordAsk): Promise<string | null> {
  if (device === null) return null;
  const member = await findStaffByEmail(database.db, email);
  return member === undefined ? null : knownDeviceId(device, staffPrincipal(member.id));
}

/**
 * Notes that a member forgot the password: the same work for every address. Only the job looks afterwards whether there
 * is an account, so the answer's time reveals nothing (promise 3).
 */
export async function askForStaffPassword(
  platform: Platform,
  ask: PasswordAsk,
): Promise<{ status: "noted" } | { status: "limited"; retryAfter: number }> {
  const { database, jobs, sealer } = platform;
  const { email, asker } = ask;
  const deviceId = await findOwnDevice(platform, ask);
  const verdict = await countRequest(platform, { purpose, email, network: asker.network, deviceId });
  if (verdict.status === "limited") return verdict;
  const wish: Wish = { email, isOwnDevice: deviceId !== null, asker };
  await jobs.send(database.db, purpose, { sealed: sealer.seal(purpose, JSON.stringify(wish)) });
  return { status: "noted" };
}

/** Mails a link to an active member who has a password; to nobody else anything. */
async function grant(platform: Platform, siteName: () => string, { email, isOwnDevice, asker }: Wish): Promise<void> {
  const { database, outbox, clock, settings } = platform;
  const member = await findStaffByEmail(database.db, email);
  if (member?.state !== "active" || (await findStaffPasswordHash(database.db, member.id)) === null) return;
  if (!isOwnDevice && (await countMail(platform, purpose, email)).status === "limited") return;
  await database.transact(async (tx) => {
    const token = newToken();
    const expiresAt = new Date(clock().getTime() + linkMs);
    await insertPasswordLink(tx, { staffId: member.id, token, expiresAt }, clock());
    await recordEvent(tx, asker, { principal: staffPrincipal(member.id), event: "reset-asked" }, clock());
    await outbox.queue(tx, passwordMail({ member, siteName: siteName(), settings, token }));
  });
}

/** The job: mails such a link. */
export async function sendStaffPassword(platform: Platform, siteName: () => string, payload: unknown): Promise<void> {
  const opened = platform.sealer.open(purpose, payloadSchema.parse(payload).sealed);
  if (opened !== null) await grant(platform, siteName, wishSchema.parse(JSON.parse(opened)));
}

interface PasswordMail {
  member: Pick<StaffMember, "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  token: string;
}

/** The mail that a forgotten password of the desk asks for; its link opens a page that changes nothing on its own. */
function passwordMail({ member: { email, language }, siteName: site, settings, token }: PasswordMail): Mail {
  const locale = { locale: language };
  const url = absoluteUrl(settings, `/staff/reset/${token}`);
  const subject = m.accounts_staff_reset_subject({}, locale);
  const letter = renderLetter({
    ...{ language, subject, siteName: site, title: subject },
    paragraphs: [m.accounts_staff_reset_text({ site }, locale)],
    action: { label: m.accounts_staff_reset_button({}, locale), url },
    notes: [m.accounts_staff_reset_note({}, locale), m.accounts_mail_link_hint({ url }, locale)],
    footer: m.accounts_mail_footer({ site }, locale),
  });
  return { to: email, language, kind: "staff-reset", subject, ...letter };
}

/** Whose link a token is, while it works; null for any other. */
export async function readPasswordLink({ database, clock }: Platform, token: string): Promise<PasswordLink | null> {
  const link = await findPasswordLink(database.db, token);
  return link === undefined || link.passwordHash === null || link.expiresAt <= clock() ? null : link;
}

export interface ResetAsk {
  token: string;
  password: string;
  asker: Asker;
}

export type StaffPasswordReset =
  | { status: "reset" | "over" }
  /** `code` of a field error. */
  | { status: "weak"; code: string }
  | { status: "busy"; retryAfter: number };

/**
 * Gives the owner of a mailed link a new password: every session ends, every other link too; the second step stays as
 * it is and is asked for as before. A refused password leaves the link good.
 */
export async function resetStaffPassword(
  platform: Platform,
  siteName: () => string,
  ask: ResetAsk,
): Promise<StaffPasswordReset> {
  const link = await readPasswordLink(platform, ask.token);
  if (link === null) return { status: "over" };
  const code = await staffPasswordFault(ask.password, link);
  if (code !== null) return { status: "weak", code };
  const present = await verifyPassword(link.passwordHash, ask.password);
  if (present.status === "busy") return present;
  if (present.status === "right") return { status: "weak", code: "password-same" };
  const hashed = await hashPassword(ask.password);
  if (hashed.status === "busy") return hashed;
  if (!(await use(platform, siteName, ask, { staffId: link.staffId, hash: hashed.hash }))) return { status: "over" };
  await endWrongPasswords(platform, { kind: "staff", userName: link.email });
  return { status: "reset" };
}

/** False: the link was used meanwhile, or its member is no longer active. */
function use(
  platform: Platform,
  siteName: () => string,
  { token, asker }: ResetAsk,
  { staffId, hash }: { staffId: number; hash: string },
): Promise<boolean> {
  const { database, clock } = platform;
  const principal = staffPrincipal(staffId);
  return database.transact(async (tx) => {
    const member = await lockStaff(tx, staffId);
    if (member?.state !== "active" || !(await endPasswordLink(tx, token))) return false;
    await setPassword(tx, staffId, hash);
    await endSessions(tx, principal);
    await endPasswordLinks(tx, staffId);
    await recordEvent(tx, asker, { principal, event: "password-reset" }, clock());
    const { userAgent } = asker;
    await tellOfSecurity(tx, { platform, siteName }, { principal, event: "password-changed", userAgent });
    return true;
  });
}
