import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { doJobs, mailJobs } from "../../src/app/jobs.ts";
import { closePlatform, platformOver } from "../../src/app/open-platform.ts";
import type { Migration } from "../../src/platform/database/migrate.ts";
import { createLog, type Log } from "../../src/platform/log/log.ts";
import { createMetrics } from "../../src/platform/log/metrics.ts";
import { openClockWatch } from "../../src/platform/operations/clock-watch.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { testDatabase } from "./database.ts";
import type { Seed } from "./database-template.ts";
import { jobTables } from "./seeds.ts";

export interface TestPlatform extends Platform {
  /** The time of `clock`; tests move it. */
  time: { now: Date };
  close(): Promise<void>;
}

export interface TestPlatformOptions {
  migrations: readonly Migration[];
  env?: Record<string, string>;
  /** Silent unless a test listens. */
  log?: Log;
  /** Registers workers; without it no job runs. */
  work?: (platform: Platform) => Promise<void>;
  /** Its database's initial rows beside the tables; those of jobs by default. */
  seed?: Seed;
  /** Opens its database; a test's own as it is unless given. */
  open?: typeof testDatabase;
}

const silent = createLog({ level: "silent" });

/** The secret of every test platform, so that a site can open what one of them sealed. */
export const secret = "a secret of tests of thirty-two letters";

/** Everything below the domain on a database and folder of the test's own; cheap captcha, a clock to move. */
export async function testPlatform({
  migrations,
  env = {},
  log = silent,
  work,
  seed = jobTables,
  open = testDatabase,
}: TestPlatformOptions): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), "karier-test-"));
  const settings = readSettings({ DATA_DIR: dataDir, SECRET_KEY: secret, CAPTCHA_COST: "1000", ...env });
  const time = { now: new Date() };
  const clock = () => time.now;
  const database = await open(migrations, seed);
  // Tests move their clock as they like.
  const believed = { ...openClockWatch({ database, clock, log }), may: async () => true };
  const platform = await platformOver(database, settings, clock, log, createMetrics(), believed);
  await doJobs(platform, mailJobs);
  await work?.(platform);
  await platform.jobs.start();
  return {
    ...platform,
    time,
    async close() {
      await closePlatform(platform);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
