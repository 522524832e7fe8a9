const hourMs = 60 * 60 * 1000;

/** By how much a clock may be off before it is a jump. */
const mostOffMs = hourMs;
/** For how long a clock has to run evenly after a shorter jump before letters go out again. */
const steadyMs = hourMs;
/** After a longer one letters wait for the operator's word, as all erasing does. */
const longestPauseMs = 7 * 24 * hourMs;

/** The stored clock: a row that every process reads and writes. */
export interface KeptClock {
  /** The last moment at which the clock was believed. */
  trustedAt: Date;
  /** The last moment that was seen, believed or not. */
  seenAt: Date;
  /** When the clock came back from its last jump ahead; null while it is believed. */
  jumpedAt: Date | null;
}

/** A process's own monotonic clock; null right after its start. */
export interface Elapsed {
  /** Since this process last looked. */
  sinceSeenMs: number;
  /** The expected time, counted from when this process last trusted the clock; null: it never did. */
  expected: Date | null;
}

/** `behind`: the clock was set back, or ran ahead before; nothing is done too early by that. */
export type ClockStatus = "trusted" | "ahead" | "behind";

const isAfter = (moment: Date, other: Date, byMs: number) => moment.getTime() - other.getTime() > byMs;

/** Updates the stored clock. A site that was switched off looks like a clock that jumped. */
export function lookAt(clock: KeptClock, now: Date, elapsed: Elapsed | null): KeptClock & { status: ClockStatus } {
  const seen = new Date(clock.seenAt.getTime() + (elapsed?.sinceSeenMs ?? 0));
  const due = clock.jumpedAt === null && isAfter(clock.trustedAt, seen, 0) ? clock.trustedAt : seen;
  if (isAfter(now, due, mostOffMs)) return { ...clock, seenAt: now, jumpedAt: now, status: "ahead" };
  if (clock.jumpedAt !== null) {
    const believed = elapsed?.expected ?? clock.trustedAt;
    if (isAfter(now, believed, mostOffMs)) return { ...clock, seenAt: now, status: "ahead" };
  }
  if (isAfter(clock.trustedAt, now, mostOffMs)) return { ...clock, seenAt: now, jumpedAt: null, status: "behind" };
  return { trustedAt: now, seenAt: now, jumpedAt: null, status: "trusted" };
}

/** Jobs that wait while the clock is not trusted: erasing always; sending or deciding for a while. */
export type Waiting = "erases" | "sends";

/** Whether something may be done by a clock as it was seen last. */
export function mayBy({ trustedAt, seenAt, jumpedAt }: KeptClock, what: Waiting): boolean {
  if (jumpedAt === null) return true;
  if (what === "erases") return false;
  return !isAfter(jumpedAt, trustedAt, longestPauseMs) && isAfter(seenAt, jumpedAt, steadyMs);
}
