import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, refuse } from "../../../../contract/reply.ts";
import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Remember } from "../../../../platform/cache/remember.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { companiesOf } from "../../../companies/organisation.server.ts";
import { lastSecond } from "../../../vacancies/portal/vacancy-items.server.ts";
import { cardsById } from "../../../vacancies/vacancy.queries.server.ts";
import { type Stoppers, stopByCode } from "../../digest/stop/stop-letters.server.ts";
import { createReadLately, type ReadLately } from "../../suggestions/new-vacancies.server.ts";
import { ownSuggestions } from "../../suggestions/own-suggestions.server.ts";
import { choose } from "./stop/choose.server.ts";
import { readStops } from "./stop/read-stops.server.ts";
import {
  chooseByLetter,
  getLetterStops,
  getOwnSuggestions,
  type OwnSuggestions,
  unsubscribe,
} from "./vacancy-letters.calls.ts";
import {
  letterChoiceRequest,
  letterStopsAnswer,
  letterStopsRequest,
  ownSuggestionsAnswer,
  ownSuggestionsRequest,
  unsubscribeAnswer,
  unsubscribeRequest,
} from "./vacancy-letters.schema.ts";

const noCode = () => refuse("link-invalid", m.vacancy_letters_stop_invalid());

function stopEndpoints(platform: Platform, stoppers: Stoppers): Endpoint[] {
  return [
    endpoint(unsubscribe, {
      request: unsubscribeRequest,
      answer: unsubscribeAnswer,
      async handle({ path: { code } }) {
        await stopByCode(platform, stoppers, code);
        return accept({});
      },
    }),
    endpoint(getLetterStops, {
      request: letterStopsRequest,
      answer: letterStopsAnswer,
      async handle({ path: { code } }) {
        const data = await readStops(platform, code);
        return data === null ? noCode() : accept({ data });
      },
    }),
    endpoint(chooseByLetter, {
      request: letterChoiceRequest,
      answer: unsubscribeAnswer,
      async handle({ path: { code }, body: { choice } }) {
        return (await choose(platform, stoppers, code, choice)) ? accept({}) : noCode();
      },
    }),
  ];
}

/** The calls about letters of vacancies: stopping them, and what an applicant sees of suggestions. */
export function vacancyLetterEndpoints(platform: Platform, stoppers: Stoppers, remember: Remember): Endpoint[] {
  const readLately = createReadLately(remember);
  return [
    ...stopEndpoints(platform, stoppers),
    endpoint(getOwnSuggestions, {
      request: ownSuggestionsRequest,
      answer: ownSuggestionsAnswer,
      async handle({ path: { lang: language } }, { identity: { applicantId } }) {
        return accept({ data: await suggestionsData(platform, readLately, { applicantId, language }) });
      },
    }),
  ];
}

/** What an applicant sees of suggestions, in the wire's names. */
async function suggestionsData(
  { database: { db }, clock }: Pick<Platform, "database" | "clock">,
  readLately: ReadLately,
  who: { applicantId: number; language: Language },
): Promise<OwnSuggestions> {
  const { status, last, nextOn, preview } = await ownSuggestions(db, readLately, who, clock());
  const cards = await cardsById(
    { db, language: who.language },
    preview.map(({ vacancyId }) => vacancyId),
  );
  const companies = await companiesOf(
    db,
    cards.map(({ company_id }) => company_id),
  );
  const reasons = new Map(preview.map(({ vacancyId, reason }) => [vacancyId, reason]));
  return {
    ...{ status, nextOn, last: last && { at: wireMoment(last.at), count: last.count } },
    preview: cards.map(({ id, title, company_id, closes_at }) => ({
      ...{ vacancyId: id, title, companyName: companies.get(company_id)?.name ?? "" },
      endDate: lastSecond(closes_at),
      reason: reasons.get(id) ?? null,
    })),
  };
}
