import type { Tx } from "../../platform/database/database.ts";
import { recordTrail } from "../audit/trail.queries.server.ts";
import type { DoneBy, TrailAction } from "../audit/trail.ts";
import { type CandidatePlace, lockCandidate } from "../candidates/page/lock-candidate.server.ts";
import { allRead } from "../notes/who-reads.server.ts";
import { takeBackNotices, tellStaff } from "../notifications/tell-staff.server.ts";
import { keepCriteria, listCriteria } from "../vacancies/criteria/criteria.queries.server.ts";
import { findScorecard, insertSent, putAsked, putDraft } from "./scorecard.queries.server.ts";
import { emptyText, inOrder, missingIn, type ScorecardText } from "./scorecard.ts";

export type ScorecardKept = {
  status:
    | "kept"
    | "unknown"
    /** The vacancy says not what to judge by. */
    | "no-criteria"
    /** It judges by a criterion that is gone. */
    | "criteria-changed"
    /** Written elsewhere since the version that was read. */
    | "stale";
};

/**
 * Keeps what someone writes of an application; of one that was sent, how it is to be amended: what was sent stays what
 * others see. What says nothing else than what was sent is no amendment.
 * @param version that was read; 0 where there was none
 */
export async function keepScorecard(
  tx: Tx,
  { staffId }: Writing,
  applicationId: number,
  { version, text }: { version: number; text: ScorecardText },
): Promise<ScorecardKept> {
  const place = await lockCandidate(tx, applicationId);
  if (place === undefined) return { status: "unknown" };
  const ids = (await listCriteria(tx, place.vacancyId)).map(({ id }) => id);
  if (ids.length === 0) return { status: "no-criteria" };
  const card = await findScorecard(tx, applicationId, staffId);
  if ((card?.version ?? 0) !== version) return { status: "stale" };
  if (text.ratings.some(({ criterionId }) => !ids.includes(criterionId))) return { status: "criteria-changed" };
  const written = inOrder(text, ids);
  const sent = card?.versions[0];
  const isSame = sent !== undefined && JSON.stringify(inOrder(sent.text, ids)) === JSON.stringify(written);
  await putDraft(tx, { applicationId, staffId }, isSame ? null : written);
  return { status: "kept" };
}

/** Who writes or asks, and when. */
export interface Writing {
  by: DoneBy;
  staffId: number;
  now: Date;
}

/** Nothing of a scorecard's content or its author; an application's trail records that there was one. */
async function getTrail(
  tx: Tx,
  { by, now }: Writing,
  action: TrailAction,
  { applicationId, place }: { applicationId: number; place: CandidatePlace },
): Promise<void> {
  const thing = { kind: "application", id: applicationId } as const;
  const { companyId, applicantId } = place;
  const needed = action === "scorecard.asked" ? "scorecard.ask" : "scorecard.write";
  await recordTrail(tx, { ...by, action, needed, thing, companyId, applicantIds: [applicantId] }, now);
}

export type ScorecardSent =
  | { status: "sent" | "unknown" | "no-criteria" }
  | { status: "incomplete"; unrated: readonly number[]; lacksRecommendation: boolean };

/**
 * Sends what someone wrote: from then on others read it, and the criteria are locked. What was sent before stays a
 * version; twice at once is once. The vacancy is kept as it is, so that no criterion changes meanwhile.
 */
export async function sendScorecard(tx: Tx, writing: Writing, applicationId: number): Promise<ScorecardSent> {
  const place = await lockCandidate(tx, applicationId, (vacancyId) => keepCriteria(tx, vacancyId));
  if (place === undefined) return { status: "unknown" };
  const ids = (await listCriteria(tx, place.vacancyId)).map(({ id }) => id);
  if (ids.length === 0) return { status: "no-criteria" };
  const card = await findScorecard(tx, applicationId, writing.staffId);
  if (card !== undefined && card.draft === null && card.sentAt !== null) return { status: "sent" };
  const text = inOrder(card?.draft ?? emptyText, ids);
  const missing = missingIn(text, ids);
  if (card === undefined || missing.unrated.length > 0 || missing.lacksRecommendation) {
    return { status: "incomplete", ...missing };
  }
  await insertSent(tx, card, text, writing.now);
  await takeBackNotices(tx, "scorecard-asked", card.id);
  const action = card.sentAt === null ? "scorecard.sent" : "scorecard.amended";
  await getTrail(tx, writing, action, { applicationId, place });
  return { status: "sent" };
}

export interface AskedFor {
  status: "asked" | "unknown" | "no-criteria" | "unseeing";
}

/** Asks members who see an application for their scorecards until a day, and notifies them at the desk. */
export async function askForScorecards(
  tx: Tx,
  writing: Writing,
  applicationId: number,
  { staffIds, dueOn }: { staffIds: readonly number[]; dueOn: string },
): Promise<AskedFor> {
  const place = await lockCandidate(tx, applicationId);
  if (place === undefined) return { status: "unknown" };
  if ((await listCriteria(tx, place.vacancyId)).length === 0) return { status: "no-criteria" };
  if (!(await allRead(tx, applicationId, staffIds))) return { status: "unseeing" };
  const request = { applicationId, staffIds: [...new Set(staffIds)], dueOn, askedBy: writing.staffId };
  for (const card of await putAsked(tx, request, writing.now)) await tell(tx, writing, applicationId, place, card);
  await getTrail(tx, writing, "scorecard.asked", { applicationId, place });
  return { status: "asked" };
}

/** Notifies everyone who owes one; a repeated request sends one notice. */
async function tell(
  tx: Tx,
  writing: Writing,
  applicationId: number,
  { applicantId, companyId }: CandidatePlace,
  { id, staffId }: { id: number; staffId: number },
): Promise<void> {
  await takeBackNotices(tx, "scorecard-asked", id);
  const about = { kind: "scorecard-asked", id, applicationId, applicantId } as const;
  await tellStaff(tx, { to: [staffId], by: writing.staffId, companyId, about }, writing.now);
}
