import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { withoutLimit } from "../../platform/database/raw-pool.ts";

/**
 * Takes closed vacancies out of the search, and notifies every process; answers how many. When they had come is
 * kept, for those that come back because a clock was wrong.
 */
export async function takeOutClosed(tx: Tx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`with gone as (
      delete from open_vacancies where closes_at <= now() returning id, came_at
    ) update vacancies set searched_since = gone.came_at from gone where vacancies.id = gone.id`.execute(tx);
  if (numAffectedRows > 0n) await sql`select pg_notify('page_changes', 'vacancies')`.execute(tx);
  return Number(numAffectedRows);
}

/** Tells the planner how many rows there are, and which pages of the table an index alone can answer for. */
export async function gatherStatistics(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    // VACUUM refuses a transaction: the first line lifts the limit of the embedded database, the second a server's.
    await sql.raw(withoutLimit).execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await sql`vacuum (analyze) open_vacancies`.execute(connection);
      await sql`vacuum (analyze) open_counts`.execute(connection);
      await sql`analyze vacancies`.execute(connection);
      await sql`analyze search_terms`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
