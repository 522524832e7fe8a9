import type { Tx } from "../../platform/database/database.ts";
import { recordTrail } from "../audit/trail.queries.server.ts";
import type { DoneBy, TrailAction } from "../audit/trail.ts";
import type { CandidatePlace } from "../candidates/page/lock-candidate.server.ts";

/** Who writes or asks, and when. */
export interface Writing {
  by: DoneBy;
  staffId: number;
  now: Date;
}

/** Nothing of what a scorecard says, nor of whom it was asked; an application's trail tells that there was one. */
export async function trailOf(
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
