import type { KyselyPlugin, QueryId } from "kysely";
import type { Database } from "../../src/platform/database/database.ts";

/** A database that says what it was asked. */
export interface CountedDatabase extends Database {
  /** The statements since the last time it was asked, as they were written; begin and commit are not among them. */
  taken(): string[];
}

/** Notes every statement on its way to the driver, in transactions too; not what the job library asks on its own. */
export function countedDatabase(database: Database): CountedDatabase {
  let statements: string[] = [];
  const executor = database.db.getExecutor();
  const written = new WeakMap<QueryId, string>();
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      written.set(queryId, executor.compileQuery(node, queryId).sql);
      return node;
    },
    // A query that is only a part of another is written too, but has no result of its own.
    async transformResult({ queryId, result }) {
      statements.push(written.get(queryId) ?? "");
      return result;
    },
  };
  return {
    ...database,
    db: database.db.withPlugin(noting),
    transact: (work) => database.transact((tx) => work(tx.withPlugin(noting))),
    taken() {
      const countBefore = statements;
      statements = [];
      return countBefore;
    },
  };
}
