import { z } from "zod";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { captchaChallenge } from "../accounts.calls.ts";

export const challengeAnswer = z.looseObject({});

/** `captcha/challenge`; where the provider makes its own, what a browser needs to ask it. */
export function captchaEndpoint({ captcha }: Platform): Endpoint {
  return endpoint(captchaChallenge, {
    request: z.object({}),
    answer: challengeAnswer,
    handle: async (_request, { network }) => accept({ ...(await captcha.challenge(network)) }),
  });
}
