import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sessionCookieNames } from "../contract/cookies.ts";
import { createStaffCookies } from "../features/identity/desk/staff-cookies.server.ts";
import { openGeneratedFiles } from "../platform/cache/generated-files.ts";
import type { Platform } from "../platform/platform.ts";
import { readSettings } from "../platform/settings/settings.ts";
import { unknownSettings } from "../platform/settings/unknown-settings.ts";
import type { PageBuild } from "../web/page/pages.ts";
import { openPageCache } from "../web/page-cache/page-cache.ts";
import { createApp } from "./app.ts";
import { buildVersion, version } from "./build-version.ts";
import { greet } from "./greeting.ts";
import { askFoundations, createHealth, watchFoundations } from "./health/health.ts";
import { listen } from "./listen.ts";
import { shareMetrics } from "./metrics/metrics-of-all.ts";
import { tellSite } from "./metrics/site-gauges.ts";
import { closePlatform, openPlatform } from "./open-platform.ts";
import { isFirstOfMany, isOneOfMany } from "./processes.ts";
import { createRequestListener, type Middleware } from "./request-listener.ts";
import { seedWhenEmpty } from "./seed.ts";
import { followChanges, logOutdatedConsents, startWork, takeCommands } from "./start-work.ts";

/** Bytes of finished pages that a process keeps. */
const PAGE_CACHE_BYTES = 48 * 1024 * 1024;
/** Of searches, beside those. */
const SEARCH_CACHE_BYTES = 16 * 1024 * 1024;

/**
 * How long answers that run when the port is closed may take: a busy machine or a slow line needs more than seconds.
 */
const ANSWERS_WITHIN_MS = 20_000;

export interface Running {
  port: number;
  /** The operator's greeting: the address, the data folder, the account to sign in with. */
  greeting: string;
  /** DRAIN_SECONDS. */
  drainSeconds: number;
  /** Says for `drainSeconds` that it is not ready while it still serves, then ends connections and what runs. */
  stop(drainSeconds?: number): Promise<void>;
}

export interface StartOptions {
  build: PageBuild;
  isDevelopment: boolean;
  middleware?: Middleware;
}

async function serve(platform: Platform, { build, isDevelopment, middleware }: StartOptions): Promise<Running> {
  const { settings } = platform;
  await seedWhenEmpty(platform);
  const cache = openPageCache(PAGE_CACHE_BYTES, Date.now, platform.changes, SEARCH_CACHE_BYTES);
  const files = openGeneratedFiles(join(settings.dataDir, "kept-files"), platform.clock, platform.changes);
  const searchFeeds = openGeneratedFiles(join(settings.dataDir, "kept-files"), platform.clock, platform.changes, 100);
  if (isFirstOfMany()) await logOutdatedConsents(platform);
  await followChanges(platform);
  await startWork(platform);
  const stopCommands = await takeCommands(platform);
  const watch = await watchFoundations(() => askFoundations(platform));
  tellSite(platform, cache, watch.found);
  if (isOneOfMany()) shareMetrics(platform.metrics.registry);
  let isDraining = false;
  const app = createApp(platform, { build, isDevelopment, cache, files, searchFeeds });
  const isToldToStop = () => isDraining;
  const health = createHealth({ found: watch.found, isDraining: isToldToStop, publicUrl: settings.publicUrl });
  const { session } = sessionCookieNames(settings);
  const staffSession = createStaffCookies(settings, platform.sealer).names.session;
  const listener = createRequestListener(platform, app, {
    ...{ cache, session, staffSession, middleware, health },
    isDraining: isToldToStop,
  });
  const server = await listen(listener, settings.port, settings.host);
  platform.log.info({ port: server.port, version, build: buildVersion() }, "serving");
  return {
    port: server.port,
    greeting: await greet(settings, server.port, process.stderr.isTTY),
    drainSeconds: settings.drainSeconds,
    async stop(drainSeconds = 0) {
      platform.log.info({ drainSeconds }, "stopping");
      isDraining = true;
      const workEnded = platform.jobs.stop();
      await wait(drainSeconds * 1000);
      await server.close(ANSWERS_WITHIN_MS);
      watch.stop();
      await stopCommands();
      await workEnded;
      await platform.changes.stop();
      await files.close();
      await searchFeeds.close();
      await closePlatform(platform);
    },
  };
}

/**
 * Opens the platform, loads sample content into an empty database, and serves.
 * @param env the environment, see the table of settings in the README
 * @throws SettingsError, or an Error with one sentence for the operator
 */
export async function startServer(env: NodeJS.ProcessEnv, options: StartOptions): Promise<Running> {
  const platform = await openPlatform(readSettings(env), () => new Date());
  for (const { name, meant } of unknownSettings(env)) {
    platform.log.warn({ setting: name, meant }, "unknown setting: nothing reads it");
  }
  try {
    return await serve(platform, options);
  } catch (error) {
    await closePlatform(platform);
    throw error;
  }
}
