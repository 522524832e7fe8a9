import type { Database, Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recruitmentPhases } from "../../reference-data/master-data.server.ts";
import { getProfile } from "../../resumes/read/match-profile.server.ts";
import { getScore } from "../../vacancies/match/find-matches.server.ts";
import { dayBegins } from "../../vacancies/vacancy.ts";
import { withdrawn } from "../application.ts";
import type { Changed } from "../change/change.server.ts";
import { lockApplication } from "../change/lock-application.server.ts";
import { findNewestSnapshot } from "../history.queries.server.ts";
import { findPromise, invitedOn } from "../phases.ts";
import { findPhases } from "../progress.queries.server.ts";
import { countMissedRequirements, getAnswerWords } from "../read-answers.server.ts";
import {
  type ApplicationRow,
  endedTab,
  findStanding,
  type ListedStanding,
  listedByOlder,
  noteListed,
  putListed,
  putStanding,
  unlistedAfter,
} from "./listed.queries.server.ts";
import { getListing } from "./listing.server.ts";

/** The version of the list and its scores: increase it whenever they change, and all is listed again. */
export const listingRules = 4;

/** Since when an application waits, and until when news of it was promised. */
async function getPlace(tx: Tx, id: number, application: ApplicationRow): Promise<ListedStanding> {
  const { applicant_id, phase_id, status, created_at, end_reason, decided_by } = application;
  const phase = (await findPhases(tx, id)).find(({ phaseId }) => phaseId === phase_id);
  const began = phase === undefined ? created_at : dayBegins(phase.beganOn);
  const moments = [began, application.last_deed ?? created_at].map((moment) => moment.getTime());
  const waits = status === "on-process" && phase?.status === "on-process";
  const promised = waits ? (await recruitmentPhases(tx, "id")).find(({ id: of }) => of === phase_id) : undefined;
  const promise =
    phase && promised
      ? findPromise({ ...phase, promisedDays: promised.promisedDays, invitedOn: invitedOn(phase) }, phase.beganOn)
      : null;
  return {
    ...{ applicant_id, phase_id, status, tab: status === "on-process" ? (phase_id ?? 0) : endedTab },
    ...{ waiting_since: new Date(Math.max(...moments)), due_on: promise?.firstBy ?? null },
    ...{ is_withdrawn: end_reason === withdrawn, decided_by },
  };
}

/** Lists an application by what was sent last. @returns false when there is nothing to list, or nobody any more */
async function list(tx: Tx, id: number): Promise<boolean> {
  const application = await findStanding(tx, id);
  const sent = await findNewestSnapshot(tx, id);
  if (application === undefined || sent === undefined || application.is_gone === true) return false;
  const match = await getScore(tx, await getProfile(tx, sent.resume), application.vacancy_id);
  const listing = await getListing(tx, sent, await getAnswerWords(tx, id));
  const place = await getPlace(tx, id, application);
  const mustMissed = await countMissedRequirements(tx, id);
  const cvFile = sent.cv?.name ?? null;
  await putListed(tx, { id, application, place, listing, match, mustMissed, cvFile, rules: listingRules });
  return true;
}

/** Updates the desk's lists with an application: the first subscriber of a change, in its transaction. */
export async function keepListed(tx: Tx, { applicationId: id, event }: Changed): Promise<void> {
  if (event.kind === "submitted" || event.kind === "edited") {
    await list(tx, id);
    return;
  }
  const application = await findStanding(tx, id);
  if (application === undefined) return;
  await putStanding(tx, id, await getPlace(tx, id, application));
}

const batch = 100;

async function listOneAgain(database: Database, id: number): Promise<void> {
  await database.transact(async (tx) => {
    const isThere = await lockApplication(tx, id);
    if (!isThere || !(await list(tx, id))) await noteListed(tx, id, listingRules);
  });
}

/** Lists again what older rules listed, or a migration that knew no words. */
export async function listAgain({ database }: Platform, signal: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await listedByOlder(database.db, listingRules, batch);
    if (ids.length === 0) return;
    for (const id of ids) {
      if (signal.aborted) return;
      await listOneAgain(database, id);
    }
  }
}

/** Lists again the applications that are missing in the lists or differ there. @returns how many there were */
export async function reconcileListed(database: Database, signal?: AbortSignal): Promise<number> {
  let listed = 0;
  const next = (after: number) => unlistedAfter(database.db, after, batch);
  for (let ids = await next(0); ids.length > 0; ids = await next(ids.at(-1) ?? 0)) {
    for (const id of ids) {
      if (signal?.aborted) return listed;
      await listOneAgain(database, id);
    }
    listed += ids.length;
  }
  return listed;
}
