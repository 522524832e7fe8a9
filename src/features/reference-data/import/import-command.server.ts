import type { Database } from "../../../platform/database/database.ts";
import type { Command, Say } from "../../../platform/operations/command.ts";
import { readAllPlaces } from "../../vacancies/put/read-places.server.ts";
import { loadMasterData } from "../load/load-master-data.server.ts";
import { DataFileError } from "../load/read-rows.server.ts";

/** `npm run import -- master-data DIR`: says what became of each list; 1, and nothing changed, when a file is bad. */
export async function importMasterDataCommand(database: Database, { files }: Command, say: Say): Promise<number> {
  try {
    for (const { list, entries, added, retired } of await loadMasterData(database, files)) {
      say(`${list}: ${entries} entries, ${added} new, ${retired} retired.`);
      // Vacancies are filtered by the provinces and regencies of this list.
      if (list === "domicile") await readAllPlaces(database);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof DataFileError)) throw error;
    say(`${error.message}. Nothing was changed.`);
    return 1;
  }
}
