import { m } from "#messages";
import type { Language } from "../../../i18n/language.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import type { Outbox } from "../../../platform/mail/outbox.ts";
import { newToken } from "../../../platform/security/token.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { deletePasskeys } from "../passkeys/passkey.store.server.ts";
import { staffPrincipal } from "../principal.ts";
import { findStaffByEmail, forgetPassword, insertStaff } from "../staff.queries.server.ts";
import type { StaffMember, StaffState } from "../staff.ts";
import { setStaffState } from "../staff-state.server.ts";
import { deleteTwoStep, forgetSetUp } from "../two-step/two-step.queries.server.ts";
import { putInvitation } from "./staff-links.store.server.ts";

/** How long an invitation's link works (recruiting §3). */
export const invitationMs = 72 * 60 * 60 * 1000;

/** Dependencies for mail to staff; also for an operator's command with the database alone. */
export interface Inviting {
  outbox: Outbox;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  siteName: string;
  now: Date;
}

interface Letter {
  email: string;
  language: Language;
  token: string;
}

function invitationMail({ settings, siteName: site }: Inviting, { email, language, token }: Letter): Mail {
  const locale = { locale: language };
  const url = absoluteUrl(settings, `/staff/invite/${token}`);
  const subject = m.accounts_staff_invitation_subject({}, locale);
  const letter = renderLetter({
    ...{ language, subject, siteName: site, title: subject },
    paragraphs: [m.accounts_staff_invitation_text({ site }, locale)],
    action: { label: m.accounts_staff_invitation_button({}, locale), url },
    notes: [m.accounts_staff_invitation_note({}, locale), m.accounts_mail_link_hint({ url }, locale)],
    footer: m.accounts_mail_footer({ site }, locale),
  });
  return { to: email, language, kind: "staff-invitation", subject, ...letter };
}

/** Gives a member a link to begin with, in place of a former one, and mails it. */
async function sendInvitation(
  tx: Tx,
  inviting: Inviting,
  { id: staffId, email, language }: { id: number; email: string; language: Language },
): Promise<void> {
  const { now, outbox } = inviting;
  const token = newToken();
  await putInvitation(tx, { staffId, token, expiresAt: new Date(now.getTime() + invitationMs) }, now);
  await outbox.queue(tx, invitationMail(inviting, { email, language, token }));
}

export type Invited =
  | { status: "invited"; id: number }
  /** The address has an account already. */
  | { status: Exclude<StaffState, "invited"> };

/** Invites someone by mail, or once more who has not finished. Roles are the organisation's. */
export async function inviteStaff(
  tx: Tx,
  inviting: Inviting,
  { email, language }: { email: string; language: Language },
): Promise<Invited> {
  const member = { email, language, name: "", state: "invited", passwordHash: null } as const;
  const inserted = await insertStaff(tx, member, inviting.now);
  if (inserted !== null) {
    await sendInvitation(tx, inviting, { id: inserted, email, language });
    return { status: "invited", id: inserted };
  }
  const found = await findStaffByEmail(tx, email);
  if (found === undefined) throw new Error("The invited member of staff does not exist.");
  if (found.state !== "invited") return { status: found.state };
  await sendInvitation(tx, inviting, found);
  return { status: "invited", id: found.id };
}

/**
 * Lets a member who lost the second step begin as invited (recruiting §3): it goes with its codes, the password and
 * every session, and a new link is mailed.
 */
export async function resetSecondStep(
  tx: Tx,
  inviting: Inviting,
  member: Pick<StaffMember, "id" | "email" | "language">,
  asker: Asker,
): Promise<void> {
  const principal = staffPrincipal(member.id);
  await setStaffState(tx, member.id, "invited");
  await forgetPassword(tx, member.id);
  await deleteTwoStep(tx, principal);
  await deletePasskeys(tx, member.id);
  await forgetSetUp(tx, principal);
  await recordEvent(tx, asker, { principal, event: "two-step-off" }, inviting.now);
  await sendInvitation(tx, inviting, member);
}
