import type { Database } from "../../../platform/database/database.ts";
import { entries } from "../master-data.queries.server.ts";
import { csvFilesOf, loadMasterData } from "./load-master-data.server.ts";

/** Loads the product's own lists into a database that has none yet. */
export async function seedMasterData(database: Database, dir = "content/master-data"): Promise<void> {
  if ((await entries(database.db, "workExperience", "id")).length > 0) return;
  await loadMasterData(database, await csvFilesOf(dir));
}
