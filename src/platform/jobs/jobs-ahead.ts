import { z } from "zod";
import type { Database } from "../database/database.ts";

/** Longer than any job of ours is put off. */
const longestWait = "interval '1 day'";

const moments = `select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'pgboss' and table_name in ('version', 'queue') and is_nullable = 'YES'
    and data_type = 'timestamp with time zone'`;
const momentRows = z.array(z.object({ table: z.enum(["version", "queue"]), column: z.string().regex(/^[a-z_]+$/) }));

/**
 * Brings back what a clock that ran ahead left of jobs: pg-boss would start no scheduled job before the moment at which it
 * looked last, and no waiting one before its own. It reaches into pg-boss's own tables, so mind upgrades.
 */
export async function bringBackFromAhead(database: Database): Promise<void> {
  const found = await database.run("select 1 where to_regclass('pgboss.job') is not null");
  if (found.length === 0) return;
  for (const { table, column } of momentRows.parse(await database.run(moments))) {
    await database.run(
      `update pgboss.${table} set ${column} = null where ${column} > clock_timestamp() + interval '1 hour'`,
    );
  }
  await database.run(
    `update pgboss.job set start_after = clock_timestamp()
      where state in ('created', 'retry') and start_after > clock_timestamp() + ${longestWait}`,
  );
  // One that another process works on now has a heartbeat of now.
  await database.run(
    `update pgboss.job set state = 'retry', start_after = clock_timestamp()
      where state = 'active' and started_on > clock_timestamp() + interval '1 hour'`,
  );
}
