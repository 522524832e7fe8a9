import { jakartaDay, wireMoment } from "../../../i18n/calendar.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { applicantPrincipal, byImport } from "../../identity/principal.ts";
import { recruitmentPhases } from "../../reference-data/master-data.server.ts";
import { lockReadyResume, type ReadyResume } from "../../resumes/read/ready-resume.server.ts";
import { vacancyIdsByCode } from "../../vacancies/showing.queries.server.ts";
import { vacancyForApplying } from "../../vacancies/vacancies.server.ts";
import { addDays, dayBegins } from "../../vacancies/vacancy.ts";
import { changeApplication, submitApplication } from "../change/change-application.server.ts";
import { lockApplication } from "../change/lock-application.server.ts";
import { insertNotification, markRead } from "../notification.queries.server.ts";
import type { NotificationKind } from "../notification-kind.ts";
import { currentPhaseIndex, newPhase, type StoredPhase } from "../phases.ts";
import {
  activityNames,
  type SampleApplication,
  type SamplePhase,
  sampleApplications,
} from "./demonstration-applications.ts";

const MORNING_MS = 10 * 3_600_000;

interface Seeding {
  applicantId: number;
  today: string;
  ready: ReadyResume;
  /** Ids of the recruitment phases by code. */
  phaseIds: ReadonlyMap<string, number>;
}

async function phaseIdsByCode(db: Db): Promise<Map<string, number>> {
  return new Map((await recruitmentPhases(db, "id")).flatMap(({ id, code }) => (code === null ? [] : [[code, id]])));
}

function stored(
  { phase, status, result, activityDay, resultDay, place }: SamplePhase,
  { today, phaseIds }: Seeding,
): StoredPhase[] {
  const phaseId = phaseIds.get(phase);
  if (phaseId === undefined) return [];
  const activity = {
    name: activityNames[phase],
    result,
    activityDate: addDays(today, activityDay),
    resultDate: resultDay === null ? null : addDays(today, resultDay),
  };
  const invitation = place === undefined ? null : { place, at: wireMoment(morning(today, activityDay)) };
  const began = newPhase(phaseId, addDays(today, Math.min(activityDay, 0)), status);
  return [{ ...began, activities: [activity], invitation }];
}

function morning(today: string, day: number): Date {
  return new Date(dayBegins(addDays(today, day)).getTime() + MORNING_MS);
}

/** The news of a phase. */
function getKind({ status, place }: SamplePhase): NotificationKind {
  if (status === "passed") return "phase-passed";
  if (status !== "on-process") return status;
  return place === undefined ? "phase-began" : "invited";
}

/** The messages about an application, one a phase; for one that was hired, that message too. */
function getNews({ phases, status }: SampleApplication, { today, phaseIds }: Seeding) {
  return phases.slice(1).map((phase, index) => {
    const isHired = status === "hired" && index === phases.length - 2;
    const day = Math.min(phase.resultDay ?? phase.activityDay, -1);
    const kind = isHired ? "hired" : getKind(phase);
    return { kind, phaseId: phaseIds.get(phase.phase) ?? null, at: morning(today, day) } as const;
  });
}

/** Each phase after the first as a row of the hiring system, the end with the last one. */
async function seedProgress(tx: Tx, applicationId: number, sample: SampleApplication, seeding: Seeding): Promise<void> {
  const application = await lockApplication(tx, applicationId);
  if (application === undefined) throw new Error("A sample application is gone.");
  const changes = getNews(sample, seeding);
  for (const [index, { kind: news, at }] of changes.entries()) {
    const phases = sample.phases.slice(0, index + 2).flatMap((phase) => stored(phase, seeding));
    const current = phases[currentPhaseIndex(phases)];
    const status = index === changes.length - 1 ? sample.status : "on-process";
    const change = { state: { status, endWords: null, phases }, phaseId: current?.phaseId ?? null, news };
    const changing = { actor: byImport, now: at, subscribers: [] };
    await changeApplication(tx, application, { kind: "progressed", row: `sample-${index}`, ...change }, changing);
  }
}

type News = ReturnType<typeof getNews>[number] & { applicationId: number };

/** Writes all in the order of their days; what is older than a week has been read. */
async function seedNotifications(tx: Tx, news: readonly News[], { applicantId, today }: Seeding): Promise<void> {
  const aWeekAgo = morning(today, -7);
  const sorted = news.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const write = async ({ at, ...about }: News) => insertNotification(tx, { applicantId, ...about }, at);
  for (const old of sorted.filter(({ at }) => at < aWeekAgo)) await write(old);
  await markRead(tx, applicantId, "all", aWeekAgo);
  for (const fresh of sorted.filter(({ at }) => at >= aWeekAgo)) await write(fresh);
}

async function seedOne(tx: Tx, vacancyId: number, sample: SampleApplication, seeding: Seeding): Promise<number | null> {
  const vacancy = await vacancyForApplying(tx, vacancyId);
  if (vacancy.status === "unknown") return null;
  const { applicantId, today, ready } = seeding;
  const at = morning(today, sample.sentDay);
  const { companyName, titleId: id, titleEn: en } = vacancy;
  const application = { applicantId, vacancyId, position: { id, en }, companyName, platformId: sample.platformId };
  const [phase = null] = sample.phases.slice(0, 1).flatMap((first) => stored(first, seeding));
  const applicationId = await submitApplication(
    tx,
    { ...application, mediaCode: null, sent: ready, answers: [], phase },
    { actor: applicantPrincipal(applicantId), now: at, subscribers: [] },
  );
  if (applicationId === null) return null;
  await seedProgress(tx, applicationId, sample, seeding);
  return applicationId;
}

/** Later features' data for the demonstration applicant's applications. */
export interface DemonstrationApplications {
  /** The one that was sent last. */
  newest: number | null;
  /** One that stands before an interview, and the phase that it is. */
  interview: { applicationId: number; phaseId: number } | null;
}

const interview = "user-interview";

/** Gives the demonstration applicant applications in every status; after the sample vacancies and the resume. */
export async function seedDemonstrationApplications(
  { database, clock }: Platform,
  { applicantId }: { applicantId: number },
): Promise<DemonstrationApplications> {
  return database.transact(async (tx) => {
    const made: DemonstrationApplications = { newest: null, interview: null };
    const ready = await lockReadyResume(tx, applicantId);
    const seeding = { applicantId, today: jakartaDay(clock()), ready, phaseIds: await phaseIdsByCode(tx) };
    const vacancies = await vacancyIdsByCode(
      tx,
      sampleApplications.map(({ vacancy }) => vacancy),
    );
    const news: News[] = [];
    for (const sample of sampleApplications) {
      const vacancyId = vacancies.get(sample.vacancy);
      const applicationId = vacancyId === undefined ? null : await seedOne(tx, vacancyId, sample, seeding);
      if (applicationId === null) continue;
      news.push(...getNews(sample, seeding).map((one) => ({ applicationId, ...one })));
      made.newest ??= applicationId;
      const phaseId = seeding.phaseIds.get(interview);
      const isBefore = sample.phases.some(({ phase, status }) => phase === interview && status === "on-process");
      if (isBefore && phaseId !== undefined) made.interview = { applicationId, phaseId };
    }
    await seedNotifications(tx, news, seeding);
    return made;
  });
}
