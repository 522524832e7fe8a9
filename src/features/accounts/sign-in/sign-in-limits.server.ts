import type { LimitRule } from "../../../platform/limits/limit-rules.ts";
import { limitRules } from "../../../platform/limits/limit-rules.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import { emailKey } from "../email.ts";

interface Counter {
  rule: LimitRule;
  keys: readonly string[];
}

/** One try at a password, counted as a wrong one until it turns out right. */
export type Try =
  | { status: "free"; passwordWasRight(): Promise<void>; neverHappened(): Promise<void> }
  | { status: "limited"; retryAfter: number };

export interface WhoTries {
  userName: string;
  network: string;
  /** Id of a device that showed this account's right password before; else null. */
  deviceId: string | null;
}

/** A known device counts for itself alone, so that nobody can lock somebody else out (promise 4). */
function wrongPasswordCounters({ userName, network, deviceId }: WhoTries): Counter[] {
  const account = emailKey(userName);
  if (deviceId !== null) return [{ rule: limitRules.wrongPasswords, keys: [account, `device ${deviceId}`] }];
  return [
    { rule: limitRules.wrongPasswords, keys: [account, network] },
    { rule: limitRules.wrongPasswordsOfAccount, keys: [account] },
    { rule: limitRules.wrongPasswordsInAll, keys: [] },
  ];
}

function signInCounters({ network, deviceId }: WhoTries): Counter[] {
  return deviceId === null ? [{ rule: limitRules.signIns, keys: [network] }] : [];
}

async function giveBack(limits: Limits, counters: readonly Counter[]): Promise<void> {
  for (const { rule, keys } of counters) await limits.refund(rule, keys);
}

/** Counts a sign-in before the password is looked at, so that twenty at once cannot all pass. */
export function beginSignIn(limits: Limits, who: WhoTries): Promise<Try> {
  return beginTry(limits, signInCounters(who), wrongPasswordCounters(who));
}

/** The same where somebody who is signed in shows the password again. */
export function beginPassword(limits: Limits, who: WhoTries): Promise<Try> {
  return beginTry(limits, [], wrongPasswordCounters(who));
}

async function beginTry(limits: Limits, tries: readonly Counter[], wrong: readonly Counter[]): Promise<Try> {
  const all = [...tries, ...wrong];
  for (const [index, { rule, keys }] of all.entries()) {
    const verdict = await limits.take(rule, keys);
    if (verdict.status === "free") continue;
    await giveBack(limits, all.slice(0, index));
    return verdict;
  }
  return {
    status: "free",
    passwordWasRight: () => giveBack(limits, wrong),
    neverHappened: () => giveBack(limits, all),
  };
}
