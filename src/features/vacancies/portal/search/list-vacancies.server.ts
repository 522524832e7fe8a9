import { m } from "#messages";
import { findMatches, reasonText } from "../../match/find-matches.server.ts";
import type { Distances } from "../../nearest/distances.ts";
import { findDistances } from "../../nearest/seated-areas.server.ts";
import type { MatchProfileOf } from "../../ports.ts";
import { correctedText, knownWords, mayBeCorrected } from "../../search/correct.server.ts";
import type { Dictionary } from "../../search/dictionary/dictionary.ts";
import { cardHits, findPage, textHits } from "../../search/find-page.server.ts";
import { openByCode, type PageOfList } from "../../search/open-vacancies.queries.server.ts";
import { codeIn } from "../../search/text-query.ts";
import { type UnderstoodSearch, understand } from "../../search/understand.ts";
import type { Filters, ListSort } from "../../vacancy.ts";
import type { VacancyListAnswer } from "../vacancies.calls.ts";
import { itemsById, type Reader, toItems } from "../vacancy-items.server.ts";
import { withFoundReasons } from "./found-reasons.server.ts";
import { awayFrom, nearestCards, withDistances } from "./nearest.server.ts";
import { findWords, getDictionary } from "./words-beginning.server.ts";

/** Below so many hits a word may be misspelt. */
const fewHits = 10;

/** A list's query; without a `sort` the nearest come first where there is a `nearId`, a text orders by relevance. */
export interface ListQuery {
  filters: Filters;
  text: string;
  sort: ListSort | undefined;
  /** The place to start from; one that is unknown is none. */
  nearId: number | undefined;
  page: PageOfList;
  now: Date;
  /** Whether a misspelt text is searched for as it was probably meant. */
  corrects?: boolean;
  /** Whether it is what was meant by another text. */
  isCorrected?: boolean;
}

type Vacancies = VacancyListAnswer["vacancies"];

/** So many times what a text finds is clearly more. */
const clearlyMore = 3;

/** Results of a text, in cards alone or in long texts too; null for more than `most`. */
type Hits = (text: string, most: number) => Promise<readonly number[] | null>;

function getHits(reader: Reader, dictionary: Dictionary, find: typeof cardHits | typeof textHits): Hits {
  return async (text, most) => {
    const search = understand(text, dictionary);
    return search === null ? [] : find(reader.db, search, (beginning) => findWords(reader, beginning), most);
  };
}

async function correct(reader: Reader, text: string): Promise<string | null> {
  const dictionary = await getDictionary(reader);
  if (!mayBeCorrected(text, dictionary)) return null;
  const onCards = getHits(reader, dictionary, cardHits);
  const few = await onCards(text, fewHits - 1);
  if (few === null) return null;
  const corrected = await correctedText(reader.db, text, dictionary);
  const findsMore = async (other: string) => {
    const least = few.length * clearlyMore;
    const more = await onCards(other, least);
    return more === null || more.length > least;
  };
  if (corrected !== null && (await findsMore(corrected))) return corrected;
  const known = knownWords(text, dictionary);
  const isEmpty = (await getHits(reader, dictionary, textHits)(text, 0))?.length === 0;
  return known !== null && isEmpty && (await findsMore(known)) ? known : null;
}

/**
 * What is searched for in place of a text: what was probably meant, where few vacancies have its words and clearly more
 * have those; its words that lists know, where none has all of its words; else null.
 */
export function findCorrection(reader: Reader, text: string): Promise<string | null> {
  const read = () => correct(reader, text);
  return reader.known === undefined ? read() : reader.known.corrections.get(text, read);
}

/** The vacancy that a text names by its code; undefined where it names none that is open. */
async function listCoded(reader: Reader, { filters, text, page }: ListQuery): Promise<Vacancies | undefined> {
  const code = codeIn(text);
  const ids = code === null ? [] : await openByCode(reader.db, code, filters);
  if (ids.length === 0) return undefined;
  const data = await itemsById(reader, ids.slice(page.offset, page.offset + page.limit));
  return { acknowledge: 1, data, totalRows: ids.length, totalIsMore: false, message: "" };
}

type Order = Exclude<ListSort, "nearest"> | { nearest: Distances };

/** In which order; `nearest` needs a place to start from. */
function getOrder(sort: ListSort | undefined, distances: Distances | null, usual: "newest" | "relevance"): Order {
  if (distances !== null && (sort === undefined || sort === "nearest")) return { nearest: distances };
  return sort === undefined || sort === "nearest" ? usual : sort;
}

function getCards(reader: Reader, query: ListQuery, words: UnderstoodSearch | null, order: Order) {
  if (typeof order === "object") return nearestCards(reader, query, order.nearest);
  const { filters, page, text } = query;
  const { known } = reader;
  const key = JSON.stringify([text, filters]);
  return findPage(reader.db, {
    ...{ filters, words, sort: order, page },
    language: reader.language,
    wordsBeginning: (beginning) => findWords(reader, beginning),
    rememberRanked: (read) => (known === undefined ? read() : known.ranked.get(key, read)),
  });
}

async function foundPage(reader: Reader, query: ListQuery, distances: Distances | null): Promise<Vacancies> {
  const coded = await listCoded(reader, query);
  if (coded !== undefined) return coded;
  const { text, sort } = query;
  const words = understand(text, await getDictionary(reader));
  const order = getOrder(sort, distances, words === null ? "newest" : "relevance");
  const { cards, total, isMore } = await getCards(reader, query, words, order);
  const correction = words === null || query.isCorrected ? null : await findCorrection(reader, text);
  if (query.corrects && correction !== null) {
    const corrected = { ...query, text: correction, isCorrected: true };
    return { ...(await foundPage(reader, corrected, distances)), correctedTo: correction };
  }
  const items = await toItems(reader, cards);
  const data = words === null ? items : await withFoundReasons(reader, items, words);
  const message = total === 0 ? m.vacancies_none_found({}, { locale: reader.language }) : "";
  const answer = { acknowledge: 1 as const, data, totalRows: total, totalIsMore: isMore, message };
  return correction === null ? answer : { ...answer, didYouMean: correction };
}

async function distancesFor({ db }: Reader, { nearId }: ListQuery): Promise<Distances | null> {
  return nearId === undefined ? null : findDistances(db, nearId);
}

/** One page of open vacancies. */
export async function listPage(reader: Reader, query: ListQuery): Promise<Vacancies> {
  const distances = await distancesFor(reader, query);
  const list = await foundPage(reader, query, distances);
  return distances === null ? list : withDistances(reader, list, distances);
}

async function findReaderMatches(
  reader: Reader & { applicantId: number },
  { filters, text, sort }: ListQuery,
  distances: Distances | null,
  getMatchProfile?: MatchProfileOf,
) {
  const profile = (await getMatchProfile?.(reader.applicantId)) ?? null;
  if (profile === null) return null;
  const order = getOrder(sort, distances, "relevance");
  const words = understand(text, await getDictionary(reader));
  const search = { filters, words, sort: typeof order === "object" ? "newest" : order } as const;
  const matches = await findMatches(reader.db, profile, search);
  if (typeof order !== "object") return matches;
  const away = await awayFrom(reader, order.nearest);
  const by = (vacancyId: number) => Math.min(away(vacancyId), Number.MAX_VALUE);
  return matches.toSorted((one, other) => by(one.vacancyId) - by(other.vacancyId));
}

/** One page of the vacancies that fit an applicant's resume, each with its score and why. */
export async function matchPage(
  reader: Reader & { applicantId: number },
  query: ListQuery,
  getMatchProfile?: MatchProfileOf,
): Promise<Vacancies> {
  const { language } = reader;
  const { page } = query;
  const distances = await distancesFor(reader, query);
  const matches = await findReaderMatches(reader, query, distances, getMatchProfile);
  const visible = (matches ?? []).slice(page.offset, page.offset + page.limit);
  const items = await itemsById(
    reader,
    visible.map(({ vacancyId }) => vacancyId),
  );
  const found = new Map(visible.map((match) => [match.vacancyId, match]));
  const data = items.map((item) => {
    const { score = 0, reasons = [] } = found.get(item.vacancyId) ?? {};
    return {
      ...item,
      matchScore: score,
      matchReasons: reasons.map((reason) => reasonText(reason, language, "person")),
    };
  });
  const locale = { locale: language };
  const why = matches === null ? m.vacancies_match_needs_resume({}, locale) : m.vacancies_match_none({}, locale);
  const totalRows = matches?.length ?? 0;
  const message = totalRows === 0 ? why : "";
  const list = { acknowledge: 1 as const, data, totalRows, totalIsMore: false, message };
  return distances === null ? list : withDistances(reader, list, distances);
}
