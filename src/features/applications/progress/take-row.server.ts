import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Database, Tx } from "../../../platform/database/database.ts";
import { transactIf } from "../../../platform/database/transact-if.ts";
import { byImport } from "../../identity/actor.ts";
import { findApplicant, findApplicantByEmail } from "../../identity/applicant.queries.server.ts";
import { lockPerson } from "../../identity/personal-data.queries.server.ts";
import { isLedByDesk } from "../../vacancies/plan/plan.queries.server.ts";
import { codeOf, vacancyIdsByCode } from "../../vacancies/read/vacancies-by-code.queries.server.ts";
import { withdrawn } from "../application.ts";
import { changeApplication } from "../change/change-application.server.ts";
import { lockApplication } from "../change/lock-application.server.ts";
import type { StarFormsPort } from "../ports.server.ts";
import { findPhases } from "../progress.queries.server.ts";
import { changeKind } from "./change-kind.ts";
import type { IncomingProgress, IncomingTarget } from "./incoming-progress.ts";
import { currentPhaseId, mergeProgress, pastPromise } from "./merge-progress.ts";
import { keepRefused } from "./refused-rows.queries.server.ts";
import { findByVacancy, ownerOf, wasTaken } from "./take-row.store.server.ts";
import { type Telling, tellNews } from "./tell-news.server.ts";

/** What taking a row needs besides the row. */
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
    const applicantId = await ownerOf(tx, applicationId);
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
    const reason = `vacancy ${await codeOf(tx, application.vacancy_id)} is handled in the desk`;
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
