import { codeIn } from "../../../domain/vacancies/search/code-in.ts";
import { countAll, type OpenTable } from "../../../domain/vacancies/search/open-table.ts";
import { begins, type Suggestable, suggestable, suggested } from "../../../domain/vacancies/suggest/suggest.ts";
import { codesBeginning, openTitles } from "../../../domain/vacancies/suggest/suggested.queries.server.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Options } from "../read/read-choices.server.ts";
import type { Suggestion } from "../vacancies.calls.ts";

/** At most so many of each kind. */
const most = { title: 5, company: 3, place: 3, code: 3 } as const;

const mostInAll = 9;

type Identified = Suggestable & { id: number };

/** What can be suggested in one language, the most frequent first. */
export interface Known {
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
export async function readKnown(
  db: Db,
  { language, options, table, now }: { language: Language; options: Options; table: OpenTable; now: Date },
): Promise<Known> {
  const open = countAll(table, now);
  return {
    titles: (await openTitles(db, language)).map((title) => suggestable(title)),
    companies: withVacancies(options.companies, open.companies),
    places: withVacancies([...options.provinces, ...options.cities], open.places),
  };
}

/** Titles, companies, places and codes that go on as a text begins. */
export async function suggestionsFor(
  db: Db,
  { titles, companies, places }: Known,
  { text, language }: { text: string; language: Language },
): Promise<Suggestion[]> {
  const code = codeIn(text);
  const codes = code === null ? [] : await codesBeginning(db, code, { language, most: most.code });
  const things = [
    ...suggested(titles, text, most.title).map((thing) => ({ thing, kind: "title" as const })),
    ...suggested(companies, text, most.company).map((thing) => ({ thing, kind: "company" as const, id: thing.id })),
    ...suggested(places, text, most.place).map((thing) => ({ thing, kind: "place" as const, id: thing.id })),
  ];
  const [first, others] = [true, false].map((isFirst) => things.filter(({ thing }) => begins(thing, text) === isFirst));
  const told = [...(first ?? []), ...(others ?? [])].map(({ thing, ...kind }) => ({
    ...kind,
    text: thing.text,
    count: thing.count,
  }));
  return [
    ...codes.map((found) => ({ kind: "code" as const, text: found.code, title: found.title, count: 1 })),
    ...told,
  ].slice(0, mostInAll);
}
