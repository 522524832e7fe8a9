import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { meantWord } from "../../reference-data/spelling.ts";
import { type CountedCards, cardsById } from "../vacancy.queries.server.ts";
import { countedHits, type Filters, noFilters, type Sort } from "../vacancy.ts";
import { isNarrow } from "./filter-words.ts";
import {
  countTitleHits,
  type FilteredText,
  filtersQuery,
  hitIds,
  hitsInOrder,
  openByCode,
  type PageOfList,
  pageOfHits,
  pageOfMany,
  pageWithoutText,
  rankedTitleHits,
  textQuery,
  type WordsBeginning,
} from "./open-vacancies.queries.server.ts";
import { codeIn, type SearchWords, searchWords } from "./text-query.ts";
import { hasWordBeginning, wordsLike } from "./words.queries.server.ts";

/** Title hits that are ordered by relevance when there are more hits than are counted; older ones follow by date. */
const rankedHits = 600;

export interface Search {
  filters: Filters;
  words: SearchWords | null;
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

/** Tiers: the newest title and company hits by rank, older ones by date, then hits in descriptions alone. */
async function inTiers(db: Db, query: FilteredText, { offset, limit }: PageOfList): Promise<number[]> {
  const end = offset + limit;
  const ids =
    offset < rankedHits
      ? await rankedTitleHits(db, query, rankedHits, { offset, limit: Math.min(end, rankedHits) - offset })
      : [];
  if (ids.length === limit) return ids;
  const titleHits = await countTitleHits(db, query, end);
  if (titleHits > rankedHits) {
    const from = Math.max(offset, rankedHits);
    const page = { offset: from, limit: end - from };
    ids.push(...(await hitsInOrder(db, query, { where: "title", sort: "newest", page })));
  }
  const missing = limit - ids.length;
  if (missing === 0) return ids;
  const page = { offset: Math.max(0, offset - titleHits), limit: missing };
  return [...ids, ...(await hitsInOrder(db, query, { where: "description", sort: "newest", page }))];
}

/** Hits of a text whose filters are counted; of more, which says little, they are not. */
const mostCounted = 50_000;

/** Ids of all open vacancies that a text finds, in any order; null where it finds more than `most`. */
export async function textHits(
  db: Db,
  words: SearchWords,
  wordsBeginning?: WordsBeginning,
  most = mostCounted,
): Promise<number[] | null> {
  return hitIds(db, await textQuery(db, words, noFilters, wordsBeginning), most);
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
  const found = await findPage(db, { filters, words: searchWords(text), sort: "newest", page, language: "id" });
  return found.cards.map(({ id }) => id);
}

/** The search as it was probably meant, or null when every word of it is fine. */
export async function didYouMean(db: Db, { whole, beginning }: SearchWords): Promise<string | null> {
  const meant: string[] = [];
  for (const word of whole) meant.push(meantWord(word, await wordsLike(db, word)) ?? word);
  if (beginning !== null) meant.push(await meantBeginning(db, beginning));
  const text = meant.join(" ");
  return text === [...whole, ...(beginning === null ? [] : [beginning])].join(" ") ? null : text;
}

/** A word that is still being typed is fine when some word goes on so. */
async function meantBeginning(db: Db, beginning: string): Promise<string> {
  const known = await wordsLike(db, beginning);
  const isWord = known.some(({ word }) => word === beginning);
  if (!isWord && (await hasWordBeginning(db, beginning))) return beginning;
  return meantWord(beginning, known) ?? beginning;
}
