import { m } from "#messages";
import { jakartaDay } from "../../i18n/calendar.ts";
import { dateText } from "../../i18n/formats.ts";
import type { Tx } from "../../platform/database/database.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import type { Platform } from "../../platform/platform.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { removeDraft } from "../drafts/draft.queries.server.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import type { ApplicantAccount } from "../identity/applicant.ts";
import { applicantPrincipal } from "../identity/principal.ts";
import type { ResumePath } from "../resumes/completeness.ts";
import { recordConsents } from "../resumes/consent.queries.server.ts";
import { lockReadyResume, type ReadyResume } from "../resumes/read/ready-resume.server.ts";
import { confirmResume } from "../resumes/resume.queries.server.ts";
import type { Consents } from "../resumes/resume.ts";
import { findChannel } from "../vacancies/activity/activity-link.queries.server.ts";
import { type Answered, type AnswerFault, checkAnswers, type GivenAnswer } from "../vacancies/questions/answer.ts";
import { listQuestions } from "../vacancies/questions/question.queries.server.ts";
import { type VacancyForApplying, vacancyForApplying } from "../vacancies/vacancies.server.ts";
import { answersDraftName } from "./answers-draft.ts";
import { activeApplication } from "./application.queries.server.ts";
import { platforms } from "./application.ts";
import type { Subscriber } from "./change/change.server.ts";
import { submitApplication } from "./change/change-application.server.ts";
import { firstPhase } from "./phases.server.ts";
import type { ApplicationPorts } from "./ports.server.ts";
import { summaryPath } from "./summary-address.ts";

type OpenVacancy = Exclude<VacancyForApplying, { status: "unknown" }>;

/** An applicant's request. */
export interface Order {
  applicantId: number;
  vacancyId: number;
  mediaCode: string | null;
  /** null: those that stand count. */
  consents: Consents | null;
  /** The applicant confirms that the stored resume is still right. */
  confirmsResume?: boolean;
  /** To what the vacancy asks. */
  answers: readonly GivenAnswer[];
}

export type Applied =
  | { status: "applied"; applicationId: number }
  | { status: "profile-incomplete"; missing: ResumePath[] }
  | { status: "consent-missing" }
  | { status: "vacancy-closed" }
  | { status: "answers-missing"; questions: { questionId: number; code: AnswerFault }[] }
  | { status: "already-applied"; applicationId: number };

/** Dependencies of applying, besides a transaction. */
export interface Applying {
  platform: Platform;
  /** The site's name, for mail; it may change while the site runs. */
  siteName: () => string;
  ports: ApplicationPorts;
}

/**
 * The channel: an activity link's own, else the career site; a media code that no link of the vacancy has is ignored.
 */
async function cameBy(tx: Tx, vacancyId: number, mediaCode: string | null) {
  const platformId = mediaCode === null ? null : await findChannel(tx, vacancyId, mediaCode);
  if (platformId === null) return { platformId: platforms.careerSite, mediaCode: null };
  return { platformId, mediaCode };
}

async function record(
  tx: Tx,
  applying: Applying,
  { applicantId, vacancyId, mediaCode }: Order,
  vacancy: OpenVacancy,
  { answers, ...sent }: Pick<ReadyResume, "stored" | "consents"> & { answers: readonly Answered[] },
): Promise<number | null> {
  const now = applying.platform.clock();
  const { companyName } = vacancy;
  const position = { id: vacancy.titleId, en: vacancy.titleEn };
  const phase = await firstPhase(tx, jakartaDay(now));
  const application = { applicantId, vacancyId, ...(await cameBy(tx, vacancyId, mediaCode)), position, companyName };
  const receipt: Subscriber = (tx, { applicationId }) =>
    promiseMail(tx, applying, { applicantId, applicationId, vacancy });
  const survey: Subscriber = (tx, { applicationId, at }) =>
    applying.ports.offerSurvey(tx, { applicantId, applicationId }, at);
  const changing = { actor: applicantPrincipal(applicantId), now, subscribers: [receipt, survey] };
  return submitApplication(tx, { ...application, sent, answers, phase }, changing);
}

interface Sent {
  applicantId: number;
  applicationId: number;
  vacancy: OpenVacancy;
}

async function promiseMail(tx: Tx, { platform, siteName }: Applying, { applicantId, applicationId, vacancy }: Sent) {
  const applicant = await findApplicant(tx, applicantId);
  if (applicant === undefined) throw new Error("An application was sent for an account that is gone.");
  const { outbox, settings, clock } = platform;
  const position = applicant.language === "id" ? vacancy.titleId : vacancy.titleEn;
  const { companyName } = vacancy;
  await outbox.queue(
    tx,
    applicationMail({ applicant, siteName: siteName(), settings, applicationId, position, companyName, at: clock() }),
  );
}

/**
 * Applies to a vacancy: application, snapshot, event and mail, all in the caller's transaction, which must not stay
 * after a refusal. The order of the checks is the wire's; the vacancy's closing counts by the database's clock
 * (promises 14 and 15).
 */
export async function apply(tx: Tx, applying: Applying, order: Order): Promise<Applied> {
  const { applicantId, vacancyId } = order;
  const { stored, consents: storedConsents, missing } = await lockReadyResume(tx, applicantId);
  if (missing.length > 0) return { status: "profile-incomplete", missing };
  const consents = order.consents ?? storedConsents;
  if (!consents.dataTruth || !consents.dataUse) return { status: "consent-missing" };
  if (order.consents !== null) await recordConsents(tx, applicantId, consents, applying.platform.clock());
  if (order.confirmsResume) await confirmResume(tx, applicantId, applying.platform.clock());
  const vacancy = await vacancyForApplying(tx, vacancyId);
  if (vacancy.status !== "open") return { status: "vacancy-closed" };
  // Its row is held, so that what it asks stays as it is until the application is there.
  const checked = checkAnswers(await listQuestions(tx, vacancyId), order.answers);
  if (checked.status === "wrong") {
    const earlier = await activeApplication(tx, applicantId, vacancyId);
    if (earlier !== null) return { status: "already-applied", applicationId: earlier };
    return { status: "answers-missing", questions: checked.faults };
  }
  const { answers } = checked;
  const applicationId = await record(tx, applying, order, vacancy, { stored, consents, answers });
  if (applicationId === null) {
    const earlier = await activeApplication(tx, applicantId, vacancyId);
    if (earlier === null) throw new Error("An application stood in the way and is gone.");
    return { status: "already-applied", applicationId: earlier };
  }
  await removeDraft(tx, applicantId, answersDraftName);
  return { status: "applied", applicationId };
}

interface ApplicationMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  applicationId: number;
  position: string;
  companyName: string;
  at: Date;
}

/** "Lamaran terkirim": what an applicant gets for each application, in his language. */
function applicationMail(received: ApplicationMail): Mail {
  const { applicant, siteName, settings, applicationId, position, companyName, at } = received;
  const { language, email, name } = applicant;
  const locale = { locale: language };
  const subject = m.applications_mail_received_subject({ position, company: companyName }, locale);
  const letter = renderLetter({
    language,
    siteName,
    subject,
    title: m.applications_mail_received_title({ name }, locale),
    paragraphs: [m.applications_mail_received_text({ position, company: companyName }, locale)],
    facts: [
      { name: m.applications_mail_position({}, locale), value: position },
      { name: m.applications_mail_company({}, locale), value: companyName },
      { name: m.applications_mail_date({}, locale), value: dateText(jakartaDay(at), language) },
    ],
    action: {
      label: m.applications_progress_button({}, locale),
      url: absoluteUrl(settings, summaryPath(applicationId)),
    },
    notes: [m.applications_mail_free({}, locale)],
    footer: m.applications_mail_footer({ site: siteName }, locale),
  });
  return {
    to: email,
    language,
    kind: "application-received",
    subject,
    about: { companyName, applicationId },
    ...letter,
  };
}
