import { m } from "#messages";
import { pageAddress, wholeAddress } from "../../../contract/page-address.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { withWholeLinks } from "../../../platform/formats/rich-text.ts";
import { shownTexts } from "../../../platform/formats/safe-mark.ts";
import { getCompanies } from "../../companies/organisation.server.ts";
import { type FeedRow, newestVacancies, vacanciesAfter, vacanciesTold } from "../feed-vacancies.queries.server.ts";
import { type ListSearch, newestHits } from "../search/find-page.server.ts";
import { vacancyPath } from "../vacancy-path.ts";
import { getTown, isRemote } from "../vacancy-words.ts";
import { wholeText } from "../whole-text.ts";

/** Rows read at once: a second process of the database is never held up long. */
const STEP = 500;

/** A vacancy in feeds, in one language. */
export interface FeedVacancy {
  id: number;
  /** Of its page. */
  address: string;
  /** The same whatever its title becomes; it leads to `address`. */
  permanentAddress: string;
  code: string;
  title: string;
  company: string;
  function: string;
  category: FeedRow["category"];
  /** HTML with whole addresses, made safe when it was written; without its mark again here (promise 11). */
  html: string;
  employment: readonly string[];
  salaryMin: number | null;
  salaryMax: number | null;
  /** Places where one works; empty when not known. */
  places: readonly string[];
  isRemote: boolean;
  postedAt: Date;
  /** Its last day, `YYYY-MM-DD`. */
  closes: string;
  changedAt: Date;
}

async function tell(row: FeedRow, company: string, { root, language }: Reader): Promise<FeedVacancy> {
  const address = pageAddress(root, vacancyPath(row.id, row.title), language);
  const [description = "", requirement = ""] = await shownTexts([row.description, row.requirement], row.safe);
  const text = wholeText({ description, requirement }, m.vacancies_detail_requirement({}, { locale: language }));
  return {
    id: row.id,
    permanentAddress: pageAddress(root, `/lowongan/lowongan-detail-page/${row.id}`, language),
    address,
    code: row.code,
    title: row.title,
    company,
    function: row.function_text,
    category: row.category,
    html: withWholeLinks(text, (own) => wholeAddress(own, address, root, language)),
    employment: (row.employment_type ?? "").split(",").map((word) => word.trim()),
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    places: row.locations.filter((place) => !isRemote(place)),
    isRemote: row.locations.some(isRemote),
    postedAt: row.posted_at,
    closes: jakartaDay(row.end_date),
    changedAt: row.updated_at,
  };
}

/** The reader of feeds: the site's root, and the language. */
interface Reader {
  root: string;
  language: Language;
}

/** One at a time: making a thousand texts safe at once would hold up everybody else. */
async function* withCompanies(db: Db, rows: readonly FeedRow[], reader: Reader): AsyncIterable<FeedVacancy> {
  const companies = await getCompanies(
    db,
    rows.map(({ company_id }) => company_id),
  );
  for (const row of rows) yield await tell(row, companies.get(row.company_id)?.name ?? "", reader);
}

/** The newest open vacancies, for the news feed. */
export async function newestOfFeed(db: Db, reader: Reader, most: number): Promise<FeedVacancy[]> {
  const vacancies: FeedVacancy[] = [];
  const rows = await newestVacancies(db, reader.language, most);
  for await (const vacancy of withCompanies(db, rows, reader)) vacancies.push(vacancy);
  return vacancies;
}

/** The newest open vacancies that a search of the list finds. */
export async function newestOfSearch(db: Db, reader: Reader, search: ListSearch, most: number): Promise<FeedVacancy[]> {
  const ids = await newestHits(db, search, most);
  const vacancies: FeedVacancy[] = [];
  const rows = await vacanciesTold(db, reader.language, ids);
  for await (const vacancy of withCompanies(db, rows, reader)) vacancies.push(vacancy);
  return vacancies;
}

/** Every open vacancy, a few at a time. */
export async function* everyOfFeed(db: Db, reader: Reader): AsyncIterable<FeedVacancy> {
  let rows = await vacanciesAfter(db, reader.language, 0, STEP);
  while (rows.length > 0) {
    yield* withCompanies(db, rows, reader);
    rows = await vacanciesAfter(db, reader.language, rows.at(-1)?.id ?? Number.MAX_SAFE_INTEGER, STEP);
  }
}

/** A vacancy at one of its places, as job boards want it: each place is a job of its own. */
export interface PlacedJob {
  vacancy: FeedVacancy;
  /** The same for as long as the vacancy's places are. */
  reference: string;
  /** Town and province as written, and apart; empty when not known. */
  place: string;
  town: string;
  province: string;
}

/** One job a place, and one where none is known. */
export function placedJobs(vacancy: FeedVacancy): PlacedJob[] {
  const places = vacancy.places.length === 0 ? [""] : vacancy.places;
  return places.map((place, index) => ({
    vacancy,
    reference: index === 0 ? String(vacancy.id) : `${vacancy.id}-${index + 1}`,
    place,
    ...getTown(place),
  }));
}
