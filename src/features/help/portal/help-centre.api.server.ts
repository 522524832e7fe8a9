import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept, notFound, tooMany } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createTokenHolder } from "../../identity/portal/session/identify.server.ts";
import { findContactCentre } from "../../reference-data/master-data.server.ts";
import { isShown as hasQuestion } from "../help.queries.server.ts";
import { hearView, hearVoice } from "../help.server.ts";
import { readingEndpoints } from "./help.api.server.ts";
import { countView, getHelpContact, type HelpContact, voiceOnAnswer } from "./help.calls.ts";

/** The platform that is this site; its contact centre answers for it. */
const careerSite = 1;

const nobody: HelpContact = { name: "", phone: "", email: "", whatsapp: "", hours: "", description: "" };

export const contactRequest = z.object({ body: z.object({ lang: z.string().optional() }) });
/** Texts that the list lacks are "". */
export const contactAnswer = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  hours: z.string(),
  /** Our addition: what to ask here. */
  description: z.string(),
});

/** Whom to ask about the site, from the reference list of contact centres. */
function contactEndpoint({ database: { db } }: Pick<Platform, "database">): Endpoint {
  return endpoint(getHelpContact, {
    request: contactRequest,
    answer: contactAnswer,
    async handle(_, context) {
      context.shows("master-data");
      const centre = await findContactCentre(db, careerSite, context.language);
      if (centre === null) return accept(nobody);
      const { name, phone, email, whatsapp, hours, description } = centre;
      return accept({ name, phone, email, whatsapp, hours, description });
    },
  });
}

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
