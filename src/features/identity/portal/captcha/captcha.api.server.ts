import { z } from "zod";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { hasCaptchaPass } from "../../captcha-pass.server.ts";
import { captchaChallenge, getCaptchaPass } from "../accounts.calls.ts";
import { getPassHolder } from "./redeem-to-apply.server.ts";

export const challengeAnswer = z.looseObject({});

/** `captcha/challenge`; where the provider makes its own, what a browser needs to ask it. */
export function captchaEndpoint({ captcha }: Platform): Endpoint {
  return endpoint(captchaChallenge, {
    request: z.object({}),
    answer: challengeAnswer,
    handle: async (_request, { network }) => accept({ ...(await captcha.challenge(network)) }),
  });
}

const passRequest = z.object({});

/** Our addition: whether the next application from this browser needs no captcha. */
export const passAnswer = z.object({ data: z.object({ isOpen: z.boolean() }) });

/** `captcha/pass` */
export function captchaPassEndpoint(platform: Platform): Endpoint {
  return endpoint(getCaptchaPass, {
    request: passRequest,
    answer: passAnswer,
    handle: async (_request, context) =>
      accept({ data: { isOpen: await hasCaptchaPass(platform, getPassHolder(platform, context)) } }),
  });
}
