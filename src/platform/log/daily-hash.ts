import { createHmac } from "node:crypto";
import type { Clock } from "../clock.ts";
import { purposeKeys } from "../security/sealer.ts";

/** Of a text, a hash that is another one each day (UTC), and that nobody can compute without the secret. */
export type DailyHash = (text: string) => string;

const hashLength = 16;

/**
 * Hashes networks and accounts for the log: lines of one day can be assigned to one network or account, without
 * saying which. HMAC-SHA-256 under a key of the first secret and the day.
 */
export function createDailyHash(secrets: readonly string[], clock: Clock): DailyHash {
  let today = "";
  let key: Buffer = Buffer.alloc(0);
  return (text) => {
    const day = clock().toISOString().slice(0, 10);
    if (day !== today) {
      const [first] = purposeKeys(secrets, `log ${day}`);
      if (first === undefined) throw new Error("The log's hashes need at least one secret.");
      [today, key] = [day, first];
    }
    return createHmac("sha256", key).update(text).digest("base64url").slice(0, hashLength);
  };
}
