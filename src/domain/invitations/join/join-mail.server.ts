import { m } from "#messages";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { momentText } from "../answer/answer-mail.server.ts";
import { joinPath } from "../invitation-path.ts";
import type { JoinRow } from "./join-row.ts";

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

/** Asks somebody to apply; it says nothing of whether he has an account. */
export function joinMail({ row, position, companyName, code, expiresAt, siteName, settings }: JoinMail): Mail {
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
