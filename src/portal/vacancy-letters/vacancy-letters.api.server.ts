import { m } from "#messages";
import { type Endpoint, endpoint } from "../../contract/endpoint.server.ts";
import { accept, refuse } from "../../contract/reply.ts";
import { createReadLately } from "../../domain/suggestions/new-vacancies.server.ts";
import { type Stoppers, stopByCode } from "../../domain/vacancy-letters/stop/stop-letters.server.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Remember } from "../../platform/remember/remember.ts";
import { suggestionsData } from "./own/suggestions-data.server.ts";
import { choose } from "./stop/choose.server.ts";
import { readStops } from "./stop/read-stops.server.ts";
import { chooseByLetter, getLetterStops, getOwnSuggestions, unsubscribe } from "./vacancy-letters.calls.ts";
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
