import type { Platform } from "../../../platform/platform.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import type { TrailAction } from "../../audit/trail.ts";
import type { Asking } from "../candidate.ts";
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
 * Does something to an application that takes effect at once; only the audit log records it.
 * @returns false where there is none, or its person is gone
 */
async function recordIn(
  tx: Tx,
  { by }: Pick<Asking, "by">,
  { id, ...deed }: Deed,
  now: Date,
  work: (tx: Tx, now: Date) => Promise<void>,
): Promise<boolean> {
  const place = await placeOfCandidate(tx, id);
  if (place === undefined || place.is_gone) return false;
  await work(tx, now);
  const { company_id: companyId, applicant_id: applicantId } = place;
  const thing = { kind: "application", id } as const;
  const applicantIds = applicantId === null ? [] : [applicantId];
  await recordTrail(tx, { ...by, ...deed, thing, companyId, applicantIds }, now);
  return true;
}

/** The same in a transaction of its own. */
async function record(
  { database, clock }: Platform,
  asking: Asking,
  deed: Deed,
  work: (tx: Tx, now: Date) => Promise<void>,
): Promise<boolean> {
  return database.transact((tx) => recordIn(tx, asking, deed, clock(), work));
}

/** Gives an application its stars: one value for all who see it. */
export function starCandidate(platform: Platform, asking: Asking, id: number, stars: number): Promise<boolean> {
  const deed = { id, action: "candidate.starred", needed: "candidate.read", fields: ["stars"] } as const;
  return record(platform, asking, deed, (tx) => setStars(tx, id, stars));
}

/** Shares an application with its vacancy's hiring managers, with the CV only where that is asked for. */
export function shareCandidate(platform: Platform, asking: Asking, id: number, withCv: boolean): Promise<boolean> {
  return platform.database.transact((tx) => shareInTransaction(tx, asking, { id, withCv }, platform.clock()));
}

/** The same within whatever else has to happen with it, or not at all. */
export function shareInTransaction(
  tx: Tx,
  asking: Pick<Asking, "by">,
  { id, withCv }: { id: number; withCv: boolean },
  now: Date,
): Promise<boolean> {
  const fields = withCv ? ["share", "withCv"] : ["share"];
  const deed = { id, action: "candidate.shared", needed: "candidate.share", fields } as const;
  return recordIn(tx, asking, deed, now, () => setShared(tx, id, now, withCv));
}

/** Takes the sharing by hand back; what a phase shares stays shared. */
export function unshareCandidate(platform: Platform, asking: Asking, id: number): Promise<boolean> {
  const deed = { id, action: "candidate.unshared", needed: "candidate.share", fields: ["share"] } as const;
  return record(platform, asking, deed, (tx) => setShared(tx, id, null, false));
}

/** Reveals who one person is before the vacancy does; the reason goes into the audit log. */
export function revealCandidate(platform: Platform, asking: Asking, id: number, reason: string): Promise<boolean> {
  const deed = { id, action: "candidate.revealed", needed: "candidate.reveal", reason } as const;
  return record(platform, asking, deed, async (tx, now) => {
    await setRevealed(tx, id, now);
  });
}
