import type { Tx } from "../../platform/database/database.ts";
import { lockCandidate } from "../candidates/page/lock-candidate.server.ts";
import { criteriaOf } from "../vacancies/criteria/criteria.queries.server.ts";
import { findScorecard, putDraft } from "./scorecard.queries.server.ts";
import { inOrder, type ScorecardText } from "./scorecard.ts";
import type { Writing } from "./writing.server.ts";

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
 * Keeps what somebody writes of an application; of one that was sent, how it is to be amended: what was sent stays what
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
  const ids = (await criteriaOf(tx, place.vacancyId)).map(({ id }) => id);
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
