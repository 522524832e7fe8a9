import { migrations } from "../../src/app/migrations.ts";
import { seedMasterData } from "../../src/features/reference-data/load/load-master-data.server.ts";
import { importVacancies } from "../../src/features/vacancies/import/import-vacancies.server.ts";
import { seedFunctions } from "../../src/features/vacancies/put/ensure-functions.server.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { inventedVacancies } from "./invented-vacancies.ts";

const STEP = 10_000;

async function vacancyCount(database: Database): Promise<number> {
  const { count } = await database.db
    .selectFrom("vacancies")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Brings a database to the schema and to `count` invented vacancies, by the product's own import. */
export async function fill(database: Database, count: number, say: (line: string) => void): Promise<void> {
  await migrate(database, migrations);
  await seedMasterData(database);
  await seedFunctions(database);
  for (let have = await vacancyCount(database); have < count; have = await vacancyCount(database)) {
    const more = Math.min(STEP, count - have);
    const file = new TextEncoder().encode(inventedVacancies(more, have, new Date()));
    const began = performance.now();
    const options = { map: {}, set: {}, isDryRun: false, takesAll: false };
    const { added, bad } = await importVacancies(database, file, options, new Date());
    if (added !== more)
      throw new Error(`Only ${added} of ${more} invented vacancies went in: ${bad[0]?.reasons.join()}`);
    say(`${have + more} of ${count} vacancies (${Math.round((performance.now() - began) / 1000)} s)`);
  }
}
