import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const dayMs = 86_400_000;
/** How old what the site has read of its clock may be. */
const readEveryMs = 100;

/** At ten in the morning in Jakarta, the next time that it is. */
function untilTen(now: number): number {
  const ten = 3 * 3_600_000;
  return (ten - (now % dayMs) + dayMs) % dayMs;
}

/**
 * A clock for a site of its own, which begins at ten in the morning and goes ahead when it is told to.
 * @param laterMs how much later than ten it begins
 */
export function movedClock(laterMs = 0) {
  const file = join(mkdtempSync(join(tmpdir(), "karier-clock-")), "ahead");
  let ahead = untilTen(Date.now()) + laterMs;
  const write = () => writeFileSync(file, String(ahead));
  write();
  const preload = join(import.meta.dirname, "moved-clock-preload.ts");
  return {
    /** What the site is started with. */
    settings: { CLOCK_FILE: file, CLOCK_READ_MS: String(readEveryMs), NODE_OPTIONS: `--import=${preload}` },
    now: () => new Date(Date.now() + ahead),
    /** @returns when the site goes by it: whatever asks the time later hears the new one */
    async goAhead(ms: number): Promise<void> {
      ahead += ms;
      write();
      await wait(2 * readEveryMs);
    },
  };
}
