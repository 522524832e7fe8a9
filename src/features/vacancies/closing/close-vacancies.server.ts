import type { Platform } from "../../../platform/platform.ts";
import { readPlaces } from "../put/read-places.server.ts";
import { type ApplicationsTo, changeVacancy } from "../states/change-vacancy.server.ts";
import { dueToOpen } from "../states/publish.queries.server.ts";
import { fillTexts } from "../texts/fill-texts.server.ts";
import { takeOutClosed } from "./closing.store.server.ts";
import { tidySearch } from "./tidy-search.server.ts";

type Parts = Pick<Platform, "jobs" | "database" | "clock">;

/**
 * Every five minutes vacancies that closed leave the search; until then each query leaves them out itself. Every minute
 * those open whose day has come.
 */
export async function workOnVacancies(parts: Parts, applicationsTo: ApplicationsTo): Promise<void> {
  const { jobs, database } = parts;
  await jobs.schedule("close-vacancies", "*/5 * * * *", "any-clock", async () => {
    const changed = (await readPlaces(database)) + (await database.transact(takeOutClosed));
    if (changed > 0) await tidySearch(database);
  });
  await jobs.schedule("mark-texts", "*/5 * * * *", "any-clock", async (_, signal) => {
    await fillTexts(database, signal);
  });
  await jobs.schedule("open-vacancies", "* * * * *", "sends", () => openScheduled(parts, applicationsTo));
}

/** Opens each scheduled vacancy whose day has come, each in a transaction of its own. */
export async function openScheduled(
  { database, clock }: Pick<Parts, "database" | "clock">,
  applicationsTo: ApplicationsTo,
): Promise<void> {
  const now = clock();
  const by = { actor: { kind: "system", id: null }, requestId: "open-vacancies" } as const;
  for (const id of await dueToOpen(database.db, now)) {
    await database.transact((tx) => changeVacancy(tx, { by, now, applicationsTo }, id, { kind: "open" }));
  }
}
