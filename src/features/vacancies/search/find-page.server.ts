import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { type CountedCards, cardsById } from "../vacancy.queries.server.ts";
import { countedHits, type Filters, noFilters, type Sort } from "../vacancy.ts";
import { isNarrow } from "./filter-words.ts";
import {
  countOpen,
  countStrongHits,
  type FilteredText,
  filtersQuery,
  hitIds,
  hitsInOrder,
  openByCode,
  type PageOfList,
  pageOfHits,
  pageOfMany,
  pageWithoutText,
  rankedStrongHits,
  textQuery,
  type WordsBeginning,
} from "./open-vacancies.queries.server.ts";
import { searchDictionary } from "./search-dictionary.server.ts";
import { codeIn } from "./text-query.ts";
import { type UnderstoodSearch, understand } from "./understand.ts";

/** Strong hits that are ordered by relevance when there are more hits than are counted; older ones follow by date. */
const rankedHits = 600;

export interface Search {
  filters: Filters;
  words: UnderstoodSearch | null;
  sort: Sort;
  page: PageOfList;
  language: Language;
  wordsBeginning?: WordsBeginning;
  /** Keeps the order of a text that finds more than is counted, until a vacancy changes. */
  rememberRanked?: (read: () => Promise<RankedHits>) => Promise<RankedHits>;
}

/** The newest strong hits by rank; null where there are no more hits than are counted. */
export type RankedHits = readonly number[] | null;

/** A page, and how many there are: exact, but for a text, a place, a kind of employment or a salary only up to 1,000. */
export interface FoundPage extends CountedCards {
  isMore: boolean;
}

/** Finds one page of open vacancies. */
export async function findPage(db: Db, search: Search): Promise<FoundPage> {
  const { filters, words, page, language } = search;
  const sort = words === null && search.sort === "relevance" ? "newest" : search.sort;
  if (words === null && !isNarrow(filters)) {
    const { ids, total } = await pageWithoutText(db, filters, sort === "closing" ? "closing" : "newest", page);
    return { cards: await cardsById({ db, language }, ids), total, isMore: false };
  }
  const query = words === null ? filtersQuery(filters) : await textQuery(db, words, filters, search.wordsBeginning);
  const read = () => pageOfHits(db, query, { sort, most: countedHits + 1, page, language });
  const { hits, ranked } = await readHits(db, query, search, sort === "relevance" ? read : null);
  const counted = ranked === null ? (hits ?? (await read())) : null;
  if (counted !== null && counted.total <= countedHits) return { ...counted, isMore: false };
  const ids =
    words === null
      ? await pageOfMany(db, filters, sort === "closing" ? "closing" : "newest", page)
      : await findAmongMany(db, query, { sort, page, ranked });
  return { cards: await cardsById({ db, language }, ids), total: countedHits + 1, isMore: true };
}

const readRanked = (db: Db, query: FilteredText) =>
  rankedStrongHits(db, query, rankedHits, { offset: 0, limit: rankedHits });

/** The remembered order of a text, and the page where it had to be read; `read` is null for another order. */
async function readHits(
  db: Db,
  query: FilteredText,
  { words, rememberRanked: remember }: Search,
  read: (() => Promise<CountedCards>) | null,
): Promise<{ hits: CountedCards | null; ranked: RankedHits }> {
  const found: { hits: CountedCards | null } = { hits: null };
  if (words === null || read === null || remember === undefined) return { ...found, ranked: null };
  const ranked = await remember(async () => {
    found.hits = await read();
    return found.hits.total > countedHits ? readRanked(db, query) : null;
  });
  return { ...found, ranked };
}

interface PageAmongMany {
  sort: Sort;
  page: PageOfList;
  ranked: RankedHits;
}

async function findAmongMany(db: Db, query: FilteredText, { sort, page, ranked }: PageAmongMany): Promise<number[]> {
  if (sort !== "relevance") return hitsInOrder(db, query, { where: "any", sort, page });
  const ids = await inTiers(db, query, page, ranked ?? (await readRanked(db, query)));
  // What closed by the clock since the order was read is no hit any more.
  const isOld = ranked !== null && (await countOpen(db, ids)) < ids.length;
  return isOld ? inTiers(db, query, page, await readRanked(db, query)) : ids;
}

/** Tiers: the newest strong hits by rank, older ones by date, then the others. */
async function inTiers(
  db: Db,
  query: FilteredText,
  { offset, limit }: PageOfList,
  ranked: readonly number[],
): Promise<number[]> {
  const end = offset + limit;
  const ids = ranked.slice(offset, end);
  if (ids.length === limit) return ids;
  const strongHits = await countStrongHits(db, query, end);
  if (strongHits > rankedHits) {
    const from = Math.max(offset, rankedHits);
    const page = { offset: from, limit: end - from };
    ids.push(...(await hitsInOrder(db, query, { where: "strong", sort: "newest", page })));
  }
  const missing = limit - ids.length;
  if (missing === 0) return ids;
  const page = { offset: Math.max(0, offset - strongHits), limit: missing };
  return [...ids, ...(await hitsInOrder(db, query, { where: "weak", sort: "newest", page }))];
}

/** Hits of a text whose filters are counted; of more, which says little, they are not. */
const mostCounted = 50_000;

/** Ids of all open vacancies that a text finds, in any order; null where it finds more than `most`. */
export async function textHits(
  db: Db,
  words: UnderstoodSearch,
  wordsBeginning?: WordsBeginning,
  most = mostCounted,
): Promise<number[] | null> {
  return hitIds(db, await textQuery(db, words, noFilters, wordsBeginning), most);
}

/** Ids of those that a text finds by their cards, not by their long texts alone; null for more than `most`. */
export async function cardHits(
  db: Db,
  words: UnderstoodSearch,
  wordsBeginning: WordsBeginning,
  most: number,
): Promise<number[] | null> {
  return hitIds(db, await textQuery(db, words, noFilters, wordsBeginning), most, "tsv_title");
}

/** A search of the list, without order and page. */
export interface ListSearch extends Filters {
  text: string;
}

/** The newest open vacancies that a search of the list finds; a code finds its vacancy alone, as there. */
export async function newestHits(db: Db, { text, ...filters }: ListSearch, most: number): Promise<number[]> {
  const code = codeIn(text);
  const coded = code === null ? [] : await openByCode(db, code, filters);
  if (coded.length > 0) return coded;
  const page = { offset: 0, limit: most };
  const words = understand(text, await searchDictionary(db));
  const found = await findPage(db, { filters, words, sort: "newest", page, language: "id" });
  return found.cards.map(({ id }) => id);
}
