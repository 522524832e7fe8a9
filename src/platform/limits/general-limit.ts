import { clockSlackSeconds } from "./limit-count.store.ts";
import { generalRule, guestCallsRule, type LimitRule } from "./limit-rules.ts";
import { mostOf, type Verdict } from "./limits.ts";
import { networksAround } from "./network.ts";

/** Counts every call in memory: the database would feel each of them, and a restart may forgive them. */
export interface GeneralLimit {
  /** @param key a token's hash, or the network of someone without one */
  take(key: string): Verdict;
}

/** More keys than this are not remembered at once; the one that began first is forgotten first. */
const mostKeys = 50_000;

/** @param factor LIMITS_FACTOR */
export function createGeneralLimit(
  factor: number,
  clock: () => Date,
  {
    keysAtMost = mostKeys,
    rule = generalRule,
  }: { keysAtMost?: number; rule?: Pick<LimitRule, "limit" | "seconds"> } = {},
): GeneralLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const most = mostOf(rule, factor);

  /** One that ends later than one that begins now is of a clock that was ahead. */
  const isOver = ({ endsAt }: { endsAt: number }, now: number) =>
    endsAt <= now || endsAt > now + (rule.seconds + clockSlackSeconds) * 1000;

  function begin(key: string, now: number): void {
    windows.delete(key);
    windows.set(key, { count: 1, endsAt: now + rule.seconds * 1000 });
    if (windows.size <= keysAtMost) return;
    for (const oldest of windows.keys()) {
      windows.delete(oldest);
      break;
    }
  }

  function count(key: string, now: number): void {
    const window = windows.get(key);
    if (window === undefined || isOver(window, now)) begin(key, now);
    else window.count += 1;
  }

  return {
    take(key) {
      const now = clock().getTime();
      // A token's hash has nothing around it.
      const counted = networksAround(key);
      for (const { name, times } of counted) {
        const window = windows.get(name);
        if (window === undefined || isOver(window, now) || window.count < most * times) continue;
        return { status: "limited", retryAfter: Math.ceil((window.endsAt - now) / 1000) };
      }
      for (const { name } of counted) count(name, now);
      return { status: "free" };
    },
  };
}

/** The limit of all calls of a process. */
export function createGeneralLimits(factor: number, clock: () => Date) {
  return {
    session: createGeneralLimit(factor, clock),
    guests: createGeneralLimit(factor, clock, { rule: guestCallsRule }),
  };
}
