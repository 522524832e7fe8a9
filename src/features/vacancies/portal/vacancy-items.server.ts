import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Memory, Remember } from "../../../platform/cache/remember.ts";
import type { Db } from "../../../platform/database/database.ts";
import { allMarks, type CompanyMarks, getCompanies } from "../../companies/organisation.server.ts";
import type { AppliedVacancies, ReplyDaysOf } from "../ports.ts";
import { savedVacancies } from "../saved-vacancy.queries.server.ts";
import type { Dictionary } from "../search/dictionary/dictionary.ts";
import type { RankedHits } from "../search/find-page.server.ts";
import type { OpenTable, Rows } from "../search/open-table.ts";
import { cardsById, type VacancyCard } from "../vacancy.queries.server.ts";
import { employmentName } from "../vacancy-words.server.ts";
import { categoryName } from "../vacancy-words.ts";
import type { SelectionOf } from "./read/read-selection.server.ts";
import type { VacancyItem } from "./vacancies.calls.ts";

/** For whom items are made: a language, and the applicant whose marks they carry. */
export interface Reader {
  db: Db;
  language: Language;
  /** Null for a guest. */
  applicantId: number | null;
  appliedVacancies?: AppliedVacancies | undefined;
  replyDaysOf?: ReplyDaysOf | undefined;
  selectionOf?: SelectionOf | undefined;
  known?: Known | undefined;
}

/**
 * Rows of a table that a text finds; null for a text without words, which excludes nothing; or more than is counted.
 */
export type TextRows = Rows | null | "too-many";

/** Rows that a text found, as they are remembered: of the table with this stamp alone. */
export interface FoundRows {
  stamp: symbol;
  rows: TextRows;
}

/** The process's cache for lists: every company's mark, corrections of misspelt texts, words by beginning. */
export interface Known {
  companies: Memory<CompanyMarks>;
  /** The correction of a misspelt text. */
  corrections: Memory<string | null>;
  beginnings: Memory<readonly string[] | null>;
  /** The order of a text that finds more than is counted. */
  ranked: Memory<RankedHits>;
  /** The dictionary. */
  dictionary: Memory<Dictionary>;
  /** Filter values of every open vacancy. */
  open: Memory<OpenTable>;
  /** Which of them a text finds. */
  rows: Memory<FoundRows>;
  /** The same of a text that finds more than is counted. */
  everyRow: Memory<FoundRows>;
}

/** The lists' cache, invalidated when a vacancy changes. */
export function rememberedBy(remember: Remember): Known {
  return {
    companies: remember<CompanyMarks>("vacancies"),
    corrections: remember<string | null>("vacancies"),
    beginnings: remember<readonly string[] | null>("vacancies"),
    ranked: remember<RankedHits>("vacancies"),
    dictionary: remember<Dictionary>("vacancies"),
    open: remember<OpenTable>("vacancies"),
    rows: remember<FoundRows>("vacancies"),
    everyRow: remember<FoundRows>("vacancies"),
  };
}

interface Marks {
  saved: ReadonlySet<number>;
  applied: ReadonlySet<number>;
}

const nothing: Marks = { saved: new Set(), applied: new Set() };

async function marksFor({ db, applicantId, appliedVacancies }: Reader, ids: readonly number[]): Promise<Marks> {
  if (applicantId === null || ids.length === 0) return nothing;
  const [saved, applied] = await Promise.all([
    savedVacancies(db, applicantId, ids),
    appliedVacancies?.(applicantId, ids) ?? nothing.applied,
  ]);
  return { saved, applied };
}

/** The moment that the wire calls `endDate`: the last second in which a vacancy is open. */
export function lastSecond(closesAt: Date): string {
  return wireMoment(new Date(closesAt.getTime() - 1000));
}

/** Companies by id; one that is newer than what is remembered is read. */
async function companiesFor({ db, known }: Reader, ids: readonly number[]): Promise<CompanyMarks> {
  const marks = await known?.companies.get("all", () => allMarks(db));
  return marks !== undefined && ids.every((id) => marks.has(id)) ? marks : getCompanies(db, ids);
}

function findSalary({ salary_min: min, salary_max: max }: VacancyCard): VacancyItem["salary"] {
  return min === null && max === null ? null : { min, max, currency: "IDR" };
}

/** Cards as the wire's items, in the order of the cards. */
export async function toItems(reader: Reader, cards: readonly VacancyCard[]): Promise<VacancyItem[]> {
  const { language } = reader;
  const companies = await companiesFor(
    reader,
    cards.map((card) => card.company_id),
  );
  const { saved, applied } = await marksFor(
    reader,
    cards.map((card) => card.id),
  );
  return cards.flatMap((card) => {
    const company = companies.get(card.company_id);
    if (company === undefined) return [];
    return {
      vacancyId: card.id,
      isSaved: saved.has(card.id),
      isApplied: applied.has(card.id),
      title: card.title,
      branchId: company.id,
      companyName: company.name,
      companyLogoUrl: null,
      companyDye: company.dye,
      companyPattern: company.pattern,
      departmentID: card.function_id,
      departmentName: card.function_text,
      category: card.category,
      categoryName: categoryName(card.category, language),
      location: card.locations.join(" · "),
      employmentType: card.employment_type,
      employmentTypeName: employmentName(card.employment_type, language),
      salary: findSalary(card),
      postingDate: wireMoment(card.posted_at),
      endDate: lastSecond(card.closes_at),
      vacancyStatus: card.is_open ? "open" : "closed",
    };
  });
}

/** Items by id, in the order of the ids. */
export async function itemsById(reader: Reader, ids: readonly number[]): Promise<VacancyItem[]> {
  return toItems(reader, await cardsById(reader, ids));
}
