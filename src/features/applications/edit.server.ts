import { isDeepStrictEqual } from "node:util";
import { m } from "#messages";
import { jakartaDay } from "../../i18n/calendar.ts";
import { dateText, timeText } from "../../i18n/formats.ts";
import type { Tx } from "../../platform/database/database.ts";
import { transactIf } from "../../platform/database/transact-if.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import type { ApplicantAccount } from "../identity/applicant.ts";
import { applicantPrincipal } from "../identity/principal.ts";
import type { ResumePath } from "../resumes/completeness.ts";
import { lockReadyResume, type ReadyResume } from "../resumes/read/ready-resume.server.ts";
import type { Consents } from "../resumes/resume.ts";
import { vacancyForApplying } from "../vacancies/vacancies.server.ts";
import type { Applying } from "./apply.server.ts";
import type { Subscriber } from "./change/change.server.ts";
import { changeApplication, mayChange } from "./change/change-application.server.ts";
import { lockOwnApplication } from "./change/lock-application.server.ts";
import { findNewestSnapshot, type Snapshot } from "./history.queries.server.ts";
import { summaryPath } from "./summary-address.ts";

export type Edited =
  | { status: "edited"; version: number }
  | { status: "unknown" | "vacancy-closed" | "already-ended" | "nothing-changed" }
  | { status: "profile-incomplete"; missing: ResumePath[] };

interface Wish {
  applicantId: number;
  applicationId: number;
}

/** Statements that do not stand are missing like any other part of the resume. */
function missingStatements({ dataTruth, dataUse }: Consents): ResumePath[] {
  return [...(dataTruth ? [] : ["consents.dataTruth"]), ...(dataUse ? [] : ["consents.dataUse"])];
}

/** True when the resume with its files is what was sent; statements count apart. */
function isSent(sent: Snapshot, { stored: { resume, photo, cv } }: ReadyResume): boolean {
  const files = sent.photo === (photo?.name ?? null) && sent.cv?.name === cv?.name;
  return files && isDeepStrictEqual(sent.resume, resume);
}

/** Person, resume and application are locked in this order (decision 12). */
async function sendAnew(tx: Tx, { platform, siteName }: Applying, wish: Wish): Promise<Edited> {
  const { applicantId, applicationId } = wish;
  const ready = await lockReadyResume(tx, applicantId);
  const application = await lockOwnApplication(tx, applicantId, applicationId);
  const applicant = await findApplicant(tx, applicantId);
  if (!application || !applicant) return { status: "unknown" };
  const vacancy = await vacancyForApplying(tx, application.vacancy_id);
  if (vacancy.status !== "open") return { status: "vacancy-closed" };
  const actor = applicantPrincipal(applicantId);
  if (!mayChange(application, "edited", actor)) return { status: "already-ended" };
  const lacking = [...ready.missing, ...missingStatements(ready.consents)];
  if (lacking.length > 0) return { status: "profile-incomplete", missing: lacking };
  const { outbox, settings, clock } = platform;
  const sent = await findNewestSnapshot(tx, applicationId);
  if (sent !== undefined && isSent(sent, ready)) return { status: "nothing-changed" };
  const version = (sent?.version ?? 0) + 1;
  const receipt: Subscriber = async (tx, { at }) => {
    await outbox.queue(tx, editMail({ applicant, application, version, siteName: siteName(), settings, at }));
  };
  const changing = { actor, now: clock(), subscribers: [receipt] };
  await changeApplication(tx, application, { kind: "edited", version, sent: ready }, changing);
  return { status: "edited", version };
}

/**
 * Sends the resume as it is now as the application's next version, while its vacancy is open by the database's clock:
 * version, event and receipt together. What was sent before is kept.
 */
export function edit(applying: Applying, wish: Wish): Promise<Edited> {
  const isKept = ({ status }: Edited) => status === "edited";
  return transactIf<Edited>(applying.platform.database, isKept, (tx) => sendAnew(tx, applying, wish));
}

interface EditMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  application: { id: number; position_id: string; position_en: string; company_name: string };
  version: number;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  at: Date;
}

/** The receipt of a resume that was sent again, in its applicant's language. */
function editMail({ applicant, application, version, siteName, settings, at }: EditMail): Mail {
  const { language, email, name } = applicant;
  const locale = { locale: language };
  const position = language === "id" ? application.position_id : application.position_en;
  const company = application.company_name;
  const subject = m.applications_edit_subject({ position }, locale);
  const moment = { date: dateText(jakartaDay(at), language), time: timeText(at, language) };
  const letter = renderLetter({
    language,
    siteName,
    subject,
    title: m.applications_edit_mail_title({ name }, locale),
    paragraphs: [m.applications_edit_mail_text({ position, company }, locale)],
    facts: [
      { name: m.applications_mail_position({}, locale), value: position },
      { name: m.applications_mail_company({}, locale), value: company },
      { name: m.applications_edit_mail_version({}, locale), value: String(version) },
      { name: m.applications_edit_mail_at({}, locale), value: m.applications_summary_moment(moment, locale) },
    ],
    action: {
      label: m.applications_progress_button({}, locale),
      url: absoluteUrl(settings, summaryPath(application.id)),
    },
    notes: [m.applications_mail_free({}, locale)],
    footer: m.applications_mail_footer({ site: siteName }, locale),
  });
  return { to: email, language, kind: "application-edited", subject, ...letter };
}
