import { createHmac } from "node:crypto";
import type { Database } from "../database/database.ts";
import { purposeKeys } from "../sealing/sealer.ts";
import { countOne, type Limit, takeOneBack, windowOf } from "./limit-count.store.ts";
import type { LimitRule } from "./limit-rules.ts";

/** `retryAfter`: whole seconds until another try may succeed. */
export type Verdict = { readonly status: "free" } | { readonly status: "limited"; readonly retryAfter: number };

/**
 * Tries counted in the database, so that a restart or a second process changes nothing (promise 4). A window begins
 * with its first try. What a rule is counted for (`keys`, together one counter) is stored as a keyed hash only.
 * Not inside a transaction: a try counts, whatever happens after.
 */
export interface Limits {
  /** Counts one, unless the limit is reached. */
  take(rule: LimitRule, keys: readonly string[]): Promise<Verdict>;
  /** Says what `take` would say, counting nothing. */
  peek(rule: LimitRule, keys: readonly string[]): Promise<Verdict>;
  /** Takes one back that turned out not to count, such as a right password. */
  refund(rule: LimitRule, keys: readonly string[]): Promise<void>;
}

export interface LimitsParts {
  database: Database;
  /** As `readSecrets` gives them; the first one hashes the keys. */
  secrets: readonly string[];
  /** Multiplies all limits (LIMITS_FACTOR). */
  factor: number;
  clock: () => Date;
}

const free: Verdict = { status: "free" };

/** @throws Error without a secret */
export function createLimits({ database, secrets, factor, clock }: LimitsParts): Limits {
  const [secret] = purposeKeys(secrets, "limits");
  if (secret === undefined) throw new Error("Limits need at least one secret.");
  const { db } = database;
  const limitOf = (rule: LimitRule, keys: readonly string[]): Limit => ({
    key: createHmac("sha256", secret)
      .update(JSON.stringify([rule.name, ...keys]))
      .digest(),
    most: mostOf(rule, factor),
    seconds: rule.seconds,
  });
  return {
    async take(rule, keys) {
      const limit = limitOf(rule, keys);
      const now = clock();
      if (await countOne(db, limit, now)) return free;
      return verdictOf(await windowOf(db, limit.key), limit, now);
    },
    async peek(rule, keys) {
      const limit = limitOf(rule, keys);
      return verdictOf(await windowOf(db, limit.key), limit, clock());
    },
    refund: (rule, keys) => takeOneBack(db, limitOf(rule, keys).key, clock()),
  };
}

/** At least one, so that a small factor closes nothing for good. */
export function mostOf(rule: LimitRule, factor: number): number {
  return Math.max(1, Math.floor(rule.limit * factor));
}

function verdictOf(window: { count: number; ends_at: Date } | undefined, limit: Limit, now: Date): Verdict {
  const leftMs = (window?.ends_at.getTime() ?? 0) - now.getTime();
  if (window === undefined || leftMs <= 0 || window.count < limit.most) return free;
  return { status: "limited", retryAfter: Math.ceil(leftMs / 1000) };
}
