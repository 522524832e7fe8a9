import type { ConstructorOptions } from "pg-boss";
import type { Database } from "../database/database.ts";

/** pg-boss on our connections. It makes and upgrades its own schema, `pgboss`, when it starts. */
export function bossOptions(database: Database): ConstructorOptions {
  return {
    db: {
      executeSql: async (text, values) => ({ rows: await database.run(text, values) }),
      async listen(channel, on, again) {
        const stop = await database.listen(channel, on, again);
        again();
        return { close: stop };
      },
    },
    useListenNotify: true,
    // How soon another process takes over what a dead one had begun.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  };
}
