import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Database, Tx } from "../../../platform/database/database.ts";
import { transactIf } from "../../../platform/database/transact-if.ts";
import { findApplicant, findApplicantByEmail } from "../../identity/applicant.queries.server.ts";
import { lockPerson } from "../../identity/personal-data.queries.server.ts";
import { byImport } from "../../identity/principal.ts";
import { isLedByDesk } from "../../vacancies/plan/plan.queries.server.ts";
import { getCode, vacancyIdsByCode } from "../../vacancies/showing.queries.server.ts";
import { withdrawn } from "../application.ts";
import { changeApplication } from "../change/change-application.server.ts";
import { lockApplication } from "../change/lock-application.server.ts";
import type { NotificationKind } from "../notification-kind.ts";
import type { StarFormsPort } from "../ports.server.ts";
import { findPhases } from "../progress.queries.server.ts";
import type { IncomingProgress, IncomingTarget } from "./incoming-progress.ts";
import { currentPhaseId, mergeProgress, type ProgressState, pastPromise } from "./merge-progress.ts";
import { findByVacancy, findOwner, keepRefused, wasTaken } from "./refused-rows.queries.server.ts";
import { type Telling, tellNews } from "./tell-news.server.ts";

/** Dependencies of importing a row, besides the row. */
export interface Taking extends Telling {
  database: Database;
  starForms: Pick<StarFormsPort, "has" | "ask">;
  now: Date;
  isDryRun: boolean;
}

export type Taken =
  | { status: "changed" | "unchanged" }
  /** A refused row is kept for the desk to see. */
  | { status: "bad"; reason: string; isKept?: true };

type Found = { status: "found"; applicationId: number; applicantId: number } | { status: "bad"; reason: string };

async function find(tx: Tx, target: IncomingTarget): Promise<Found> {
  const bad = (reason: string) => ({ status: "bad" as const, reason });
  if ("applicationId" in target) {
    const { applicationId } = target;
    const applicantId = await findOwner(tx, applicationId);
    if (applicantId === undefined) return bad(`there is no application ${applicationId}`);
    if (applicantId === null) return bad(`application ${applicationId} belongs to nobody any more`);
    return { status: "found", applicationId, applicantId };
  }
  const { email, vacancyCode } = target;
  const applicant = await findApplicantByEmail(tx, email);
  const vacancyId = (await vacancyIdsByCode(tx, [vacancyCode])).get(vacancyCode);
  if (applicant === undefined) return bad(`there is no applicant ${email}`);
  if (vacancyId === undefined) return bad(`there is no vacancy ${vacancyCode}`);
  const applicationId = await findByVacancy(tx, applicant.id, vacancyId);
  if (applicationId === null) return bad(`${email} has not applied to ${vacancyCode}`);
  return { status: "found", applicationId, applicantId: applicant.id };
}

async function take(tx: Tx, taking: Taking, incoming: IncomingProgress): Promise<Taken> {
  const { order, now } = taking;
  const found = await find(tx, incoming.target);
  if (found.status === "bad") return found;
  const { applicationId, applicantId } = found;
  // The person first, as erasing does it, so that neither waits for the other.
  if ((await lockPerson(tx, applicantId)) === undefined) return { status: "bad", reason: "the applicant is gone" };
  const application = await lockApplication(tx, applicationId);
  const applicant = await findApplicant(tx, applicantId);
  if (!application || !applicant) return { status: "bad", reason: "the application is gone" };
  if (application.end_reason === withdrawn)
    return { status: "bad", reason: `application ${applicationId} was withdrawn by its applicant` };
  if (await isLedByDesk(tx, application.vacancy_id)) {
    await keepRefused(tx, applicationId, incoming, now);
    const reason = `vacancy ${await getCode(tx, application.vacancy_id)} is handled in the desk`;
    return { status: "bad", reason, isKept: true };
  }
  const code = incoming.starFormCode;
  if (code !== null && !(await taking.starForms.has(tx, code)))
    return { status: "bad", reason: `there is no STAR form "${code}"` };
  const row = incoming.fingerprint;
  if (await wasTaken(tx, applicationId, row)) return { status: "unchanged" };
  const { status, end_words: endWords } = application;
  const before = { status, endWords, phases: await findPhases(tx, applicationId) };
  const merged = mergeProgress(before, incoming, order, jakartaDay(now));
  if (merged.status === "bad") return merged;
  const { state, currentPhaseId: phaseId } = merged;
  const past = pastPromise(before, state, now);
  if (past !== null) return { status: "bad", reason: past };
  const kind = changeKind(
    { state: before, currentPhaseId: currentPhaseId(before, order) },
    { state, currentPhaseId: phaseId },
  );
  if (kind === null) return { status: "unchanged" };
  const news = tellNews(taking, { application, applicant, before, state, phaseId, kind });
  const changing = { actor: byImport, now, subscribers: [news] };
  await changeApplication(tx, application, { kind: "progressed", state, phaseId, row, news: kind }, changing);
  return { status: "changed" };
}

const isKept = (taken: Taken) => taken.status === "changed" || (taken.status === "bad" && taken.isKept === true);

/** Takes one row: status, phases, event, notification and mail together, or none of it. */
export function takeRow(taking: Taking, incoming: IncomingProgress): Promise<Taken> {
  return transactIf<Taken>(
    taking.database,
    (taken) => isKept(taken) && !taking.isDryRun,
    (tx) => take(tx, taking, incoming),
  );
}

interface Moment {
  state: ProgressState;
  currentPhaseId: number | null;
}

function invitationIn({ phases }: ProgressState): string {
  const invited = phases.flatMap(({ phaseId, invitation }) =>
    invitation ? [[phaseId, invitation.place, invitation.at]] : [],
  );
  return JSON.stringify(invited);
}

function starFormsIn({ phases }: ProgressState): string {
  return JSON.stringify(phases.flatMap(({ phaseId, starFormCode }) => (starFormCode ? [[phaseId, starFormCode]] : [])));
}

/** The news of a change; null when nothing changed. */
export function changeKind(before: Moment, after: Moment): NotificationKind | null {
  const [was, is] = [before.state, after.state];
  if (isEqual(was, is)) return null;
  if (is.status !== was.status && is.status !== "on-process") return is.status;
  if (invitationIn(is) !== invitationIn(was)) return "invited";
  if (is.status === "on-process" && starFormsIn(is) !== starFormsIn(was)) return "star-asked";
  if (after.currentPhaseId !== before.currentPhaseId) return "phase-began";
  const current = is.phases.find(({ phaseId }) => phaseId === after.currentPhaseId);
  const earlier = was.phases.find(({ phaseId }) => phaseId === after.currentPhaseId);
  if (current?.status === "passed" && earlier?.status !== "passed") return "phase-passed";
  return "progressed";
}

/** Phases by their id, keys in one order: the database gives both as it likes. */
function canonical({ status, endWords, phases }: ProgressState): string {
  const sorted = phases.toSorted((one, other) => one.phaseId - other.phaseId);
  return JSON.stringify([status, endWords, sorted], (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

function isEqual(one: ProgressState, other: ProgressState): boolean {
  return canonical(one) === canonical(other);
}
