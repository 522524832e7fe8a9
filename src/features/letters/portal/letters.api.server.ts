import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept, refuse, tooMany } from "../../../contract/reply.ts";
import type { Platform } from "../../../platform/platform.ts";
import { checkLetter as check } from "./check/check-letter.server.ts";
import { checkLetter } from "./letters.calls.ts";
import { letterCheckAnswer, letterCheckRequest } from "./letters.schema.ts";

/** `letter-check` */
export function letterEndpoints(platform: Platform): Endpoint[] {
  return [
    endpoint(checkLetter, {
      request: letterCheckRequest,
      answer: letterCheckAnswer,
      async handle({ body: { code, sender, grecaptcha: captcha } }, { network }) {
        const checked = await check(platform, { code, sender, captcha, network });
        if (checked.status === "limited") return tooMany(m.contract_too_many(), checked.retryAfter);
        return checked.status === "captcha"
          ? refuse("captcha", m.accounts_captcha())
          : accept({ data: checked.verdict });
      },
    }),
  ];
}
