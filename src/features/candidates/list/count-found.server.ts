import { mostCounted } from "../../../contract/path.schema.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Reach } from "../../companies/policies.ts";
import type { CandidateFilter } from "../candidate.ts";
import { getView } from "../showing.server.ts";
import { countCandidates } from "./find-candidates.queries.server.ts";

/** How many a list of these filters would have, counted as lists count; nobody of them was looked at. */
export async function countFound(db: Db, reach: Reach, filter: CandidateFilter, today: string): Promise<number> {
  const count = await countCandidates(db, { filter, today }, await getView(db, reach), mostCounted);
  return Math.min(count, mostCounted);
}
