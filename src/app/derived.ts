import { bringAlertsBack } from "../features/alerts/due-alerts.queries.server.ts";
import { bringSuggestionsBack } from "../features/alerts/suggestions/suggestion.queries.server.ts";
import { reconcileListed } from "../features/applications/listed/keep-listed.server.ts";
import { countUnlisted } from "../features/applications/listed/listed.queries.server.ts";
import { bringMorningsBack } from "../features/identity/staff.queries.server.ts";
import { reconcileSearch } from "../features/vacancies/reconcile-search.server.ts";
import { searchGaps } from "../features/vacancies/search-gaps.queries.server.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Db } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";

/** Derived rows, which can be rebuilt, and how many of them are wrong. */
interface DerivedRows {
  name: string;
  rows: number;
}

/** Counts rows that are missing, too many or wrong, of everything that is derived. */
export async function derivedGaps(db: Db): Promise<DerivedRows[]> {
  const { missing, extra, wrong } = await searchGaps(db);
  return [
    { name: "open vacancies that nobody finds", rows: missing },
    { name: "rows of the search whose vacancy is not open", rows: extra },
    { name: "rows and counts of the search that say something else than the vacancies", rows: wrong },
    { name: "applications that the desk's lists lack or show wrongly", rows: await countUnlisted(db) },
  ];
}

/**
 * Makes everything that is derived again from its source where it differs, and brings back what a clock that ran ahead
 * deferred for longer than any delay. A second run changes nothing more.
 */
export async function reconcileDerived(
  { database, clock }: { database: Database; clock: Clock },
  signal?: AbortSignal,
): Promise<DerivedRows[]> {
  const now = clock();
  return [
    { name: "vacancies, their search, counts and words", rows: await reconcileSearch(database) },
    { name: "applications in the desk's lists", rows: await reconcileListed(database, signal) },
    { name: "alerts put off too far", rows: await bringAlertsBack(database, now) },
    { name: "suggestions put off too far", rows: await bringSuggestionsBack(database.db, now) },
    { name: "mornings of staff put off too far", rows: await bringMorningsBack(database.db, now) },
  ].filter(({ rows }) => rows > 0);
}

/** The job that makes derived rows again; it is stored at each start, and when the clock is right again. */
export const reconcileJob = "reconcile-derived";

/** Makes again what is derived and differs from its source, whatever took it away, and says so in the log. */
export async function reconcileLogged(platform: Platform, signal: AbortSignal): Promise<void> {
  const found = await reconcileDerived(platform, signal);
  if (found.length === 0) return;
  platform.log.warn({ job: reconcileJob, found }, "derived rows were wrong and have been rebuilt");
}
