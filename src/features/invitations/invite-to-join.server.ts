import { m } from "#messages";
import { addDays, jakartaDay } from "../../i18n/calendar.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { transactIf } from "../../platform/database/transact-if.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import type { Outbox } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { newToken } from "../../platform/security/token.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { emailKey } from "../identity/email.ts";
import { vacancyIdsByCode } from "../vacancies/showing.queries.server.ts";
import { vacancyForApplying } from "../vacancies/vacancies.server.ts";
import { momentText } from "./answer-invitation.server.ts";
import { joinPath } from "./invitation-state.ts";
import { insertJoinInvitation, removeOldJoinInvitations } from "./join-invitation.queries.server.ts";

/** Dependencies of inviting, beside the row. */
export interface InvitingToJoin {
  database: Database;
  outbox: Outbox;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  siteName: string;
  now: Date;
  isDryRun: boolean;
}

export type InvitedToJoin = { status: "invited" | "unchanged" } | { status: "bad"; reason: string };

/** Days that a link works where the file names no last one. */
const usualDays = 30;

async function invite(tx: Tx, inviting: InvitingToJoin, row: JoinRow): Promise<InvitedToJoin> {
  const { outbox, settings, siteName, now } = inviting;
  const { email, vacancyCode, source, language } = row;
  const vacancyId = (await vacancyIdsByCode(tx, [vacancyCode])).get(vacancyCode);
  const vacancy = vacancyId === undefined ? undefined : await vacancyForApplying(tx, vacancyId);
  if (!vacancy || vacancy.status === "unknown") return { status: "bad", reason: `there is no vacancy ${vacancyCode}` };
  if (vacancy.status === "closed") return { status: "bad", reason: `vacancy ${vacancyCode} is closed` };
  const lastDay = row.validUntil ?? addDays(jakartaDay(now), usualDays);
  const endOfDay = new Date(`${lastDay}T23:59:59+07:00`);
  if (endOfDay <= now) return { status: "bad", reason: `valid_until ${lastDay} is over` };
  const expiresAt = endOfDay < vacancy.closesAt ? endOfDay : vacancy.closesAt;
  const code = newToken();
  const invitation = { code, vacancyId: vacancy.id, source, recipient: emailKey(email), expiresAt };
  if (!(await insertJoinInvitation(tx, invitation, now))) return { status: "unchanged" };
  const position = language === "id" ? vacancy.titleId : vacancy.titleEn;
  const { companyName } = vacancy;
  await outbox.queue(tx, joinMail({ row, position, companyName, code, expiresAt, siteName, settings }));
  return { status: "invited" };
}

/**
 * Invites one person to apply: the link and its mail together. The same whether or not the address has an account,
 * which nobody looks up (promise 3).
 */
export function inviteToJoin(inviting: InvitingToJoin, row: JoinRow): Promise<InvitedToJoin> {
  const isKept = ({ status }: InvitedToJoin) => status === "invited" && !inviting.isDryRun;
  return transactIf(inviting.database, isKept, (tx) => invite(tx, inviting, row));
}

interface JoinMail {
  row: JoinRow;
  position: string;
  companyName: string;
  code: string;
  expiresAt: Date;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
}

/** A vacancy that closes at midnight is open through the day before, and so is its invitation. */
function lastMoment(end: Date): Date {
  return new Date(end.getTime() - 1);
}

/** Asks someone to apply; it says nothing of whether he has an account. */
function joinMail({ row, position, companyName, code, expiresAt, siteName, settings }: JoinMail): Mail {
  const { email, name, source, language } = row;
  const locale = { locale: language };
  const subject = m.invitations_join_mail_subject({ position }, locale);
  const title =
    name === "" ? m.invitations_join_mail_title({}, locale) : m.invitations_join_mail_title_name({ name }, locale);
  const letter = renderLetter({
    ...{ language, siteName, subject, title },
    paragraphs: [m.invitations_join_mail_text({ position, company: companyName }, locale)],
    facts: [
      { name: m.invitations_position({}, locale), value: position },
      { name: m.invitations_company({}, locale), value: companyName },
      { name: m.invitations_join_mail_until({}, locale), value: momentText(lastMoment(expiresAt), language) },
    ],
    action: { label: m.invitations_join_mail_button({}, locale), url: absoluteUrl(settings, joinPath(code, source)) },
    notes: [m.invitations_free({}, locale), m.invitations_join_mail_ignore({}, locale)],
    footer: m.invitations_join_mail_footer({ company: companyName, site: siteName }, locale),
  });
  return { to: email, language, kind: "join-invitation", subject, about: { companyName }, ...letter };
}

/** How long an expired link still says so. */
const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** Forgets whom it was that old invitations to join went to. */
export function forgetOldJoinInvitations({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  return removeOldJoinInvitations(database.db, new Date(clock().getTime() - keptMs));
}

/** Whom to invite to what. */
export interface JoinRow {
  email: string;
  /** "" when it is not known; only the mail says it. */
  name: string;
  vacancyCode: string;
  /** Where the person is known from: "campus-ugm". */
  source: string;
  language: "id" | "en";
  /** The last day, `YYYY-MM-DD`; null means the usual time. */
  validUntil: string | null;
}
