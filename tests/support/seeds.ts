import { seedMasterData } from "../../src/features/reference-data/load/load-master-data.server.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { openJobs } from "../../src/platform/jobs/jobs.ts";
import { createLog } from "../../src/platform/log/log.ts";
import type { Seed } from "./database-template.ts";

const jobSources = ["src/platform/jobs/*.ts"];

async function makeJobTables(database: Database): Promise<void> {
  const jobs = await openJobs(database, createLog({ level: "silent" }));
  await jobs.start();
  await jobs.stop();
}

/** pg-boss's own tables, which it makes at its first start. */
export const jobTables: Seed = { name: "job tables", sources: jobSources, seed: makeJobTables };

/** These, and the reference lists. */
export const referenceLists: Seed = {
  name: "reference lists",
  sources: [...jobSources, "content/master-data/*", "src/features/reference-data/**/*.ts"],
  async seed(database) {
    await makeJobTables(database);
    await seedMasterData(database);
  },
};
