import { createHash } from "node:crypto";
import type { PutVacancy } from "../../domain/vacancies/put/put-vacancies.queries.server.ts";
import { wordsOf } from "../../domain/vacancies/put/words-of.server.ts";
import { addDays, closingMoment } from "../../domain/vacancies/vacancy.ts";
import { jakartaDay } from "../../i18n/calendar.ts";
import { anyTextToHtml } from "../../platform/rich-text/rich-text.ts";
import { safeMark } from "../../platform/rich-text/safe-mark.ts";
import type { IncomingVacancy } from "./read-vacancy-row.ts";

/** Days that a vacancy stays open when nobody said how long. */
const usualDays = 30;

/** Tells whether another system says the same as before. */
export function contentHash(vacancy: IncomingVacancy): string {
  return createHash("sha256").update(JSON.stringify(vacancy)).digest("base64url");
}

/**
 * An incoming vacancy as it is stored, but for its company and function: HTML made safe, the closing moment reckoned, words
 * for searching.
 * @param postedAt when it was posted, if the other system does not say
 */
export function toPut(
  incoming: IncomingVacancy,
  postedAt: Date,
  hash: string,
): Omit<PutVacancy, "company_id" | "function_id"> {
  const posted = incoming.postedAt ?? postedAt;
  const endDay = incoming.endDay ?? addDays(jakartaDay(posted), usualDays);
  const html = htmlOf(incoming);
  return {
    code: incoming.code,
    category: incoming.category,
    title_id: incoming.titleId,
    title_en: incoming.titleEn,
    ...html,
    safe_id: safeMark([html.description_id, html.requirement_id]),
    safe_en: safeMark([html.description_en, html.requirement_en]),
    locations: incoming.places,
    employment_type: incoming.employment,
    salary_min: incoming.salaryMin,
    salary_max: incoming.salaryMax,
    posted_at: posted,
    end_date: endDay,
    closes_at: closingMoment(endDay),
    openings: incoming.openings,
    reply_days: incoming.replyDays,
    content_hash: hash,
    words: wordsOf({ ...incoming, ...html }),
    isEndTold: incoming.endDay !== null,
  };
}

/** The four texts; one that stands for both languages is made safe once. */
function htmlOf({ descriptionId, descriptionEn, requirementId, requirementEn }: IncomingVacancy) {
  const description_id = anyTextToHtml(descriptionId);
  const requirement_id = anyTextToHtml(requirementId);
  return {
    description_id,
    description_en: descriptionEn === descriptionId ? description_id : anyTextToHtml(descriptionEn),
    requirement_id,
    requirement_en: requirementEn === requirementId ? requirement_id : anyTextToHtml(requirementEn),
  };
}
