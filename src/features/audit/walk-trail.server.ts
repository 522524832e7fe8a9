import { createHash } from "node:crypto";
import type { Db } from "../../platform/database/database.ts";
import { findSeal, hasSealUpTo, type Seal, sealsAfter } from "./seal.store.server.ts";
import { sealedEntries } from "./trail.queries.server.ts";
import type { TrailEntry } from "./trail.ts";

/** So much of the trail is in memory at a time. */
const most = { seals: 20, entries: 500 };

/** How far a check of the seals has come, from the oldest that is kept. */
export interface Walk {
  /** The seal that was checked last, 0 before the first; and its hash. */
  sealId: number;
  hash: Uint8Array;
  seals: number;
  entries: number;
  /** The first seal that does not fit what it was put on, or the seal before it. */
  broken: { sealId: number; sealedAt: Date } | null;
}

export const walkBegin: Walk = { sealId: 0, hash: new Uint8Array(), seals: 0, entries: 0, broken: null };

export const isSameHash = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

async function fitsEntries(db: Db, seal: Seal): Promise<boolean> {
  const hash = createSealHash(seal.previous);
  let count = 0;
  let after = 0;
  for (;;) {
    const entries = await sealedEntries(db, seal.id, { after, limit: most.entries });
    hash.add(entries);
    count += entries.length;
    // More than it was put on: however many were put in, no more of them are read.
    if (count > seal.entries) return false;
    if (entries.length < most.entries) return isSameHash(hash.digest(), seal.hash);
    after = entries.at(-1)?.id ?? after;
  }
}

/** False where it is broken; one that is forgotten while it is read is not. */
async function isWhole(db: Db, seal: Seal, before: Uint8Array | null): Promise<boolean> {
  if (before !== null && !isSameHash(before, seal.previous)) return false;
  return (await fitsEntries(db, seal)) || (await findSeal(db, seal.id)) === undefined;
}

/**
 * Checks the next seals, and continues behind a broken one.
 * @returns how far it is then; null when there are no more
 */
export async function walkOn(db: Db, walk: Walk): Promise<Walk | null> {
  const seals = await sealsAfter(db, walk.sealId, most.seals);
  if (seals.length === 0) return null;
  // Where all entries before the last one are deleted, the oldest that is left has no readable predecessor.
  let before = walk.sealId > 0 && (await hasSealUpTo(db, walk.sealId)) ? walk.hash : null;
  let { broken, entries } = walk;
  for (const seal of seals) {
    if (!(await isWhole(db, seal, before))) broken ??= { sealId: seal.id, sealedAt: seal.sealedAt };
    before = seal.hash;
    entries += seal.entries;
  }
  const last = seals.at(-1) ?? { id: walk.sealId, hash: walk.hash };
  return { sealId: last.id, hash: last.hash, seals: walk.seals + seals.length, entries, broken };
}

export type Verified =
  | { status: "whole"; seals: number; entries: number }
  | ({ status: "broken" } & NonNullable<Walk["broken"]>);

/** Computes every seal again, the oldest that is kept first, up to one that is broken. */
export async function verifyTrail(db: Db): Promise<Verified> {
  let walk = walkBegin;
  for (;;) {
    const next = await walkOn(db, walk);
    if (next === null) return { status: "whole", seals: walk.seals, entries: walk.entries };
    if (next.broken !== null) return { status: "broken", ...next.broken };
    walk = next;
  }
}

interface SealHash {
  /** The next entries, in the order of their ids. */
  add(entries: readonly TrailEntry[]): SealHash;
  digest(): Uint8Array;
}

/** SHA-256 over the seal before and each entry, field by field in this order. */
export function createSealHash(previous: Uint8Array): SealHash {
  const hash = createHash("sha256").update(previous);
  const sealHash: SealHash = {
    add(entries) {
      for (const {
        id,
        at,
        actor,
        needed,
        action,
        thing,
        companyId,
        reason,
        requestId,
        fields,
        applicantIds,
      } of entries) {
        const deed = [id, at.toISOString(), actor.kind, actor.id, needed, action];
        const about = [thing?.kind ?? null, thing?.id ?? null, companyId, reason, requestId, fields, applicantIds];
        hash.update(`${JSON.stringify([...deed, ...about])}\n`);
      }
      return sealHash;
    },
    digest: () => new Uint8Array(hash.digest()),
  };
  return sealHash;
}
