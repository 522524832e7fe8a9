import type { Tx } from "../../platform/database/database.ts";
import { type CandidatePlace, lockCandidate } from "../candidates/page/lock-candidate.server.ts";
import { allRead } from "../notes/who-reads.server.ts";
import { takeBackNotices, tellStaff } from "../notifications/tell-staff.server.ts";
import { criteriaOf } from "../vacancies/criteria/criteria.queries.server.ts";
import { putAsked } from "./scorecard.queries.server.ts";
import { trailOf, type Writing } from "./writing.server.ts";

export interface AskedFor {
  status: "asked" | "unknown" | "no-criteria" | "unseeing";
}

/** Asks members who see an application for their scorecards until a day, and tells them so at the desk. */
export async function askForScorecards(
  tx: Tx,
  writing: Writing,
  applicationId: number,
  { staffIds, dueOn }: { staffIds: readonly number[]; dueOn: string },
): Promise<AskedFor> {
  const place = await lockCandidate(tx, applicationId);
  if (place === undefined) return { status: "unknown" };
  if ((await criteriaOf(tx, place.vacancyId)).length === 0) return { status: "no-criteria" };
  if (!(await allRead(tx, applicationId, staffIds))) return { status: "unseeing" };
  const asked = { applicationId, staffIds: [...new Set(staffIds)], dueOn, askedBy: writing.staffId };
  for (const card of await putAsked(tx, asked, writing.now)) await tell(tx, writing, applicationId, place, card);
  await trailOf(tx, writing, "scorecard.asked", { applicationId, place });
  return { status: "asked" };
}

/** Tells whoever owes one; who is asked anew is told once. */
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
