import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import "../../applications/listed/listed.tables.ts";

/** How many of a vacancy's phase wait for news, by the days that are left of the promise. */
export interface Promised {
  companyId: number;
  vacancyId: number;
  /** A phase; 0 before the first one. */
  tab: number;
  /** Past the promised day. */
  late: number;
  /** Promised for today. */
  today: number;
  /** For tomorrow or the day after. */
  near: number;
  far: number;
  /** Since when the one waits that waits longest. */
  oldest: Date;
}

/** Who waits for a promised answer of some companies, by vacancy and phase; those with the most late ones first. */
export async function promisedBy(db: Db, companyIds: readonly number[], today: string): Promise<Promised[]> {
  if (companyIds.length === 0) return [];
  const { rows } = await sql<Promised>`select company_id as "companyId", vacancy_id as "vacancyId", tab,
      count(*) filter (where due_on < ${today}::date) as late,
      count(*) filter (where due_on = ${today}::date) as today,
      count(*) filter (where due_on between ${today}::date + 1 and ${today}::date + 2) as near,
      count(*) filter (where due_on > ${today}::date + 2) as far,
      min(waiting_since) as oldest
    from desk_applications where company_id = any(${[...companyIds]}::bigint[]) and due_on is not null
    group by company_id, vacancy_id, tab
    order by late desc, today desc, near desc, far desc, vacancy_id, tab`.execute(db);
  return rows;
}
