import { z } from "zod";
import type { Database } from "../../../src/platform/database/database.ts";

const indexesSchema = z.array(z.object({ name: z.string(), definition: z.string() }));

/** Fills tables without the indexes that no constraint needs, and makes these again after, as the schema has them. */
export async function withoutIndexes(
  database: Database,
  tables: readonly string[],
  filling: () => Promise<void>,
): Promise<void> {
  const found = await database.run(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
     order by indrelid`,
    [tables],
  );
  const indexes = indexesSchema.parse(found);
  for (const { name } of indexes) await database.run(`drop index ${name}`);
  await filling();
  const began = performance.now();
  for (const { definition } of indexes) await database.run(definition);
  console.log(`  ${indexes.length} indexes (${Math.round((performance.now() - began) / 1000)} s)`);
}
