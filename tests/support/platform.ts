import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCaptcha } from "../../src/platform/captcha/captcha.ts";
import { openChanges } from "../../src/platform/changes/changes.ts";
import type { Migration } from "../../src/platform/database/migrate.ts";
import { openFileStore } from "../../src/platform/files/file-store.ts";
import { openIncomingFiles } from "../../src/platform/files/incoming-files.ts";
import { openJobs } from "../../src/platform/jobs/jobs.ts";
import { createBodyRoom } from "../../src/platform/limits/body-room.ts";
import { createGeneralLimits } from "../../src/platform/limits/general-limit.ts";
import { createLimits } from "../../src/platform/limits/limits.ts";
import { createSiteLoad } from "../../src/platform/limits/site-load.ts";
import { createLog, type Log } from "../../src/platform/log/log.ts";
import { openOutbox } from "../../src/platform/mail/outbox.ts";
import { createMetrics } from "../../src/platform/metrics/metrics.ts";
import { createClientNetwork } from "../../src/platform/network/client-network.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { createSealer } from "../../src/platform/sealing/sealer.ts";
import { absoluteUrl } from "../../src/platform/settings/absolute-url.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { letterCheckPath } from "../../src/portal/reading/letters/letter-path.ts";
import { testDatabase } from "./database.ts";
import type { Seed } from "./database-template.ts";
import { jobTables } from "./seeds.ts";

export interface TestPlatform extends Platform {
  /** What `clock` says; tests move it. */
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
  /** What its database begins with beside the tables; those of jobs unless given. */
  seed?: Seed;
  /** Opens its database; a test's own as it is unless given. */
  open?: typeof testDatabase;
}

const silent = createLog({ level: "silent" });

const secrets = ["a secret of tests, thirty-two long"];

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
  const settings = readSettings({ DATA_DIR: dataDir, CAPTCHA_COST: "1000", ...env });
  const time = { now: new Date() };
  const clock = () => time.now;
  const database = await open(migrations, seed);
  const jobs = await openJobs(database, log);
  const letterCheckUrl = absoluteUrl(settings, letterCheckPath);
  const mail = {
    smtpUrl: settings.smtpUrl,
    smtpConnections: settings.smtpConnections,
    mailFrom: settings.mailFrom,
    letterCheckUrl,
    mailDir: join(dataDir, "mail"),
  };
  const network = createClientNetwork(settings.trustProxy, settings.trustedNetworks);
  const siteLoad = createSiteLoad({
    database,
    secrets,
    factor: settings.limitsFactor,
    clock,
    isTrusted: network.isTrusted,
  });
  const metrics = createMetrics();
  const platform: Platform = {
    ...{ settings, log, clock, database, jobs, metrics },
    changes: openChanges(database),
    outbox: await openOutbox({ database, jobs, settings: mail, log, clock, metrics }),
    files: openFileStore(settings.files),
    captcha: openCaptcha({ database, settings: settings.captcha, secrets, clock, times: siteLoad.times }),
    sealer: createSealer(secrets),
    siteLoad,
    limits: createLimits({ database, secrets, factor: settings.limitsFactor, clock, isTrusted: network.isTrusted }),
    generalLimit: createGeneralLimits(settings.limitsFactor, clock),
    network,
    bodies: { room: createBodyRoom(), incoming: openIncomingFiles(join(dataDir, "incoming")) },
  };
  await work?.(platform);
  await jobs.start();
  return {
    ...platform,
    time,
    async close() {
      await jobs.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
