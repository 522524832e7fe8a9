import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { answeredLately, fewestKnown } from "./answered-lately.store.server.ts";

/**
 * Days from a phase's begin to the next one's, as a company usually takes: the median of those who went on lately, one
 * at least.
 * @returns by phase, without those of which fewer than ten are known
 */
export async function usualPhaseDays(db: Db, companyId: number, now: Date): Promise<ReadonlyMap<number, number>> {
  const lately = answeredLately(db, companyId, now).select("applications.id");
  const taken = db
    .selectFrom("application_phases")
    .innerJoin(lately.as("lately"), "lately.id", "application_id")
    .select("phase_id")
    .select(
      sql<number | null>`lead(began_on) over (partition by application_id order by began_on, phase_id) - began_on`.as(
        "days",
      ),
    );
  const rows = await db
    .selectFrom(taken.as("taken"))
    .select("phase_id")
    .select(sql<number>`percentile_cont(0.5) within group (order by days)`.as("median"))
    .where("days", "is not", null)
    .groupBy("phase_id")
    .having(({ fn }) => fn.countAll(), ">=", fewestKnown)
    .execute();
  return new Map(rows.map(({ phase_id, median }) => [phase_id, Math.max(1, Math.ceil(Number(median)))]));
}
