import type { KyselyPlugin } from "kysely";
import type { Database, Db } from "../../src/platform/database/database.ts";

/**
 * How the database would go about each statement that a store asks, as EXPLAIN reports it; a subquery is listed on its
 * own as well.
 */
export async function listPlans(database: Database, ask: (db: Db) => Promise<unknown>): Promise<string[]> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(database.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(database.db.withPlugin(noting));
  const plans: string[] = [];
  for (const { sql, parameters } of statements) {
    const lines = await database.run(`explain (costs off) ${sql}`, parameters);
    plans.push(JSON.stringify(lines));
  }
  return plans;
}
