import { z } from "zod";
import type { Db } from "../database/database.ts";
import type { Captcha } from "./provider.ts";
import { spendSolution } from "./used-solution.store.ts";

const lifetimeMs = 10 * 60 * 1000;
const patienceMs = 5_000;
const longestPayload = 8_000;

const answerSchema = z.object({ success: z.boolean(), hostname: z.string().optional() });

interface RecaptchaParts {
  siteKey: string;
  secret: string;
  /** Where the solution must have been made: the site's own host. */
  hostname: string;
  db: Db;
  clock: () => Date;
  /** Where Google serves and checks it. */
  url: string;
}

/** Where the script of `url` fetches the rest of itself from. */
const rest = "https://www.gstatic.com/recaptcha/";

/**
 * Google reCAPTCHA (https://developers.google.com/recaptcha/docs/verify).
 * `redeem` throws when Google does not answer: whether someone solved it is then unknown, and that is our fault.
 */
export function createRecaptcha(parts: RecaptchaParts): Captcha {
  const { siteKey, url } = parts;
  return {
    sources: { scripts: [`${url}/`, rest], frames: [`${url}/`] },
    challenge: async () => ({ siteKey, script: `${url}/api.js` }),
    async redeem(payload) {
      if (payload === undefined || payload === "" || payload.length > longestPayload) return false;
      const answer = await ask(parts, payload);
      if (!answer.success || answer.hostname !== parts.hostname) return false;
      return spendSolution(parts.db, payload, new Date(parts.clock().getTime() + lifetimeMs));
    },
  };
}

async function ask({ secret, url }: RecaptchaParts, response: string) {
  const answer = await fetch(`${url}/api/siteverify`, {
    method: "POST",
    body: new URLSearchParams({ secret, response }),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`The captcha provider answered ${answer.status}.`);
  return answerSchema.parse(await answer.json());
}
