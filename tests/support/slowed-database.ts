import type { KyselyPlugin, PluginTransformResultArgs } from "kysely";
import type { Database } from "../../src/platform/database/database.ts";

/** A database whose every statement may be followed by a short wait, so that others come in between. */
export interface SlowedDatabase extends Database {
  /** Waits of up to so many milliseconds from now on; 0 for none. */
  slowDown(mostMs: number): void;
}

/** Takes its waits from `random`, which answers numbers from 0 up to 1. */
export function slowedDatabase(database: Database, random: () => number = Math.random): SlowedDatabase {
  let mostMs = 0;
  const waiting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }: PluginTransformResultArgs) {
      if (mostMs > 0) await new Promise((resolve) => setTimeout(resolve, random() * mostMs));
      return result;
    },
  };
  return {
    ...database,
    transact: (work) => database.transact((tx) => work(tx.withPlugin(waiting))),
    slowDown(ms) {
      mostMs = ms;
    },
  };
}
