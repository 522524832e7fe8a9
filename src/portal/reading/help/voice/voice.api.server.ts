import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, notFound, tooMany } from "../../../../contract/reply.ts";
import { isShown as hasQuestion } from "../../../../domain/help/read/help.queries.server.ts";
import { hearView, hearVoice } from "../../../../domain/help/voice/hear-visitor.server.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { createTokenHolder } from "../../../account/session/token-holder.server.ts";
import { countView, voiceOnAnswer } from "../help.calls.ts";
import { emptyAnswer, viewRequest, voiceRequest } from "../help.schema.ts";

const missing = (language: Language) => notFound(m.contract_not_found({}, { locale: language }));

/** Calls by which visitors say what they read and whether it helped. */
export function voiceEndpoints(platform: Platform): Endpoint[] {
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
