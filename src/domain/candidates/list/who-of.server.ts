import type { Db } from "../../../platform/database/database.ts";
import type { Reach } from "../../organisation/organisation.ts";
import { viewOf } from "../showing.server.ts";
import { findCandidate, findReached } from "./find-candidates.store.server.ts";
import { type Who, whoIs } from "./tell-candidate.server.ts";

/** Which of some applications somebody with this reach sees, each with its vacancy; of who is gone nobody sees any. */
export async function seenOf(
  db: Db,
  applicationIds: readonly number[],
  reach: Reach,
): Promise<ReadonlyMap<number, number>> {
  return findReached(db, applicationIds, await viewOf(db, reach));
}

/** Who applications are of, by their ids, as far as somebody with this reach may be told; what is out of it is left out. */
export async function whoOf(db: Db, applicationIds: readonly number[], reach: Reach): Promise<Map<number, Who>> {
  const view = await viewOf(db, reach);
  const found = new Map<number, Who>();
  for (const id of new Set(applicationIds)) {
    const row = await findCandidate(db, id, view);
    if (row !== undefined) found.set(id, whoIs(row));
  }
  return found;
}
