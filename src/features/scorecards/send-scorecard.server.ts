import type { Tx } from "../../platform/database/database.ts";
import { lockCandidate } from "../candidates/page/lock-candidate.server.ts";
import { takeBackNotices } from "../notifications/tell-staff.server.ts";
import { criteriaOf, keepCriteria } from "../vacancies/criteria/criteria.queries.server.ts";
import { findScorecard, insertSent } from "./scorecard.queries.server.ts";
import { emptyText, inOrder, missingIn } from "./scorecard.ts";
import { trailOf, type Writing } from "./writing.server.ts";

export type ScorecardSent =
  | { status: "sent" | "unknown" | "no-criteria" }
  | { status: "incomplete"; unrated: readonly number[]; lacksRecommendation: boolean };

/**
 * Sends what somebody wrote: from then on others read it, and the criteria are locked. What was sent before stays a
 * version; twice at once is once. The vacancy is kept as it is, so that no criterion changes meanwhile.
 */
export async function sendScorecard(tx: Tx, writing: Writing, applicationId: number): Promise<ScorecardSent> {
  const place = await lockCandidate(tx, applicationId, (vacancyId) => keepCriteria(tx, vacancyId));
  if (place === undefined) return { status: "unknown" };
  const ids = (await criteriaOf(tx, place.vacancyId)).map(({ id }) => id);
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
  await trailOf(tx, writing, action, { applicationId, place });
  return { status: "sent" };
}
