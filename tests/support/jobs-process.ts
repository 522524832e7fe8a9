// A process for killed.test.ts: it works on jobs and releases what is due, until nothing is left or it is killed.

import { flushCompileCache } from "node:module";
import { doJobs } from "../../src/app/jobs.ts";
import { platformOver } from "../../src/app/open-platform.ts";
import { workThrough } from "../../src/features/bulk-actions/work/work-through.server.ts";
import { createTelling, releaseDue } from "../../src/features/decisions/release-acts.server.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";

const [, , dataDir = "", url = "", hoursAhead = "0"] = process.argv;
const siteName = () => "Situs Karier";
const clock = () => new Date(Date.now() + Number(hoursAhead) * 3_600_000);
const database = await openDatabase({ url });
const log = createLog({ level: "error" });
const platform = await platformOver(database, readSettings({ DATA_DIR: dataDir }), clock, log);
await doJobs(platform, ["mail", "acts-release", "acts-due", "bulk-jobs", "bulk-jobs-due"], siteName);
await platform.jobs.start();
// The next process begins sooner.
flushCompileCache();
console.log("working");
await workThrough(platform, siteName, new AbortController().signal);
if (hoursAhead !== "0") {
  await releaseDue({
    ...{ database, telling: await createTelling(platform, siteName) },
    onFault(fault) {
      throw fault;
    },
  });
}
await platform.jobs.stop();
await database.close();
// What listens on a server keeps a process that has nothing to do any more.
process.exit(0);
