import type { Platform } from "../../../platform/platform.ts";
import { recordTrail } from "../../audit/audit.server.ts";
import type { TrailAction } from "../../audit/audit.ts";
import type { Asking } from "../list/list-candidates.server.ts";
import { placeOfCandidate, setRevealed, setShared, setStars } from "./candidate.store.server.ts";

type Tx = Parameters<Parameters<Platform["database"]["transact"]>[0]>[0];

interface Deed {
  id: number;
  action: TrailAction;
  needed: "candidate.read" | "candidate.share" | "candidate.reveal";
  reason?: string;
  fields?: readonly string[];
}

/**
 * Does something to an application that counts at once and is told to nobody but the trail.
 * @returns false where there is none, or nobody behind it any more
 */
async function record(
  { database, clock }: Platform,
  { by }: Asking,
  { id, ...deed }: Deed,
  work: (tx: Tx, now: Date) => Promise<void>,
): Promise<boolean> {
  const now = clock();
  return database.transact(async (tx) => {
    const place = await placeOfCandidate(tx, id);
    if (place === undefined || place.is_gone) return false;
    await work(tx, now);
    const { company_id: companyId, applicant_id: applicantId } = place;
    const thing = { kind: "application", id } as const;
    await recordTrail(
      tx,
      { ...by, ...deed, thing, companyId, applicantIds: applicantId === null ? [] : [applicantId] },
      now,
    );
    return true;
  });
}

/** Gives an application its stars: one value for all who see it. */
export function starCandidate(platform: Platform, asking: Asking, id: number, stars: number): Promise<boolean> {
  const deed = { id, action: "candidate.starred", needed: "candidate.read", fields: ["stars"] } as const;
  return record(platform, asking, deed, (tx) => setStars(tx, id, stars));
}

/** Shares an application with its vacancy's hiring managers, with the CV only where that is said. */
export function shareCandidate(platform: Platform, asking: Asking, id: number, withCv: boolean): Promise<boolean> {
  const fields = withCv ? ["share", "withCv"] : ["share"];
  const deed = { id, action: "candidate.shared", needed: "candidate.share", fields } as const;
  return record(platform, asking, deed, (tx, now) => setShared(tx, id, now, withCv));
}

/** Takes the sharing by hand back; what a phase shares stays shared. */
export function unshareCandidate(platform: Platform, asking: Asking, id: number): Promise<boolean> {
  const deed = { id, action: "candidate.unshared", needed: "candidate.share", fields: ["share"] } as const;
  return record(platform, asking, deed, (tx) => setShared(tx, id, null, false));
}

/** Uncovers who one person is before the vacancy does; the reason goes into the trail. */
export function revealCandidate(platform: Platform, asking: Asking, id: number, reason: string): Promise<boolean> {
  const deed = { id, action: "candidate.revealed", needed: "candidate.reveal", reason } as const;
  return record(platform, asking, deed, async (tx, now) => {
    await setRevealed(tx, id, now);
  });
}
