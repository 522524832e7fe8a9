import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Db } from "../database/database.ts";
import { purposeKeys } from "../sealing/sealer.ts";
import { type AltchaPayload, readPayload } from "./altcha-payload.ts";
import type { Captcha } from "./provider.ts";
import { spendSolution } from "./used-solution.store.ts";

const lifetimeMs = 10 * 60 * 1000;

/**
 * How many tries a browser needs: between these, chosen by us. Without a number the library makes browsers look for a
 * key by chance, which may take them seconds.
 */
const tries = { least: 20, most: 60 };

interface AltchaParts {
  /** Rounds of PBKDF2 for one try (CAPTCHA_COST). */
  cost: number;
  secrets: readonly string[];
  db: Db;
  clock: () => Date;
  times: (network: string) => Promise<number>;
}

/** Proof of work, made and checked here, without a third party. */
export function createAltcha({ cost, secrets, db, clock, times }: AltchaParts): Captcha {
  const challengeKeys = hexKeys(secrets, "captcha-challenge");
  const solutionKeys = hexKeys(secrets, "captcha-solution");
  const keys = challengeKeys.map((hmacSignatureSecret, index) => ({
    hmacSignatureSecret,
    hmacKeySignatureSecret: solutionKeys[index] ?? "",
  }));
  return {
    sources: { scripts: [], frames: [] },
    async challenge(network) {
      // More tries, not dearer ones: a try is worked out here too, for each challenge that anybody fetches.
      const more = await times(network);
      return createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(tries.least * more, tries.most * more + 1),
        deriveKey,
        expiresAt: new Date(clock().getTime() + lifetimeMs),
        ...keys[0],
      });
    },
    async redeem(text) {
      const payload = readPayload(text);
      if (payload === null || isOver(payload, clock()) || !(await isSolved(payload, keys))) return false;
      const endsAt = new Date(payload.challenge.parameters.expiresAt * 1000);
      return spendSolution(db, payload.challenge.signature, endsAt);
    },
  };
}

interface Keys {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

async function isSolved(payload: AltchaPayload, keys: readonly Keys[]): Promise<boolean> {
  for (const key of keys) {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...key });
    if (verified) return true;
  }
  return false;
}

function isOver({ challenge }: AltchaPayload, now: Date): boolean {
  return challenge.parameters.expiresAt * 1000 <= now.getTime();
}

function hexKeys(secrets: readonly string[], purpose: string): string[] {
  return purposeKeys(secrets, purpose).map((key) => key.toString("hex"));
}
