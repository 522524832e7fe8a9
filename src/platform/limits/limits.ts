import { createHmac } from "node:crypto";
import type { Database } from "../database/database.ts";
import { purposeKeys } from "../security/sealer.ts";
import { countOne, findWindow, forgetCount, type Limit, takeOneBack } from "./limit-count.store.ts";
import type { LimitRule } from "./limit-rules.ts";
import { networksAround, type WiderNetwork } from "./network.ts";

/** `retryAfter`: whole seconds until another try may succeed. */
export type Verdict = { readonly status: "free" } | { readonly status: "limited"; readonly retryAfter: number };

/**
 * Tries counted in the database, so that a restart or a second process changes nothing (promise 4). A window begins
 * with its first try. What a rule is counted for (`keys`, in the order of its `by`) is stored as a keyed hash only.
 * A rule by network counts the networks around it too. Not inside a transaction: a try counts, whatever happens after.
 */
export interface Limits {
  /** Counts one, unless the limit is reached. */
  take(rule: LimitRule, keys: readonly string[]): Promise<Verdict>;
  /** Says what `take` would say, counting nothing. */
  peek(rule: LimitRule, keys: readonly string[]): Promise<Verdict>;
  /** Takes one back that turned out not to count, such as a right password. */
  refund(rule: LimitRule, keys: readonly string[]): Promise<void>;
  /** Begins again, as after a right password. */
  forget(rule: LimitRule, keys: readonly string[]): Promise<void>;
}

export interface LimitsParts {
  database: Database;
  /** As `readSecrets` gives them; the first one hashes the keys. */
  secrets: readonly string[];
  /** Multiplies all limits (LIMITS_FACTOR). */
  factor: number;
  clock: () => Date;
  /** Hears which rule refused. */
  onLimited?: (rule: string) => void;
  /** Networks by which alone nothing is counted (TRUSTED_NETWORKS). */
  isTrusted?: (network: string) => boolean;
}

const free: Verdict = { status: "free" };

/** @throws Error without a secret */
export function createLimits({
  database,
  secrets,
  factor,
  clock,
  onLimited = () => {},
  isTrusted = () => false,
}: LimitsParts): Limits {
  const [secret] = purposeKeys(secrets, "limits");
  if (secret === undefined) throw new Error("Limits need at least one secret.");
  const { db } = database;
  const getLimit = (rule: LimitRule, keys: readonly string[], times: number): Limit => ({
    key: createHmac("sha256", secret)
      .update(JSON.stringify([rule.name, ...keys]))
      .digest(),
    most: mostOf(rule, factor * times),
    seconds: rule.seconds,
  });
  /** The narrowest first, so that a flood from one place stops there before it uses up a wider one's. */
  const getLimits = (rule: LimitRule, keys: readonly string[]) =>
    getCounters(rule, keys, isTrusted).map(({ keys: wider, times }) => getLimit(rule, wider, times));

  return {
    async take(rule, keys) {
      const now = clock();
      const counted: Limit[] = [];
      for (const limit of getLimits(rule, keys)) {
        if (await countOne(db, limit, now)) {
          counted.push(limit);
          continue;
        }
        for (const { key } of counted) await takeOneBack(db, key, now);
        onLimited(rule.name);
        return getVerdict(await findWindow(db, limit, now), limit, now);
      }
      return free;
    },
    async peek(rule, keys) {
      for (const limit of getLimits(rule, keys)) {
        const now = clock();
        const verdict = getVerdict(await findWindow(db, limit, now), limit, now);
        if (verdict.status === "free") continue;
        onLimited(rule.name);
        return verdict;
      }
      return free;
    },
    async refund(rule, keys) {
      for (const { key } of getLimits(rule, keys)) await takeOneBack(db, key, clock());
    },
    async forget(rule, keys) {
      for (const { key } of getLimits(rule, keys)) await forgetCount(db, key);
    },
  };
}

interface Counter {
  keys: readonly string[];
  times: number;
}

/** The counters of a rule: where it counts by network, one for each network around. */
function getCounters(rule: LimitRule, keys: readonly string[], isTrusted: (network: string) => boolean): Counter[] {
  if (keys.length !== rule.by.length) throw new Error(`${rule.name} is counted by ${rule.by.join(" and ")}.`);
  const at = rule.by.indexOf("network");
  const network = keys[at];
  if (network === undefined) return [{ keys, times: 1 }];
  // Of one account many know nothing together: it is counted there, too.
  if (isTrusted(network) && rule.by.length === 1) return [];
  return networksAround(network).map(({ name, times }: WiderNetwork) => ({ keys: keys.with(at, name), times }));
}

/** The table's maximum count. */
const highestCount = 2_147_483_647;

/** At least one, so that a small factor closes nothing for good; at most what can be counted to. */
export function mostOf(rule: { readonly limit: number }, factor: number): number {
  return Math.min(highestCount, Math.max(1, Math.floor(rule.limit * factor)));
}

function getVerdict(window: { count: number; ends_at: Date } | undefined, limit: Limit, now: Date): Verdict {
  const leftMs = (window?.ends_at.getTime() ?? 0) - now.getTime();
  if (window === undefined || leftMs <= 0 || window.count < limit.most) return free;
  return { status: "limited", retryAfter: Math.ceil(leftMs / 1000) };
}
