import type { Db } from "../../../platform/database/database.ts";
import type { Reach } from "../../organisation/organisation.ts";
import { viewOf } from "../showing.server.ts";
import { findCandidatesById, findReached } from "./find-candidates.store.server.ts";
import { type Who, whoIs } from "./tell-candidate.server.ts";

/** Which of some applications somebody with this reach sees, each with its vacancy; of who is gone nobody sees any. */
export async function seenOf(
  db: Db,
  applicationIds: readonly number[],
  reach: Reach,
): Promise<ReadonlyMap<number, number>> {
  return findReached(db, applicationIds, await viewOf(db, reach));
}

/** Who applications are of, by their ids, as far as somebody with this reach may be told. */
export async function whoOf(db: Db, applicationIds: readonly number[], reach: Reach): Promise<Map<number, Who>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await findCandidatesById(db, applicationIds, await viewOf(db, reach));
  return new Map(rows.map((row) => [row.id, whoIs(row)]));
}
