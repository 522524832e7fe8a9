import { m } from "#messages";
import { inLanguage } from "../../../i18n/language.server.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import type { ApplicantAccount } from "../../people/applicant.ts";

interface WithheldMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  /** The CV, as its owner calls it. */
  fileName: string;
  /** Path of the page where he chooses another. */
  page: string;
}

function letterOf({ applicant: { name, language }, siteName, settings, fileName, page }: WithheldMail) {
  const subject = m.documents_mail_cv_subject();
  const letter = renderLetter({
    language,
    siteName,
    subject,
    title: m.documents_mail_cv_title({ name }),
    paragraphs: [m.documents_mail_cv_why(), m.documents_mail_cv_what()],
    facts: [{ name: m.documents_mail_cv_file(), value: fileName }],
    action: { label: m.documents_mail_cv_button(), url: absoluteUrl(settings, page) },
    footer: m.documents_mail_cv_footer({ site: siteName }),
  });
  return { subject, letter };
}

/** Tells the owner of a CV that nobody gets it any more, and asks for another. */
export function withheldMail(given: WithheldMail): Mail {
  const { email, language } = given.applicant;
  const { subject, letter } = inLanguage(language, () => letterOf(given));
  return { to: email, language, kind: "cv-withheld", subject, ...letter };
}
