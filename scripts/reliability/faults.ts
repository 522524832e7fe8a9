import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { World } from "./world.ts";

/** Something that goes wrong, and how it is mended again. */
export interface Fault {
  name: string;
  /** Whether visitors may read 503 meanwhile. */
  shuts: boolean;
  /** Begins it; what it answers mends it. */
  begin(world: World): Promise<() => Promise<void> | void>;
  /** How long it lasts where it is not over on its own. */
  lastsSeconds: number;
}

const mended = () => {};

/** Processes that a process started. */
function getChildren(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, "utf8"))?.[1]) === pid;
      } catch {
        return false;
      }
    })
    .map(Number);
}

const onDatabase: readonly Fault[] = [
  {
    name: "The database restarts at once",
    shuts: true,
    lastsSeconds: 0,
    async begin({ server }) {
      await server.restart();
      return mended;
    },
  },
  {
    name: "The database cannot be reached",
    shuts: true,
    lastsSeconds: 8,
    async begin({ database }) {
      database.refuse();
      return () => database.open();
    },
  },
  {
    name: "All connections to the database break",
    shuts: true,
    lastsSeconds: 0,
    async begin({ database }) {
      database.cut();
      return mended;
    },
  },
  {
    name: "All connections to the database fall silent",
    shuts: true,
    lastsSeconds: 0,
    async begin({ database }) {
      database.silence();
      return mended;
    },
  },
  {
    name: "Every answer of the database is 300 ms late",
    shuts: true,
    lastsSeconds: 6,
    async begin({ database }) {
      database.delay(300);
      database.cut();
      return () => {
        database.delay(0);
        database.cut();
      };
    },
  },
  {
    name: "The database has no free connection (53300)",
    shuts: true,
    lastsSeconds: 8,
    async begin({ server, database }) {
      const taken: pg.Client[] = [];
      const takeAll = async () => {
        for (;;) {
          const client = new pg.Client({ connectionString: server.url });
          client.on("error", () => {});
          try {
            await client.connect();
          } catch {
            return;
          }
          taken.push(client);
        }
      };
      await takeAll();
      database.cut();
      await takeAll();
      return async () => {
        await Promise.all(taken.map((client) => client.end()));
      };
    },
  },
  {
    name: "A table is locked by somebody for longer than a statement may take",
    shuts: true,
    lastsSeconds: 9,
    async begin({ server }) {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query("begin");
      await client.query("lock table sessions, vacancies in access exclusive mode");
      return async () => {
        await client.query("rollback");
        await client.end();
      };
    },
  },
  {
    name: "The connection that listens is ended",
    shuts: false,
    lastsSeconds: 0,
    async begin({ admin }) {
      await admin.run(
        "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' or query ilike 'select pg_notify%'",
      );
      return mended;
    },
  },
  {
    name: "The database only reads (it became a standby)",
    shuts: true,
    lastsSeconds: 5,
    async begin({ server, database }) {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      // Its own connection continues writing.
      await client.query("set default_transaction_read_only = off");
      await client.query("alter system set default_transaction_read_only = on");
      await client.query("select pg_reload_conf()");
      await wait(300);
      database.cut();
      return async () => {
        await client.query("alter system reset default_transaction_read_only");
        await client.query("select pg_reload_conf()");
        await client.end();
        await wait(300);
        database.cut();
      };
    },
  },
];

const onOthers: readonly Fault[] = [
  {
    name: "The store of files cannot be reached",
    shuts: false,
    lastsSeconds: 5,
    async begin({ store }) {
      store.refuse();
      return () => store.open();
    },
  },
  {
    name: "The store of files falls silent",
    shuts: false,
    lastsSeconds: 5,
    async begin({ store }) {
      store.silence();
      return () => store.cut();
    },
  },
  {
    name: "The mail server cannot be reached",
    shuts: false,
    lastsSeconds: 5,
    async begin({ mail }) {
      mail.refuse();
      return () => mail.open();
    },
  },
  {
    name: "The mail server refuses one mail in three for now",
    shuts: false,
    lastsSeconds: 5,
    async begin({ refuseMail }) {
      refuseMail.by = (attempt) => (attempt % 3 === 0 ? 451 : undefined);
      return () => {
        refuseMail.by = undefined;
      };
    },
  },
  {
    name: "The mail server falls silent",
    shuts: false,
    lastsSeconds: 5,
    async begin({ mail }) {
      mail.silence();
      return () => mail.cut();
    },
  },
  {
    name: "One of two processes is killed",
    shuts: false,
    lastsSeconds: 0,
    async begin({ site }) {
      const [first] = getChildren(site.pid);
      if (first !== undefined) process.kill(first, "SIGKILL");
      return mended;
    },
  },
];

/** Fifteen ways in which a dependency of the site fails. */
export const faults: readonly Fault[] = [...onDatabase, ...onOthers];
