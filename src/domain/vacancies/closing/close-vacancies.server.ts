import type { Platform } from "../../../platform/platform.ts";
import { takeOutClosed } from "./closing.store.server.ts";
import { tidySearch } from "./tidy-search.server.ts";

/** Every five minutes vacancies that closed leave the search; until then each query leaves them out itself. */
export async function workOnVacancies({ jobs, database }: Pick<Platform, "jobs" | "database">): Promise<void> {
  await jobs.schedule("close-vacancies", "*/5 * * * *", async () => {
    if ((await database.transact(takeOutClosed)) > 0) await tidySearch(database);
  });
}
