import { createHash } from "node:crypto";
import type { TrailEntry } from "./trail.ts";

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
