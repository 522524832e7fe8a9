import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const dayMs = 86_400_000;

/** At ten in the morning in Jakarta, the next time that it is. */
function untilTen(now: number): number {
  const ten = 3 * 3_600_000;
  return (ten - (now % dayMs) + dayMs) % dayMs;
}

/** A clock for a site of its own, which begins at ten in the morning and goes ahead when it is told to. */
export function movedClock() {
  const file = join(mkdtempSync(join(tmpdir(), "karier-clock-")), "ahead");
  let ahead = untilTen(Date.now());
  const write = () => writeFileSync(file, String(ahead));
  write();
  const preload = join(import.meta.dirname, "moved-clock-preload.ts");
  return {
    /** What the site is started with. */
    settings: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${preload}` },
    now: () => new Date(Date.now() + ahead),
    goAhead(ms: number) {
      ahead += ms;
      write();
    },
  };
}
