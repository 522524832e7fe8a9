import { createHmac } from "node:crypto";
import type { Database } from "../database/database.ts";
import { purposeKeys } from "../sealing/sealer.ts";
import { countOne, countsNow, takeOneBack } from "./limit-count.store.ts";
import { type SiteMark, siteMarks } from "./limit-rules.ts";
import { mostOf } from "./limits.ts";

/**
 * What strangers do by the thousand, from however many networks. Above a mark nobody is refused, else a few hundred
 * networks could close the site for everybody; the captcha costs more (promise 4).
 */
export interface SiteLoad {
  count(mark: SiteMark): Promise<void>;
  /** Takes one back that turned out not to count. */
  refund(mark: SiteMark): Promise<void>;
  /** 1 below every mark, then 2, 4 and at most 8 times the work, by how far above. */
  times(): Promise<number>;
}

interface SiteLoadParts {
  database: Database;
  secrets: readonly string[];
  /** Multiplies all marks (LIMITS_FACTOR). */
  factor: number;
  clock: () => Date;
}

/** About four seconds of a phone where CAPTCHA_COST stands as it is. */
const mostTimes = 8;

/** @throws Error without a secret */
export function createSiteLoad({ database: { db }, secrets, factor, clock }: SiteLoadParts): SiteLoad {
  const [secret] = purposeKeys(secrets, "limits");
  if (secret === undefined) throw new Error("Marks need at least one secret.");
  const keyOf = ({ name }: SiteMark) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([name]))
      .digest();
  const marks = Object.values(siteMarks).map((mark) => ({
    key: keyOf(mark),
    most: mostOf({ limit: mark.mark }, factor),
  }));
  return {
    async count(mark) {
      // What is further above makes nothing dearer.
      const most = mostOf({ limit: mark.mark }, factor) * mostTimes;
      await countOne(db, { key: keyOf(mark), most, seconds: mark.seconds }, clock());
    },
    refund: (mark) => takeOneBack(db, keyOf(mark), clock()),
    async times() {
      const counts = await countsNow(
        db,
        marks.map(({ key }) => key),
        clock(),
      );
      const shares = marks.map(
        ({ key, most }) => (counts.find((one) => Buffer.compare(one.key, key) === 0)?.count ?? 0) / most,
      );
      return timesAt(Math.max(...shares));
    },
  };
}

/** @param share of the mark that was reached */
export function timesAt(share: number): number {
  if (share < 1) return 1;
  return Math.min(mostTimes, 2 ** (1 + Math.floor(Math.log2(share))));
}
