import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

/** Open vacancies of each company: the kept counts without those that closed and were not yet taken out. */
export async function openByCompany(db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; open: number }>`
    select id, sum(open)::bigint as open from (
      select company_id as id, open from open_counts where company_id <> 0 and function_id = 0 and category = 0
      union all
      select company_id, -count(*) from open_vacancies where closes_at <= now() group by company_id
    ) as counted group by id`.execute(db);
  return new Map(rows.map(({ id, open }) => [id, open]));
}
