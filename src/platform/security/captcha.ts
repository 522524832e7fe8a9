import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Database, Db } from "../database/database.ts";
import type { CaptchaSettings } from "../settings/settings.ts";
import type { Captcha } from "./provider.ts";
import { createRecaptcha } from "./recaptcha.ts";
import { purposeKeys } from "./sealer.ts";
import { spendSolution } from "./used-solution.store.ts";

const hex = z.string().regex(/^([0-9a-f]{2}){1,64}$/);

/** Content of our challenges; other fields of a payload are dropped, so they can carry nothing. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: hex,
      salt: hex,
      cost: z.int().positive(),
      keyLength: z.int().positive().max(64),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int().positive(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
});

type AltchaPayload = z.output<typeof payloadSchema>;

const longestPayload = 4_000;

/** Reads what the widget sends: JSON in base64. null: not that. */
function readPayload(text: string | undefined): AltchaPayload | null {
  if (text === undefined || text.length > longestPayload) return null;
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(text, "base64").toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}

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
function createAltcha({ cost, secrets, db, clock, times }: AltchaParts): Captcha {
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

export interface CaptchaParts {
  settings: CaptchaSettings;
  /** As `readSecrets` gives them. */
  secrets: readonly string[];
  database: Database;
  clock: () => Date;
  /** How many times the work is asked for now; 1 at ease. */
  times: (network: string) => Promise<number>;
}

/** The captcha that the settings name. */
export function openCaptcha({ settings, secrets, database, clock, times }: CaptchaParts): Captcha {
  const { db } = database;
  if (settings.provider === "recaptcha") return createRecaptcha({ ...settings, db, clock });
  return createAltcha({ cost: settings.cost, secrets, db, clock, times });
}
