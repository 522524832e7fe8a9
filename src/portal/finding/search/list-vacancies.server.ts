import { m } from "#messages";
import {
  didYouMean,
  findMatches,
  findPage,
  openByCode,
  type PageOfList,
  reasonText,
  textHits,
  wordsBeginning,
} from "../../../domain/vacancies/vacancies.server.ts";
import {
  codeIn,
  type Filters,
  type MatchProfileOf,
  type SearchWords,
  type Sort,
  searchWords,
} from "../../../domain/vacancies/vacancies.ts";
import type { VacancyListAnswer } from "../vacancies.calls.ts";
import { itemsById, type Reader, toItems } from "../vacancy-items.server.ts";

/** Below so many hits a word may be misspelt. */
const fewHits = 10;

/** What a list is asked for; without a `sort` a text orders by relevance, no text by date. */
export interface ListQuery {
  filters: Filters;
  text: string;
  sort: Sort | undefined;
  page: PageOfList;
  /** Whether a misspelt text is searched for as it was probably meant. */
  corrects?: boolean;
}

type Vacancies = VacancyListAnswer["vacancies"];

async function meantBy({ db, known }: Reader, text: string, words: SearchWords): Promise<string | null> {
  const read = () => didYouMean(db, words);
  return known === undefined ? read() : known.spellings.get(text, read);
}

/** One question to the database costs more than the index saves where there is nothing to keep its answer. */
export async function wordsOf({ db, known }: Reader, beginning: string): Promise<readonly string[] | null> {
  return known === undefined ? null : known.beginnings.get(beginning, () => wordsBeginning(db, beginning));
}

/** What is searched for in place of a text: what was probably meant, where few vacancies have its words; else null. */
export function correctionOf(reader: Reader, text: string): Promise<string | null> {
  const words = searchWords(text);
  const read = async () => {
    if (words === null) return null;
    const few = await textHits(reader.db, words, (beginning) => wordsOf(reader, beginning), fewHits - 1);
    return few === null ? null : meantBy(reader, text, words);
  };
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

/** One page of open vacancies. */
export async function listPage(reader: Reader, query: ListQuery): Promise<Vacancies> {
  const coded = await listCoded(reader, query);
  if (coded !== undefined) return coded;
  const { filters, text, sort, page } = query;
  const words = searchWords(text);
  const search = { filters, words, sort: sort ?? (words === null ? "newest" : "relevance"), page };
  const { cards, total, isMore } = await findPage(reader.db, {
    ...search,
    language: reader.language,
    wordsBeginning: (beginning) => wordsOf(reader, beginning),
  });
  if (query.corrects && words !== null && total < fewHits) {
    const correction = await correctionOf(reader, text);
    const corrected = { ...query, text: correction ?? text, corrects: false };
    if (correction !== null) return { ...(await listPage(reader, corrected)), correctedTo: correction };
  }
  const data = await toItems(reader, cards);
  const meant = words === null || total >= fewHits ? null : await meantBy(reader, text, words);
  const message = total === 0 ? m.vacancies_none_found({}, { locale: reader.language }) : "";
  const answer = { acknowledge: 1 as const, data, totalRows: total, totalIsMore: isMore, message };
  return meant === null ? answer : { ...answer, didYouMean: meant };
}

/** One page of the vacancies that fit an applicant's resume, each with its score and why. */
export async function matchPage(
  reader: Reader & { applicantId: number },
  { filters, text, sort = "relevance", page }: ListQuery,
  matchProfileOf?: MatchProfileOf,
): Promise<Vacancies> {
  const { db, language, applicantId } = reader;
  const profile = (await matchProfileOf?.(applicantId)) ?? null;
  const words: SearchWords | null = searchWords(text);
  const matches = profile === null ? [] : await findMatches(db, profile, { filters, words, sort });
  const shown = matches.slice(page.offset, page.offset + page.limit);
  const items = await itemsById(
    reader,
    shown.map(({ vacancyId }) => vacancyId),
  );
  const found = new Map(shown.map((match) => [match.vacancyId, match]));
  const data = items.map((item) => {
    const { score = 0, reasons = [] } = found.get(item.vacancyId) ?? {};
    return {
      ...item,
      matchScore: score,
      matchReasons: reasons.map((reason) => reasonText(reason, language, "person")),
    };
  });
  const locale = { locale: language };
  const why = profile === null ? m.vacancies_match_needs_resume({}, locale) : m.vacancies_match_none({}, locale);
  return {
    acknowledge: 1,
    data,
    totalRows: matches.length,
    totalIsMore: false,
    message: matches.length === 0 ? why : "",
  };
}
