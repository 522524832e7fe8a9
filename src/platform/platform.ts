import type { Changes } from "./cache/changes.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import type { IncomingFiles } from "./files/incoming-files.ts";
import type { FileStore } from "./files/stored-file.ts";
import type { VirusScanner } from "./files/virus-scanner.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { BodyRoom } from "./limits/byte-budget.ts";
import type { GeneralLimit } from "./limits/general-limit.ts";
import type { Limits } from "./limits/limits.ts";
import type { ClientNetwork } from "./limits/network.ts";
import type { SiteLoad } from "./limits/site-load.ts";
import type { DailyHash } from "./log/daily-hash.ts";
import type { Log } from "./log/log.ts";
import type { Metrics } from "./log/metrics.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { ClockWatch } from "./operations/clock-watch.ts";
import type { Captcha } from "./security/provider.ts";
import type { Sealer } from "./security/sealer.ts";
import type { Settings } from "./settings/settings.ts";

/** Everything below the domain, opened once a process and handed to every endpoint. */
export interface Platform {
  settings: Settings;
  log: Log;
  /** How networks and accounts stand in the log. */
  dailyHash: DailyHash;
  clock: Clock;
  metrics: Metrics;
  database: Database;
  /** Change notifications for every cache. */
  changes: Changes;
  /** Whether the clock is believed. */
  clockWatch: ClockWatch;
  jobs: Jobs;
  outbox: Outbox;
  files: FileStore;
  /** Scans what people upload before it is stored; null where none is set. */
  scanner: VirusScanner | null;
  captcha: Captcha;
  sealer: Sealer;
  limits: Limits;
  siteLoad: SiteLoad;
  /** Calls a minute, counted in memory: of someone who is signed in, and of a network's guests. */
  generalLimit: { session: GeneralLimit; guests: GeneralLimit };
  network: ClientNetwork;
  /** Where bodies wait until they are complete. */
  bodies: { room: BodyRoom; incoming: IncomingFiles };
}
