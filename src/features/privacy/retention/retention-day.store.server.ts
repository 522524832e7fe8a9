import type { Db } from "../../../platform/database/database.ts";
import "./retention.tables.ts";

/** Notes that the site runs on a day. */
export async function noteDay(db: Db, day: string): Promise<void> {
  await db
    .insertInto("retention_days")
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the site ran on one of some days. */
export async function ranOn(db: Db, days: readonly string[]): Promise<boolean> {
  const found = await db.selectFrom("retention_days").select("day").where("day", "in", days).executeTakeFirst();
  return found !== undefined;
}

/** On how many days the site has run. */
export async function daysRun(db: Db): Promise<number> {
  const { days } = await db
    .selectFrom("retention_days")
    .select(({ fn }) => fn.countAll<number>().as("days"))
    .executeTakeFirstOrThrow();
  return days;
}
