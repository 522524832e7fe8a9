import { m } from "#messages";
import { invalid, type Refusal } from "../../../contract/reply.ts";
import { numberText } from "../../../i18n/formats.ts";
import type { PreviewedJob } from "../preview-job.server.ts";

const languageWords = { id: m.desk_jobs_language_id, en: m.desk_jobs_language_en } as const;

/**
 * Refuses fields that say nothing in a language that some of the readers have (recruiting §6).
 * @param at what stands before a field's name in the request's body, such as "act."
 */
export function lackingFields({ lacking }: Extract<PreviewedJob, { status: "lacking" }>, at: string): Refusal {
  const errors = lacking.map(({ field, language, readers }) => ({
    ...{ path: `${at}${field}.${language}`, code: "language-missing" },
    message: m.desk_jobs_language_missing({ count: numberText(readers), language: languageWords[language]() }),
  }));
  return invalid(m.contract_invalid_fields(), errors);
}
