import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { answeredLately, fewestKnown } from "./answered-lately.store.server.ts";

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
