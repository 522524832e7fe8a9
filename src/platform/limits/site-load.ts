import { createHmac } from "node:crypto";
import type { Database } from "../database/database.ts";
import { purposeKeys } from "../security/sealer.ts";
import { countOne, countsNow, type Limit, takeOneBack } from "./limit-count.store.ts";
import { type SiteMark, siteMarks } from "./limit-rules.ts";
import { mostOf } from "./limits.ts";
import { networksAround } from "./network.ts";

/**
 * Limits of mass requests: on the whole site, and from one network. Above a mark nobody is refused, else a
 * few hundred networks could close the site for everybody, or one guesser it for a fair behind one address; the
 * captcha costs more (promise 4, decision 33).
 */
export interface SiteLoad {
  /** @param network where it came from; what comes from a trusted one counts on the site alone */
  count(mark: SiteMark, network: string): Promise<void>;
  /** Takes one back that turned out not to count. */
  refund(mark: SiteMark, network: string): Promise<void>;
  /**
   * 1 below every mark, then 2, 4 … times the work, by how far above: at most 8 times for what happens on the whole
   * site, 64 times for what comes from this very network.
   */
  times(network: string): Promise<number>;
}

interface SiteLoadParts {
  database: Database;
  secrets: readonly string[];
  /** Multiplies all marks (LIMITS_FACTOR). */
  factor: number;
  clock: () => Date;
  /** Networks that count nothing (TRUSTED_NETWORKS). */
  isTrusted: (network: string) => boolean;
}

/** About four seconds of a phone where CAPTCHA_COST stands as it is. */
const mostOfSite = 8;
/**
 * About half a minute of a phone: a guesser's network then allows as few tries as a wall would, and shuts nobody out.
 */
const mostOfNetwork = 64;

interface Mark extends Limit {
  /** The number above which the work begins to cost more; `most` is where it costs no more. */
  mark: number;
  mostTimes: number;
}

/** @throws Error without a secret */
export function createSiteLoad({ database: { db }, secrets, factor, clock, isTrusted }: SiteLoadParts): SiteLoad {
  const [secret] = purposeKeys(secrets, "limits");
  if (secret === undefined) throw new Error("Marks need at least one secret.");
  const getMark = (names: readonly string[], limit: number, seconds: number, mostTimes: number): Mark => {
    const key = createHmac("sha256", secret).update(JSON.stringify(names)).digest();
    const mark = mostOf({ limit }, factor);
    return { key, mark, most: mostOf({ limit: mark }, mostTimes), seconds, mostTimes };
  };
  const ofSite = ({ name, mark, seconds }: SiteMark) => getMark([name], mark, seconds, mostOfSite);
  const ofNetwork = ({ name, markOfNetwork, seconds }: SiteMark, network: string) =>
    markOfNetwork === null || isTrusted(network)
      ? []
      : networksAround(network).map((around) =>
          getMark([name, around.name], markOfNetwork * around.times, seconds, mostOfNetwork),
        );
  const all = (mark: SiteMark, network: string) => [ofSite(mark), ...ofNetwork(mark, network)];
  return {
    async count(mark, network) {
      for (const each of all(mark, network)) await countOne(db, each, clock());
    },
    async refund(mark, network) {
      for (const { key } of all(mark, network)) await takeOneBack(db, key, clock());
    },
    async times(network) {
      const marks = Object.values(siteMarks).flatMap((mark) => all(mark, network));
      const counts = await countsNow(db, marks, clock());
      const found = (key: Uint8Array) => counts.find((one) => Buffer.compare(one.key, key) === 0)?.count ?? 0;
      return Math.max(...marks.map(({ key, mark, mostTimes }) => timesAt(found(key) / mark, mostTimes)));
    },
  };
}

/**
 * @param share of the mark that was reached
 * @param most how many times at most
 */
export function timesAt(share: number, most: number): number {
  if (share < 1) return 1;
  return Math.min(most, 2 ** (1 + Math.floor(Math.log2(share))));
}

/** Whether a request says that it belongs to a session; whether it does is looked at later. */
export type Lane = "anybody" | "session";

/**
 * Starts work in order, each piece so many turns of the event loop after the one before. In one turn libuv takes one
 * new connection and reads whatever came over those that it has: if a crowd's requests were all begun at once, a turn
 * would take a second, and a new connection, be it a probe's, as many of them as stand before it. Where work waits on
 * both lanes, each has every other turn: a crowd on one of them does not hold up the other.
 */
export function loopTurns(turns: number): (work: () => void, lane?: Lane) => void {
  const lanes: Record<Lane, (() => void)[]> = { anybody: [], session: [] };
  let last: Lane = "anybody";
  let left = turns;
  let isTurning = false;
  const next = (): (() => void) | undefined => {
    const other = last === "anybody" ? "session" : "anybody";
    if (lanes[other].length > 0) last = other;
    return lanes[last].shift();
  };
  const turn = (): void => {
    left -= 1;
    if (left === 0) {
      left = turns;
      next()?.();
    }
    isTurning = lanes.anybody.length + lanes.session.length > 0;
    if (isTurning) setImmediate(turn);
  };
  return (work, lane = "anybody") => {
    lanes[lane].push(work);
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  };
}
