import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Does a browser's work: the payload that goes into `grecaptcha`. Milliseconds with CAPTCHA_COST 1000. */
export async function solveCaptcha(challenge: Challenge | { siteKey: string }): Promise<string> {
  if (!("parameters" in challenge)) throw new Error("There is no challenge to solve.");
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
