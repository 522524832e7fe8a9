import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { pathId } from "../../../../contract/path.schema.ts";
import { accept, notFound, refuseWith } from "../../../../contract/reply.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { type DeskParts, doneBy } from "../../../desk-base/desk-parts.server.ts";
import { functionAliases } from "../../put/vacancy-functions.queries.server.ts";
import { addPair, mapFunctionName, removePair } from "../../search/change-search-words.server.ts";
import { searchMisses, searchPairs } from "../../search/search-words.queries.server.ts";
import { vacancyFunctions } from "../../vacancy.queries.server.ts";
import {
  addPairCall,
  getSearchWords,
  mapFunctionCall,
  removePairCall,
  type SearchWords,
} from "./search-words.calls.ts";
import { mappedFunction, newPair } from "./search-words.schema.ts";

const pairAnswer = z.object({ id: z.number(), one: z.string(), other: z.string() });

const wordsAnswer: z.ZodType<SearchWords> = z.object({
  misses: z.array(z.object({ words: z.string(), asked: z.number(), lastDay: z.string() })),
  pairs: z.array(pairAnswer),
  aliases: z.array(z.object({ value: z.string(), functionId: z.number(), function: z.string() })),
  functions: z.array(z.object({ id: z.number(), text: z.string() })),
});

async function readWords(db: Db, language: Language): Promise<SearchWords> {
  const aliases = await functionAliases(db);
  return {
    misses: await searchMisses(db),
    pairs: await searchPairs(db),
    aliases: aliases.map(({ value, functionId, ...names }) => ({ value, functionId, function: names[language] })),
    functions: (await vacancyFunctions(db, language)).map(({ id, text }) => ({ id, text })),
  };
}

const missing = () => notFound(m.contract_not_found());

/** What people did not find, and the words by which they find it: for administrators. */
export function searchWordEndpoints({ platform: { database, clock } }: DeskParts): Endpoint[] {
  return [
    deskEndpoint(getSearchWords, {
      request: z.object({}),
      answer: wordsAnswer,
      handle: async (_, { language }) => accept(await readWords(database.db, language)),
    }),
    deskEndpoint(addPairCall, {
      request: z.object({ body: newPair }),
      answer: pairAnswer,
      async handle({ body }, context) {
        const doing = { by: doneBy(context), now: clock() };
        const added = await database.transact((tx) => addPair(tx, doing, body));
        if (added.status === "added") return accept({ id: added.id, one: added.one, other: added.other });
        if (added.status === "known") return refuseWith(409, "pair-known", m.desk_search_words_known());
        return refuseWith(409, "same-words", m.desk_search_words_same());
      },
    }),
    deskEndpoint(removePairCall, {
      request: z.object({ path: z.object({ id: pathId }) }),
      answer: z.object({ id: z.number() }),
      async handle({ path: { id } }, context) {
        const doing = { by: doneBy(context), now: clock() };
        const isGone = await database.transact((tx) => removePair(tx, doing, id));
        return isGone ? accept({ id }) : missing();
      },
    }),
    deskEndpoint(mapFunctionCall, {
      request: z.object({ body: mappedFunction }),
      answer: z.object({ functionId: z.number() }),
      async handle({ body }, context) {
        const doing = { by: doneBy(context), now: clock() };
        const isMapped = await database.transact((tx) => mapFunctionName(tx, doing, body));
        return isMapped ? accept({ functionId: body.functionId }) : missing();
      },
    }),
  ];
}
