import { existsSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { FrugalPGlite } from "./frugal-pglite.ts";
import type { StatementResult, WorkerCall, WorkerMessage, WorkerOptions, WorkerRequest } from "./pglite-messages.ts";
import { PgliteSession } from "./pglite-session.ts";
import { keepWalShort } from "./wal-size.ts";

function optionsIn(given: unknown): WorkerOptions {
  if (typeof given !== "object" || given === null || !("dataDir" in given) || typeof given.dataDir !== "string") {
    throw new Error("pglite-worker was not told its folder");
  }
  return { dataDir: given.dataDir, makes: "makes" in given && given.makes === true };
}

const port = parentPort;
if (port === null) throw new Error("pglite-worker runs only as a worker thread");
const options = optionsIn(workerData);

// PGlite would make an empty database over whatever is left of one.
if (!options.makes && !existsSync(join(options.dataDir, "PG_VERSION"))) {
  throw new Error(`The folder ${options.dataDir} holds no database.`);
}

// Shared buffers so large that a search over 100,000 vacancies finds most of its pages there, not in files.
const db = new FrugalPGlite({
  dataDir: options.dataDir,
  extensions: { pg_trgm, unaccent, btree_gin },
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=64MB", "-c", "timezone=UTC"],
});
const send = (message: WorkerMessage) => port.postMessage(message);
const session = new PgliteSession(db, (channel, payload) => send({ kind: "notification", channel, payload }));
const wal = keepWalShort(session);

// PGlite's errors also carry the query and its parameters: personal data, so only these are passed on.
const errorFields = ["severity", "code", "detail", "hint", "position", "schema", "table", "column", "constraint"];

async function answer(request: WorkerCall): Promise<StatementResult[]> {
  switch (request.call) {
    case "ready":
      await db.waitReady;
      return [];
    case "query": {
      const results = await session.query(request.sql, request.parameters);
      await wal.afterQuery();
      return results;
    }
    case "checkpoint":
      await wal.checkpoint();
      return [];
    case "close":
      await db.close();
      return [];
  }
}

function failure(id: number, error: unknown): WorkerMessage {
  const message = error instanceof Error ? error.message : String(error);
  const known = error instanceof Error ? Object.entries(error) : [];
  const kept = known.filter(([name, value]) => errorFields.includes(name) && value !== undefined);
  return { kind: "failure", id, message, fields: Object.fromEntries(kept) };
}

async function handle(request: WorkerRequest): Promise<void> {
  try {
    send({ kind: "answer", id: request.id, results: await answer(request) });
  } catch (error) {
    send(failure(request.id, error));
    // PostgreSQL itself has stopped (a full disk, a damaged file): the pool opens a new worker.
    if (error instanceof WebAssembly.RuntimeError) process.exit(1);
  }
}

let last = Promise.resolve();
port.on("message", (request: WorkerRequest) => {
  last = last.then(() => handle(request));
});
