import { z } from "zod";
import { type Door, door } from "../../../contract/door.server.ts";
import { accept } from "../../../contract/reply.ts";
import type { Platform } from "../../../platform/platform.ts";
import { captchaChallenge } from "../accounts.calls.ts";
import { challengeAnswer } from "../accounts.schema.ts";

/** `captcha/challenge`; empty where the provider needs no challenge of ours. */
export function captchaDoor({ captcha }: Platform): Door {
  return door(captchaChallenge, {
    request: z.object({}),
    answer: challengeAnswer,
    handle: async () => accept({ ...(await captcha.challenge()) }),
  });
}
