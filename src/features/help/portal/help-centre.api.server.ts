import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept, notFound, tooMany } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createTokenHolder } from "../../identity/portal/session/token-holder.server.ts";
import { hearView, hearVoice } from "../hear-visitor.server.ts";
import { isShown as hasQuestion } from "../help.queries.server.ts";
import { contactEndpoint } from "./contact/contact.api.server.ts";
import { readingEndpoints } from "./help.api.server.ts";
import { countView, voiceOnAnswer } from "./help.calls.ts";

const missing = (language: Language) => notFound(m.contract_not_found({}, { locale: language }));

export const voiceRequest = z.object({ body: z.object({ Id: z.int(), IsLike: z.boolean() }) });
export const viewRequest = z.object({ body: z.object({ Id: z.int() }) });
export const emptyAnswer = z.object({});

/** Calls by which visitors say what they read and whether it helped. */
function voiceEndpoints(platform: Platform): Endpoint[] {
  const { db } = platform.database;
  const holderOf = createTokenHolder(platform);
  return [
    endpoint(voiceOnAnswer, {
      request: voiceRequest,
      answer: emptyAnswer,
      async handle({ body: { Id: questionId, IsLike: isLike } }, context) {
        const { language, network } = context;
        if (!(await hasQuestion(db, questionId))) return missing(language);
        const { key, cookies } = holderOf(context);
        const verdict = await hearVoice(platform, { questionId, isLike, key, network });
        if (verdict.status === "free") return accept({}, { cookies });
        return tooMany(m.contract_too_many({}, { locale: language }), verdict.retryAfter);
      },
    }),
    endpoint(countView, {
      request: viewRequest,
      answer: emptyAnswer,
      async handle({ body: { Id: questionId } }, context) {
        if (!(await hasQuestion(db, questionId))) return missing(context.language);
        await hearView(platform, questionId, context);
        return accept({});
      },
    }),
  ];
}

/** The endpoints of the help centre. */
export function helpCentreEndpoints(platform: Platform): Endpoint[] {
  return [...readingEndpoints(platform), ...voiceEndpoints(platform), contactEndpoint(platform)];
}
