import { join } from "node:path";
import { countTwoStepAccounts } from "../features/identity/two-step/two-step.queries.server.ts";
import { letterCheckPath } from "../features/letters/portal/letters.calls.ts";
import { openChanges } from "../platform/cache/changes.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { openIncomingFiles } from "../platform/files/incoming-files.ts";
import { createClamd } from "../platform/files/virus-scanner.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { createBodyRoom } from "../platform/limits/byte-budget.ts";
import { createGeneralLimits } from "../platform/limits/general-limit.ts";
import { createLimits } from "../platform/limits/limits.ts";
import { createClientNetwork } from "../platform/limits/network.ts";
import { createSiteLoad } from "../platform/limits/site-load.ts";
import { createDailyHash } from "../platform/log/daily-hash.ts";
import { createLog, logFault } from "../platform/log/log.ts";
import { createMetrics } from "../platform/log/metrics.ts";
import { openOutbox } from "../platform/mail/outbox.ts";
import { openClockWatch } from "../platform/operations/clock-watch.ts";
import { ownSecret } from "../platform/operations/own-secret.ts";
import { ForeignStore, ownStore } from "../platform/operations/own-store.ts";
import type { Platform } from "../platform/platform.ts";
import { openCaptcha } from "../platform/security/captcha.ts";
import { createSealer } from "../platform/security/sealer.ts";
import { absoluteUrl } from "../platform/settings/absolute-url.ts";
import { readSecrets } from "../platform/settings/secret.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { openMigratedDatabase } from "./open-database.ts";

/** Everything below the domain, over a database that is open and up to date. */
export async function platformOver(
  database: Database,
  settings: Settings,
  clock: Clock,
  log = createLog({ level: settings.logLevel }),
  metrics = createMetrics(),
  clockWatch = openClockWatch({ database, clock, log }),
): Promise<Platform> {
  const secrets = await readSecrets(settings);
  const jobs = await openJobs(database, log, clockWatch);
  const outboxSettings = {
    smtpUrl: settings.smtpUrl,
    smtpConnections: settings.smtpConnections,
    mailFrom: settings.mailFrom,
    letterCheckUrl: absoluteUrl(settings, letterCheckPath),
    mailDir: join(settings.dataDir, "mail"),
  };
  const outbox = openOutbox({ database, jobs, settings: outboxSettings, log, clock, metrics });
  const network = createClientNetwork(settings.trustProxy, settings.trustedNetworks);
  const siteLoad = createSiteLoad({
    database,
    secrets,
    factor: settings.limitsFactor,
    clock,
    isTrusted: network.isTrusted,
  });
  return {
    settings,
    log,
    dailyHash: createDailyHash(secrets, clock),
    clock,
    metrics,
    database,
    changes: openChanges(database),
    clockWatch,
    jobs,
    outbox,
    files: openFileStore(settings.files),
    scanner: settings.clamd && createClamd(settings.clamd, metrics.scanEnded),
    captcha: openCaptcha({ database, settings: settings.captcha, secrets, clock, times: siteLoad.times }),
    sealer: createSealer(secrets),
    siteLoad,
    limits: createLimits({
      database,
      secrets,
      factor: settings.limitsFactor,
      clock,
      onLimited: metrics.limitHit,
      isTrusted: network.isTrusted,
    }),
    generalLimit: createGeneralLimits(settings.limitsFactor, clock),
    network,
    bodies: { room: createBodyRoom(), incoming: openIncomingFiles(join(settings.dataDir, "incoming")) },
  };
}

/** A store that does not answer stops no start: the files in it are asked for, and swept, later. */
async function markStore({ database, files, log }: Platform): Promise<void> {
  try {
    await ownStore(database.db, files);
  } catch (error) {
    if (error instanceof ForeignStore) throw error;
    logFault(log, { job: "mark-files" }, error);
  }
}

/** Anyone who lost the secret has to know whom that concerns. */
async function tellReplaced({ db }: Database, log: Platform["log"]): Promise<void> {
  const twoStepAccounts = await countTwoStepAccounts(db);
  const words = "a new secret was taken: everybody is signed out, and twoStepAccounts set up two-step sign-in again";
  log.warn({ setting: "ACCEPT_NEW_SECRET", twoStepAccounts }, words);
}

/** Opens the database, brings its schema up to date, and everything over it. */
export async function openPlatform(settings: Settings, clock: Clock): Promise<Platform> {
  const log = createLog({ level: settings.logLevel });
  const metrics = createMetrics();
  const { database } = await openMigratedDatabase(settings, log, metrics.queryEnded);
  try {
    const own = await ownSecret(database.db, await readSecrets(settings), settings.acceptsNewSecret);
    if (own.status === "replaced") await tellReplaced(database, log);
    const platform = await platformOver(database, settings, clock, log, metrics);
    await markStore(platform);
    return platform;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Stops jobs, lets what runs finish and frees the data folder. */
export async function closePlatform(platform: Platform): Promise<void> {
  platform.clockWatch.stop();
  await platform.jobs.stop();
  await platform.database.close();
}
