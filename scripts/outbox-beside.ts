import type { Clock } from "../src/platform/clock.ts";
import type { Database } from "../src/platform/database/database.ts";
import type { Jobs } from "../src/platform/jobs/jobs.ts";
import { createLog } from "../src/platform/log/log.ts";
import type { Outbox } from "../src/platform/mail/outbox.ts";
import type { Settings } from "../src/platform/settings/settings.ts";

/** The outbox of a command in a process of its own, opened when mail is written; what it cannot send in time the site sends. */
export function outboxBeside(
  database: Database,
  settings: Settings,
  clock: Clock,
): { open: () => Promise<Outbox>; close: () => Promise<void> } {
  let opened: Jobs | undefined;
  return {
    async open() {
      const { platformOver } = await import("../src/app/open-platform.ts");
      const { doJobs, mailJobs } = await import("../src/app/jobs.ts");
      const platform = await platformOver(database, settings, clock, createLog({ level: "error" }));
      await doJobs(platform, mailJobs);
      await platform.jobs.start();
      opened = platform.jobs;
      return platform.outbox;
    },
    close: async () => opened?.stop(),
  };
}
