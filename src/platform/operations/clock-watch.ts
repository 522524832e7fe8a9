import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { type Log, logFault } from "../log/log.ts";
import { type ClockStatus, type KeptClock, lookAt, mayBy, type Waiting } from "./clock-state.ts";
import { keepClock, lockClock } from "./clock-watch.store.ts";

const lookEveryMs = 60_000;

/** Looks whether the clock jumped, and has wait what may not be done by a wrong one. */
export interface ClockWatch {
  /** Looks now. A jump is kept for all processes, and logged. */
  look(): Promise<KeptClock & { status: ClockStatus }>;
  /** Looks now: whether something may be done. */
  may(what: Waiting): Promise<boolean>;
  /** How far the clock jumped and is not believed, in seconds; 0 while it is. As seen last. */
  aheadSeconds(): number;
  /** Has something done when the clock is right after it was not. */
  onRight(work: () => Promise<void>): void;
  /** Looks each minute. */
  start(): void;
  stop(): void;
}

interface Parts {
  database: Database;
  clock: Clock;
  log: Log;
  /** Milliseconds of a monotonic clock. */
  monotonic?: () => number;
}

const aheadBy = ({ trustedAt, jumpedAt }: KeptClock) =>
  jumpedAt === null ? 0 : (jumpedAt.getTime() - trustedAt.getTime()) / 1000;

/** Opens the watch; its first look is the first question. */
export function openClockWatch({ database, clock, log, monotonic = () => performance.now() }: Parts): ClockWatch {
  let seenAtMs: number | null = null;
  let believed: { at: Date; ms: number } | null = null;
  let last: (KeptClock & { status: ClockStatus }) | null = null;
  let timer: NodeJS.Timeout | undefined;
  const whenRight: (() => Promise<void>)[] = [];

  async function look() {
    const seen = await database.transact(async (tx) => {
      const { kept, databaseNow } = await lockClock(tx);
      const own = clock();
      // Either of the two may have jumped: jobs go by one, statements by the other.
      const now = databaseNow > own ? databaseNow : own;
      const ms = monotonic();
      const expected = believed === null ? null : new Date(believed.at.getTime() + ms - believed.ms);
      const elapsed = seenAtMs === null ? null : { sinceSeenMs: ms - seenAtMs, expected };
      const found = lookAt(kept ?? { trustedAt: now, seenAt: now, jumpedAt: null }, now, elapsed);
      await keepClock(tx, found);
      seenAtMs = ms;
      if (found.status === "trusted") believed = { at: now, ms };
      return found;
    });
    const before = last?.status ?? "trusted";
    last = seen;
    tell(log, before, seen);
    if (seen.status !== "ahead" && before === "ahead") {
      for (const work of whenRight) work().catch((error: unknown) => logFault(log, { job: "clock" }, error));
    }
    return seen;
  }

  return {
    look,
    may: async (what) => mayBy(await look(), what),
    aheadSeconds: () => (last === null ? 0 : aheadBy(last)),
    onRight: (work) => void whenRight.push(work),
    start() {
      timer = setInterval(() => {
        // A database that is away is asked again a minute later.
        look().catch(() => {});
      }, lookEveryMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

function tell(log: Log, before: ClockStatus, seen: KeptClock & { status: ClockStatus }): void {
  if (seen.status === before) return;
  const { trustedAt, seenAt, status } = seen;
  const line = { clock: { believedLast: trustedAt.toISOString(), saysNow: seenAt.toISOString() } };
  if (status === "ahead") {
    log.error(
      line,
      "The clock jumped ahead, or the site was off: nothing is erased until an operator confirms the clock (doctor --confirm-clock).",
    );
  } else if (status === "behind") log.warn(line, "The clock was set back by more than an hour.");
  else log.info(line, "The clock is right again.");
}

/** An operator says that the clock is right: what waited for that goes on. @returns the moment that is believed now */
export async function confirmClock(database: Database, clock: Clock): Promise<Date> {
  return database.transact(async (tx) => {
    const { databaseNow } = await lockClock(tx);
    const own = clock();
    const now = databaseNow > own ? databaseNow : own;
    await keepClock(tx, { trustedAt: now, seenAt: now, jumpedAt: null });
    return now;
  });
}
