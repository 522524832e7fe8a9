import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/**
 * What the desk asks of a company's vacancies, be they thousands: how many are in which state and what closes soon are
 * read off an index, and those that are blind, which every call of the desk's asks for, have one of their own.
 */
export async function up(db: Db): Promise<void> {
  await sql`create index vacancies_of_company on vacancies (company_id, id desc) include (state, closes_at)`.execute(
    db,
  );
  await sql`drop index vacancies_company`.execute(db);
  await sql`create index vacancies_blind on vacancies (company_id) where blind`.execute(db);
  await sql`create index vacancies_closing on vacancies (company_id, closes_at) where state = 'open'`.execute(db);
}
