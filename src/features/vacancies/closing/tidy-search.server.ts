import type { Database } from "../../../platform/database/database.ts";
import { rebuildWords } from "../search/words.queries.server.ts";
import { gatherStatistics } from "./closing.store.server.ts";

/** After many vacancies came or went: words for searching, and statistics for the planner. */
export async function tidySearch(database: Database): Promise<void> {
  await database.transact(rebuildWords);
  await gatherStatistics(database.db);
}
