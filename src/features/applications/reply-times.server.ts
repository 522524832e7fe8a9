import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { answeredLately, fewestKnown } from "./by-vacancy.queries.server.ts";

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

const DAY_SECONDS = 86_400;

/**
 * Days from applying to the first word of the hiring side, as a company usually takes: the median of what was answered
 * lately, begun days counted whole.
 * @returns null while fewer than ten answers are known
 */
export async function usualReplyDays(db: Db, companyId: number, now: Date): Promise<number | null> {
  const waited = sql<number>`extract(epoch from applications.answered_at - applications.created_at)`;
  const { known, median } = await db
    .selectFrom(answeredLately(db, companyId, now).select(waited.as("waited")).as("answered"))
    .select(({ fn }) => fn.countAll<number>().as("known"))
    .select(sql<number | null>`percentile_cont(0.5) within group (order by waited)`.as("median"))
    .executeTakeFirstOrThrow();
  if (known < fewestKnown || median === null) return null;
  return Math.max(1, Math.ceil(Number(median) / DAY_SECONDS));
}
