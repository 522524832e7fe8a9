// A process for jobs.test.ts: it begins a job and is killed in the middle of it.
import { openDatabase } from "../database/database.ts";
import { createLog } from "../log/log.ts";
import { openJobs } from "./jobs.ts";

const [, , dataDir = ""] = process.argv;
const database = await openDatabase({ dataDir });
const jobs = await openJobs(database, createLog({ level: "silent" }));
await jobs.work("count", { retries: 3, timeoutSeconds: 60 }, async () => {
  process.kill(process.pid, "SIGKILL");
});
await jobs.start();
await jobs.send(database.db, "count", { number: 1 });
