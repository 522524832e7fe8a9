import type { Database } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { gatherStatistics, takeOutClosed } from "./closing.store.server.ts";
import { readPlaces } from "./put/read-places.server.ts";
import { purgeMisses } from "./search/search-words.queries.server.ts";
import { rebuildWords } from "./search/words.queries.server.ts";
import { type ApplicationsTo, changeVacancy } from "./states/change-vacancy.server.ts";
import { dueToOpen } from "./states/publish.queries.server.ts";

/** Takes vacancies that closed out of the search; until then each query leaves them out itself. */
export async function closeVacancies(database: Database): Promise<void> {
  await purgeMisses(database.db);
  const changed = (await readPlaces(database)) + (await database.transact(takeOutClosed));
  if (changed > 0) await tidySearch(database);
}

/** Opens each scheduled vacancy whose day has come, each in a transaction of its own. */
export async function openScheduled(
  { database, clock }: Pick<Platform, "database" | "clock">,
  applicationsTo: ApplicationsTo,
): Promise<void> {
  const now = clock();
  const by = { actor: { kind: "system", id: null }, requestId: "open-vacancies" } as const;
  for (const id of await dueToOpen(database.db, now)) {
    await database.transact((tx) => changeVacancy(tx, { by, now, applicationsTo }, id, { kind: "open" }));
  }
}

/** After many vacancies came or went: words for searching, and statistics for the planner. */
export async function tidySearch(database: Database): Promise<void> {
  await database.transact(rebuildWords);
  await gatherStatistics(database.db);
}
