import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Remember } from "../../../platform/remember/remember.ts";
import type { Options } from "../read/read-choices.server.ts";
import { openTableOf } from "../read/text-rows.server.ts";
import { getSuggestions } from "../vacancies.calls.ts";
import type { Reader } from "../vacancy-items.server.ts";
import { type Known, readKnown, suggestionsFor } from "./read-suggestions.server.ts";
import { suggestionsAnswer, suggestionsRequest } from "./suggestions.schema.ts";

interface Parts {
  readerOf: (context: RequestContext<"guest">) => Reader;
  optionsIn: (reader: Reader) => Promise<Options>;
  clock: Clock;
  remember: Remember;
}

/** Suggests while somebody types; what it knows is kept in mind until a vacancy changes or closes with its day. */
export function suggestionsEndpoint({ readerOf, optionsIn, clock, remember }: Parts): Endpoint {
  const memory = remember<Known>("vacancies");
  const knownIn = (reader: Reader, language: Language) => {
    const now = clock();
    return memory.get(`${language} ${jakartaDay(now)}`, async () => {
      const [options, table] = [await optionsIn(reader), await openTableOf(reader)];
      return readKnown(reader.db, { language, options, table, now });
    });
  };
  return endpoint(getSuggestions, {
    request: suggestionsRequest,
    answer: suggestionsAnswer,
    async handle({ query: { SearchString: text } }, context) {
      context.shows("vacancies");
      const reader = readerOf(context);
      const { db, language } = reader;
      return accept({ data: await suggestionsFor(db, await knownIn(reader, language), { text, language }) });
    },
  });
}
