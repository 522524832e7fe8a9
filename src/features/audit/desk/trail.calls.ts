import { defineDeskCall } from "../../../contract/call.ts";
import type { Page } from "../../desk-base/desk-page.ts";
import type { TrailAction, TrailActor, TrailThingKind } from "../trail.ts";

/** An entry of the trail, with what the ids in it are called. */
export interface TrailRow {
  id: number;
  at: string;
  actor: { kind: TrailActor["kind"]; id: number | null; name: string | null };
  needed: string;
  action: TrailAction;
  thing: { kind: TrailThingKind; id: number; name: string | null } | null;
  company: string | null;
  reason: string | null;
  requestId: string;
  fields: string[];
  /** How many people's data it is about. */
  people: number;
}

type TrailQuery = {
  staffId?: number | undefined;
  action?: TrailAction | undefined;
  /** Days, `YYYY-MM-DD` in Asia/Jakarta, the second one included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Whose data it is about; only under the number of that person's request. */
  applicantId?: number | undefined;
  request?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

export const getTrail = defineDeskCall<{ query: TrailQuery }, Page<TrailRow>>()({
  method: "GET",
  path: "staff/trail",
  needs: "audit.read",
  who: "staff",
});

/** Members of staff by whom the trail can be filtered. */
export const getTrailStaff = defineDeskCall<object, { data: { id: number; name: string }[] }>()({
  method: "GET",
  path: "staff/trail/staff",
  needs: "audit.read",
  who: "staff",
});

export type VerifiedTrail =
  | { status: "whole"; seals: number; entries: number }
  | { status: "broken"; sealId: number; sealedAt: string };

export const verifyTrailCall = defineDeskCall<object, VerifiedTrail>()({
  method: "POST",
  path: "staff/trail/verify",
  needs: "audit.read",
  who: "staff",
  body: "none",
});
