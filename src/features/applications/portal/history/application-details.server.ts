import { jakartaDay, wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { sentForms } from "../../../extended-forms/form-request.queries.server.ts";
import {
  findContactCentre,
  getTexts,
  type RecruitmentPhase,
  recruitmentPhases,
} from "../../../reference-data/master-data.server.ts";
import { vacancyItems } from "../../../vacancies/portal/finding.server.ts";
import { findPlan } from "../../../vacancies/showing.queries.server.ts";
import { findOwnApplication } from "../../application.queries.server.ts";
import type { StandingInvitation } from "../../invitation-port.server.ts";
import { findPromise, invitedOn, type StoredPhase } from "../../phases.ts";
import type { ApplicationPorts, StarFormOfPhase } from "../../ports.server.ts";
import { findPhases } from "../../progress.queries.server.ts";
import { formRequestPath } from "../../summary-address.ts";
import type { ContactAnswer, DetailsAnswer } from "../application.schema.ts";
import { wirePhaseStatus, wireResult, wireStatus } from "../wire-status.ts";
import { findEndReason, statusName } from "./list-history.server.ts";

type Own = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>;
type Progress = DetailsAnswer["data"]["recruitmentProgress"];

/** Until when news of a phase is promised; null for one that has ended or not begun, and for ended applications. */
function promise(phase: StoredPhase | undefined, { promisedDays }: RecruitmentPhase, { own, today }: At) {
  if (own.status !== "on-process" || phase?.status !== "on-process") return null;
  const found = findPromise({ ...phase, promisedDays, invitedOn: invitedOn(phase) }, today);
  return found && { by: found.by, isLate: found.isLate };
}

interface At {
  invitations: ReadonlyMap<number, StandingInvitation>;
  own: Own;
  starForms: readonly StarFormOfPhase[];
  today: string;
  language: Language;
}

function invitationAnswer(invitation: StandingInvitation | undefined) {
  if (invitation === undefined) return null;
  const { status, path, answerBy, answeredAt } = invitation;
  return {
    status,
    url: path,
    answerBy: wireMoment(answerBy),
    answeredAt: answeredAt === null ? null : wireMoment(answeredAt),
  };
}

function progress(phases: readonly RecruitmentPhase[], begun: readonly StoredPhase[], at: At): Progress {
  const { language } = at;
  const byId = new Map(begun.map((phase) => [phase.phaseId, phase]));
  return phases.map((recruitmentPhase) => {
    const { id, name } = recruitmentPhase;
    const phase = byId.get(id);
    const activityList = (phase?.activities ?? []).map(({ name, result, resultDate, activityDate }) => ({
      activityName: name[language],
      result: wireResult(result),
      resultDate,
      activityDate,
    }));
    const { nextStep = null, dueOn = null, invitation = null } = phase ?? {};
    const answer = invitationAnswer(at.invitations.get(id));
    const next = {
      nextStep: nextStep?.[language] ?? null,
      dueDate: dueOn,
      invitation: invitation && { ...invitation, answer },
    };
    const promised = promise(phase, recruitmentPhase, at);
    const starForm = findStarForm(at, id, phase !== undefined);
    const phaseStatus = wirePhaseStatus(phase?.status ?? null);
    return { phaseName: name, phaseStatus, activityList, ...next, promise: promised, starForm };
  });
}

/** A form that was not sent is asked for no more once the application ended, or was moved back before its phase. */
function findStarForm({ starForms, own }: At, phaseId: number, hasBegun: boolean) {
  const isOpen = own.status === "on-process" && hasBegun;
  const starForm = starForms.find((one) => one.phaseId === phaseId && (one.isSubmitted || isOpen));
  return starForm ? { url: starForm.url, isSubmitted: starForm.isSubmitted } : null;
}

interface PhaseProgress {
  own: Own;
  phases: readonly RecruitmentPhase[];
  begun: readonly StoredPhase[];
}

/** An application's current phase: an ended phase asks nobody for anything. */
function underWay({ own, phases, begun }: PhaseProgress): RecruitmentPhase | undefined {
  const isUnderWay = begun.some(({ phaseId, status }) => phaseId === own.phase_id && status === "on-process");
  return own.status === "on-process" && isUnderWay ? phases.find(({ id }) => id === own.phase_id) : undefined;
}

async function getContact(db: Db, phaseProgress: PhaseProgress, language: Language) {
  const { own } = phaseProgress;
  const current = underWay(phaseProgress);
  const centre = await findContactCentre(db, own.platform_id, language);
  const platforms = await getTexts(db, "platform", [own.platform_id], language);
  return {
    phaseDesc: { indonesianDesc: current?.indonesianDesc ?? "", englishDesc: current?.englishDesc ?? "" },
    contactCenter: {
      contactCenterId: centre?.id ?? 0,
      Name: centre?.name ?? "",
      Description: centre?.description ?? "",
      PlatformName: platforms.get(own.platform_id) ?? "",
    },
  };
}

interface DetailsQuery {
  applicantId: number;
  applicationId: number;
  language: Language;
  now: Date;
  ports: ApplicationPorts;
}

/** The phases that the vacancy uses: its applicants see no others. */
async function phasesOfPlan(db: Db, own: Own, language: Language): Promise<RecruitmentPhase[]> {
  const phases = await recruitmentPhases(db, language);
  const plan = await findPlan(db, own.vacancy_id);
  return plan === null ? phases : phases.filter(({ id }) => plan.includes(id));
}

/** The last second in which the resume may be sent again; null when the application or the vacancy has ended. */
async function editableUntil(db: Db, own: Own, language: Language): Promise<string | null> {
  if (own.status !== "on-process") return null;
  const [vacancy] = await vacancyItems(db, [own.vacancy_id], language);
  return vacancy?.vacancyStatus === "open" ? vacancy.endDate : null;
}

/** The company's request for the extended form, and its state; null without one. */
async function findFormRequest(db: Db, { applicantId, applicationId, ports }: DetailsQuery) {
  const request = await ports.formRequests.of(db, applicationId);
  if (request === null) return null;
  const [own] = await sentForms(db, applicantId);
  return {
    ...{ url: formRequestPath(applicationId), status: request.status, askedAt: wireMoment(request.askedAt) },
    answeredAt: request.answeredAt && wireMoment(request.answeredAt),
    ownForm: own === undefined ? null : { url: own.url, sentAt: wireMoment(own.sentAt) },
  };
}

/** Phases, what happens in them, and whom to ask; null for an application that is not the applicant's. */
export async function applicationDetails(db: Db, query: DetailsQuery): Promise<DetailsAnswer["data"] | null> {
  const { applicantId, applicationId, language, now, ports } = query;
  const own = await findOwnApplication(db, applicantId, applicationId);
  if (!own) return null;
  const phases = await phasesOfPlan(db, own, language);
  const begun = await findPhases(db, applicationId);
  const at = {
    ...{ own, language, today: jakartaDay(now) },
    starForms: await ports.starForms.of(db, applicationId),
    invitations: await ports.standingInvitations(db, applicationId, now),
  };
  return {
    applicationId,
    applicationStatusId: wireStatus(own.status),
    applicantionStatusName: statusName(own.status, language),
    ...(await getContact(db, { own, phases, begun }, language)),
    recruitmentProgress: progress(phases, begun, at),
    endReason: findEndReason(own, language),
    editableUntil: await editableUntil(db, own, language),
    formRequest: await findFormRequest(db, query),
    surveyUrl: await ports.surveyAbout(db, { applicantId, applicationId }),
  };
}

/** The meaning of the running phase, and the contact. */
export async function applicationContact(
  db: Db,
  query: Omit<DetailsQuery, "now" | "ports">,
): Promise<ContactAnswer["data"] | null> {
  const own = await findOwnApplication(db, query.applicantId, query.applicationId);
  if (!own) return null;
  const phases = await phasesOfPlan(db, own, query.language);
  return getContact(db, { own, phases, begun: await findPhases(db, own.id) }, query.language);
}
