import { z } from "zod";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../contract/path.schema.ts";
import { accept } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Remember } from "../../../platform/cache/remember.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import { employmentNames, isNoise, remoteNames } from "../search/dictionary/dictionary.ts";
import { countAll, type OpenTable } from "../search/open-table.ts";
import { searchDictionary } from "../search/search-dictionary.server.ts";
import { codeIn } from "../search/text-query.ts";
import { getTokens } from "../search/tokens.ts";
import { begins, type Suggestable, suggestable, suggested } from "../suggest.ts";
import { placesNamed, suggestedAsMeant, suggestedEqual } from "../suggest-meant.ts";
import { codesBeginning, countRemote, openTitles } from "../suggested.queries.server.ts";
import { employmentTypes } from "../vacancy.ts";
import { employmentName } from "../vacancy-words.server.ts";
import type { Options } from "./read/read-choices.server.ts";
import { getOpenTable } from "./read/text-rows.server.ts";
import { getSuggestions, type Suggestion } from "./vacancies.calls.ts";
import type { Reader } from "./vacancy-items.server.ts";

/** At most so many of each kind. */
const most = { word: 2, title: 5, company: 3, place: 3, code: 3 } as const;

const mostInAll = 9;

/** Below so many, what is called otherwise is suggested too. */
const fewThings = 4;

type Identified = Suggestable & { id: number };

/** Possible suggestions in one language, the most frequent first. */
interface Known {
  /** Kinds of employment, and working from home: found by all their names. */
  words: readonly Suggestable[];
  titles: readonly Suggestable[];
  companies: readonly Identified[];
  places: readonly Identified[];
}

function withVacancies(
  things: readonly { id: number; text: string; names?: readonly string[] }[],
  counts: { of(id: number): number },
): Identified[] {
  return things
    .map(({ id, text, names }) => suggestable({ id, text, count: counts.of(id) }, names))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** Reads what can be suggested. */
async function readKnown(
  db: Db,
  { language, options, table, now }: { language: Language; options: Options; table: OpenTable; now: Date },
): Promise<Known> {
  const open = countAll(table, now);
  const kinds = employmentTypes.map((kind) => {
    const text = employmentName(kind, language);
    return suggestable({ text, count: open.kinds.get(kind) ?? 0 }, employmentNames(kind));
  });
  const remote = suggestable({ text: "Remote", count: await countRemote(db) }, remoteNames);
  return {
    words: [remote, ...kinds].filter(({ count }) => count > 0),
    titles: (await openTitles(db, language)).map((title) => suggestable(title)),
    companies: withVacancies(options.companies, open.companies),
    places: withVacancies([...options.provinces, ...options.cities], open.places),
  };
}

/** "loker adm" without the words in front that say nothing; null where there are none. */
function withoutNoise(text: string): string | null {
  const tokens = getTokens(text);
  const from = tokens.findIndex((word) => !isNoise(word));
  return from < 1 ? null : tokens.slice(from).join(" ");
}

/** Titles, companies, places and codes that go on as a text begins. */
async function suggestionsFor(
  db: Db,
  known: Known,
  { text, language }: { text: string; language: Language },
): Promise<Suggestion[]> {
  const { words, titles, companies, places } = known;
  const code = codeIn(text);
  const codes = code === null ? [] : await codesBeginning(db, code, { language, most: most.code });
  const things = [
    ...suggested(words, text, most.word).map((thing) => ({ thing, kind: "title" as const })),
    ...suggested(titles, text, most.title).map((thing) => ({ thing, kind: "title" as const })),
    ...suggested(companies, text, most.company).map((thing) => ({ thing, kind: "company" as const, id: thing.id })),
    ...suggested(places, text, most.place).map((thing) => ({ thing, kind: "place" as const, id: thing.id })),
  ];
  if (things.length < fewThings) {
    const dictionary = await searchDictionary(db);
    const found = new Set<Suggestable>(things.map(({ thing }) => thing));
    const isNew = (thing: Suggestable) => !found.has(thing);
    const named = placesNamed(places, text, dictionary).filter(isNew).slice(0, most.place);
    things.push(...named.map((thing) => ({ thing, kind: "place" as const, id: thing.id })));
    // Misspelt only where nothing goes on so.
    const suggest = things.length === 0 ? suggestedAsMeant : suggestedEqual;
    const equal = [words, titles].flatMap((some) => suggest(some, text, dictionary, most.title)).filter(isNew);
    things.push(...equal.slice(0, most.title).map((thing) => ({ thing, kind: "title" as const })));
  }
  const rest = withoutNoise(text);
  if (things.length + codes.length === 0 && rest !== null) return suggestionsFor(db, known, { text: rest, language });
  const [first, others] = [true, false].map((isFirst) => things.filter(({ thing }) => begins(thing, text) === isFirst));
  const suggestions = [...(first ?? []), ...(others ?? [])].map(({ thing, ...kind }) => ({
    ...kind,
    text: thing.text,
    count: thing.count,
  }));
  return [
    ...codes.map((found) => ({ kind: "code" as const, text: found.code, title: found.title, count: 1 })),
    ...suggestions,
  ].slice(0, mostInAll);
}

interface Parts {
  readerOf: (context: RequestContext<"guest">) => Reader;
  optionsIn: (reader: Reader) => Promise<Options>;
  clock: Clock;
  remember: Remember;
}

export const suggestionsRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  query: z.object({
    /** The typed text. */
    SearchString: z.string().max(100).default(""),
  }),
});

/** A suggestion; `count` open vacancies have it. */
const suggestion = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("title"), text: z.string(), count: z.number() }),
  z.object({ kind: z.literal("company"), id: z.number(), text: z.string(), count: z.number() }),
  /** A province, regency or city. */
  z.object({ kind: z.literal("place"), id: z.number(), text: z.string(), count: z.number() }),
  /** `text` is the vacancy's code. */
  z.object({ kind: z.literal("code"), text: z.string(), title: z.string(), count: z.number() }),
]);

export const suggestionsAnswer = z.object({ data: z.array(suggestion) });

/** Suggests while someone types; what it knows is kept in mind until a vacancy changes or closes with its day. */
export function suggestionsEndpoint({ readerOf, optionsIn, clock, remember }: Parts): Endpoint {
  const memory = remember<Known>("vacancies");
  const knownIn = (reader: Reader, language: Language) => {
    const now = clock();
    return memory.get(`${language} ${jakartaDay(now)}`, async () => {
      const [options, table] = [await optionsIn(reader), await getOpenTable(reader)];
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
