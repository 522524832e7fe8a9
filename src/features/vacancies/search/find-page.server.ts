import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { type CountedCards, cardsById } from "../vacancy.queries.server.ts";
import { countedHits, type Filters, noFilters, type Sort } from "../vacancy.ts";
import { isNarrow } from "./filter-words.ts";
import {
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
}

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
  const hits = await pageOfHits(db, query, { sort, most: countedHits + 1, page, language });
  if (hits.total <= countedHits) return { ...hits, isMore: false };
  const ids =
    words === null
      ? await pageOfMany(db, filters, sort === "closing" ? "closing" : "newest", page)
      : await findAmongMany(db, query, sort, page);
  return { cards: await cardsById({ db, language }, ids), total: hits.total, isMore: true };
}

async function findAmongMany(db: Db, query: FilteredText, sort: Sort, page: PageOfList): Promise<number[]> {
  if (sort === "relevance") return inTiers(db, query, page);
  return hitsInOrder(db, query, { where: "any", sort, page });
}

/** Tiers: the newest strong hits by rank, older ones by date, then the others. */
async function inTiers(db: Db, query: FilteredText, { offset, limit }: PageOfList): Promise<number[]> {
  const end = offset + limit;
  const ids =
    offset < rankedHits
      ? await rankedStrongHits(db, query, rankedHits, { offset, limit: Math.min(end, rankedHits) - offset })
      : [];
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
