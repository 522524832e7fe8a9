import type { Database } from "../../../platform/database/database.ts";
import { rebuildWords } from "../search/words.store.server.ts";
import { gatherStatistics } from "./closing.store.server.ts";

/**
 * After many vacancies came or went: words for searching, statistics for the planner, and the embedded database's log
 * emptied (nobody else does that there).
 */
export async function tidySearch(database: Database): Promise<void> {
  await database.transact(rebuildWords);
  await gatherStatistics(database.db);
  await database.checkpoint();
}
