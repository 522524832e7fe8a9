import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";

function isChallenge(json: unknown): json is Challenge {
  return typeof json === "object" && json !== null && "parameters" in json;
}

/** Does a browser's work: the payload that goes into `grecaptcha`. Milliseconds with CAPTCHA_COST 1000. */
export async function solveCaptcha(challenge: unknown): Promise<string> {
  if (!isChallenge(challenge)) throw new Error("There is no challenge to solve.");
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

const payloadSchema = z.object({
  challenge: z.looseObject({ parameters: z.looseObject({}), signature: z.string().optional() }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

/** A payload's content, to be changed. */
export function openedPayload(payload: string): z.infer<typeof payloadSchema> {
  return payloadSchema.parse(JSON.parse(Buffer.from(payload, "base64").toString()));
}
