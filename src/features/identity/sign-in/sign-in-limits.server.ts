import { type LimitRule, limitRules, siteMarks } from "../../../platform/limits/limit-rules.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordOnceSince } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { emailKey } from "../email.ts";
import type { Principal, PrincipalKind } from "../principal.ts";

interface Counter {
  rule: LimitRule;
  keys: readonly string[];
}

/** One try at a password, counted as a wrong one until it turns out right. */
export type Try =
  | { status: "free"; passwordWasRight(): Promise<void>; neverHappened(): Promise<void> }
  | { status: "limited"; retryAfter: number }
  /** Too many wrong ones in a row: only who reads the account's mail continues, whether or not this one is right. */
  | { status: "confirm-by-mail" };

export interface WhoTries {
  kind: PrincipalKind;
  userName: string;
  network: string;
  /** Id of a device that showed this account's right password before; else null. */
  deviceId: string | null;
}

type Counting = Pick<Platform, "limits" | "siteLoad">;

type Whose = Pick<WhoTries, "kind" | "userName">;

/** By what an account is counted: tries at a member of staff and at an applicant of the same address do not add up. */
function accountKey({ kind, userName }: Whose): string {
  // No address's key has a capital, so that nobody types a member of staff's.
  return kind === "applicant" ? emailKey(userName) : `STAFF ${emailKey(userName)}`;
}

function inARow(whose: Whose): Counter {
  return { rule: limitRules.wrongPasswordsInARow, keys: [accountKey(whose)] };
}

/** A known device counts for itself alone, so that nobody can lock someone else out (promise 4). */
function ofSignIn({ network, deviceId, ...whose }: WhoTries): { tries: Counter[]; wrong: Counter[] } {
  const account = accountKey(whose);
  if (deviceId !== null)
    return { tries: [], wrong: [{ rule: limitRules.wrongPasswordsOnDevice, keys: [account, deviceId] }] };
  return {
    tries: whose.kind === "staff" ? [{ rule: limitRules.staffSignIns, keys: [network] }] : [],
    wrong: [{ rule: limitRules.wrongPasswords, keys: [account, network] }, inARow(whose)],
  };
}

async function giveBack(limits: Limits, counters: readonly Counter[]): Promise<void> {
  for (const { rule, keys } of counters) await limits.refund(rule, keys);
}

/** Counts a sign-in before the password is looked at, so that twenty at once cannot all pass. */
export function beginSignIn(counting: Counting, who: WhoTries): Promise<Try> {
  const { tries, wrong } = ofSignIn(who);
  return beginTry(counting, who, tries, wrong);
}

/** The same where someone who is signed in shows the password again: nobody without a session counts there. */
export async function beginPassword(
  counting: Counting,
  who: WhoTries,
): Promise<Exclude<Try, { status: "confirm-by-mail" }>> {
  const account = accountKey(who);
  const wrong =
    who.deviceId === null
      ? { rule: limitRules.wrongPasswordsSignedIn, keys: [account] }
      : { rule: limitRules.wrongPasswordsOnDevice, keys: [account, who.deviceId] };
  const begun = await beginTry(counting, who, [], [wrong]);
  if (begun.status === "confirm-by-mail") throw new Error("A signed-in person needs no mailed link.");
  return begun;
}

/**
 * The same where the mailed link is shown beside the password: only who holds the link counts there, so that strangers
 * keep nobody from the account (promise 4). The mail that a hundred wrong ones in a row ask for is proved by the link,
 * whose own wrong ones end like that too.
 */
export function beginByLink(counting: Counting, who: Pick<WhoTries, "userName" | "network">): Promise<Try> {
  const account = accountKey({ kind: "applicant", userName: who.userName });
  const wrong = [
    { rule: limitRules.wrongPasswordsSignedIn, keys: [account] },
    { rule: limitRules.wrongPasswordsByLink, keys: [account] },
  ];
  return beginTry(counting, { ...who, kind: "applicant", deviceId: null }, [], wrong);
}

/** Begins again after a proof of the account's own: the right password, or its mail. */
export async function endWrongPasswords({ limits }: Pick<Platform, "limits">, whose: Whose): Promise<void> {
  const { rule, keys } = inARow(whose);
  await limits.forget(rule, keys);
}

/** Rules after which only a new password by mail continues. */
const endsByMail: ReadonlySet<LimitRule> = new Set([limitRules.wrongPasswordsInARow, limitRules.wrongPasswordsByLink]);

async function beginTry(
  { limits, siteLoad }: Counting,
  who: WhoTries,
  tries: readonly Counter[],
  wrong: readonly Counter[],
): Promise<Try> {
  const all = [...tries, ...wrong];
  for (const [index, { rule, keys }] of all.entries()) {
    const verdict = await limits.take(rule, keys);
    if (verdict.status === "free") continue;
    await giveBack(limits, all.slice(0, index));
    return endsByMail.has(rule) ? { status: "confirm-by-mail" } : verdict;
  }
  if (who.deviceId === null) await siteLoad.count(siteMarks.wrongPasswords, who.network);
  const unmark = async () => {
    if (who.deviceId === null) await siteLoad.refund(siteMarks.wrongPasswords, who.network);
  };
  return {
    status: "free",
    async passwordWasRight() {
      await giveBack(limits, wrong);
      await endWrongPasswords({ limits }, who);
      await unmark();
    },
    async neverHappened() {
      await giveBack(limits, all);
      await unmark();
    },
  };
}

/** So long a refusal by a limit stands for those that follow it. */
const LIMITED_MS = 15 * 60 * 1000;

/** Remembers that a limit refused tries; `null` is an address without an account. */
export async function recordLimited(
  { database: { db }, clock }: Platform,
  asker: Asker,
  principal: Principal | null,
): Promise<void> {
  const now = clock();
  const since = new Date(now.getTime() - LIMITED_MS);
  await recordOnceSince(db, asker, { principal, event: "limited" }, { since, now });
}
