import { cleanField, oneLine, type RawFields, withoutEntities } from "../../imports/file-rows.ts";
import { readDate } from "../../imports/read-date.ts";
import { type Category, categories } from "../vacancy.ts";
import { leastWage, readEmployment, readPlaces, readRupiah, readWhole } from "./field-values.ts";

/** Columns of an import, in our own words (running, "Vacancies from elsewhere"). */
export const columns = [
  "code",
  "company",
  "title_id",
  "title_en",
  "function",
  "category",
  "description_id",
  "description_en",
  "requirement_id",
  "requirement_en",
  "location",
  "employment_type",
  "salary_min",
  "salary_max",
  "salary_currency",
  "posting_date",
  "end_date",
  "openings",
  "reply_days",
] as const;

/** No column of a file: why a given salary is not imported. */
export const leftOutField = "salary_left_out";

export type Column = (typeof columns)[number];

export function isColumn(name: string): name is Column {
  return columns.some((column) => column === name);
}

/** How a file's headings become our columns. */
export interface ColumnChoice {
  /** Our column to the file's heading. */
  map: Partial<Record<Column, string>>;
  /** Values for every row, before the file's. */
  set: Partial<Record<Column, string>>;
}

/** The value of a column in a row; "" when there is none. */
function getField(raw: RawFields, column: Column, { map, set }: ColumnChoice): string {
  return cleanField(set[column] ?? raw[map[column] ?? column] ?? "");
}

/** Headings that a file lacks although they were mapped, and columns that every row must have but nothing gives. */
export function missingColumns(headings: readonly string[], { map, set }: ColumnChoice): string[] {
  const has = (column: Column) => set[column] !== undefined || headings.includes(map[column] ?? column);
  const mapped = Object.values(map).filter((heading) => !headings.includes(heading));
  const needed = (["code", "company", "category"] as const).filter(
    (column) => map[column] === undefined && !has(column),
  );
  const title = map.title_id || map.title_en || has("title_id") || has("title_en") ? [] : ["title_id"];
  return [...mapped, ...needed, ...title];
}

/** A vacancy from another system; texts as received. */
export interface IncomingVacancy {
  code: string;
  company: string;
  titleId: string;
  titleEn: string;
  /** "" where nothing was said. */
  function: string;
  category: Category;
  descriptionId: string;
  descriptionEn: string;
  requirementId: string;
  requirementEn: string;
  places: string[];
  employment: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  /** Null: the day it first came. */
  postedAt: Date | null;
  /** `YYYY-MM-DD`; null: 30 days from the posting date. */
  endDay: string | null;
  openings: number | null;
  replyDays: number | null;
}

/** A good row is stored; its notes say what of it is not. */
export type ReadRow =
  | { status: "good"; vacancy: IncomingVacancy; notes: string[] }
  | { status: "bad"; reasons: string[] };

const longest = { code: 300, company: 200, title: 300, description: 100_000 } as const;

/** Why the salary of a row is not taken, in words for the operator; null where it is, or there is none. */
function salaryLeftOut(raw: RawFields, choice: ColumnChoice): string | null {
  const currency = getField(raw, "salary_currency", choice);
  const isTold = getField(raw, "salary_min", choice) !== "" || getField(raw, "salary_max", choice) !== "";
  if (isTold && currency !== "" && !/^(idr|rp\.?|rupiah)$/i.test(currency))
    return `it is in ${currency.slice(0, 20)}, not in rupiah (IDR)`;
  return oneLine(raw[leftOutField] ?? "").slice(0, 100) || null;
}

function wrongSalary(min: number | null, max: number | null): string[] {
  if (min !== null && max !== null && min > max) return ["salary_min is above salary_max"];
  const isBelow = [min, max].some((amount) => amount !== null && amount > 0 && amount < leastWage);
  return isBelow ? [`the salary is below ${leastWage} rupiah a month`] : [];
}

/** Reads one row; every reason why it is bad, in words for the operator. */
export function readVacancyRow(raw: RawFields, choice: ColumnChoice): ReadRow {
  const reasons: string[] = [];
  const field = (column: Column) => getField(raw, column, choice);
  const line = (column: Column, most: number) => {
    const text = oneLine(withoutEntities(field(column)));
    if (text.length > most) reasons.push(`${column} is longer than ${most} characters`);
    return text;
  };
  const needed = (column: Column, most: number) => {
    const text = line(column, most);
    if (!/[\p{L}\p{N}]/u.test(text)) reasons.push(`${column} is missing`);
    return text;
  };
  const read = <Value>(column: Column, parse: (text: string) => Value | null, wish: string): Value | null => {
    const text = field(column);
    const value = text === "" ? null : parse(text);
    if (text !== "" && value === null) reasons.push(`${column} "${text.slice(0, 40)}" is not ${wish}`);
    return value;
  };
  const long = (column: Column) => {
    const text = field(column);
    if (text.length > longest.description) reasons.push(`${column} is longer than ${longest.description} characters`);
    return text;
  };

  const [titleId, titleEn] = [line("title_id", longest.title), line("title_en", longest.title)];
  if (!/[\p{L}\p{N}]/u.test(titleId || titleEn)) reasons.push("title_id is missing");
  const category = read("category", (text) => categories.find((known) => known === readWhole(text)) ?? null, "1 or 2");
  if (field("category") === "") reasons.push("category is missing");
  const leftOut = salaryLeftOut(raw, choice);
  const money = (column: Column) => (leftOut === null ? read(column, readRupiah, "a whole number of rupiah") : null);
  const [salaryMin, salaryMax] = [money("salary_min"), money("salary_max")];
  reasons.push(...wrongSalary(salaryMin, salaryMax));
  const [posted, end] = [read("posting_date", readDate, "a date"), read("end_date", readDate, "a date")];
  const count = (column: Column) => read(column, readWhole, "a whole number");
  const [descriptionId, descriptionEn] = [long("description_id"), long("description_en")];
  const [requirementId, requirementEn] = [long("requirement_id"), long("requirement_en")];

  const vacancy = {
    code: needed("code", longest.code),
    company: needed("company", longest.company),
    titleId: titleId || titleEn,
    titleEn: titleEn || titleId,
    function: line("function", longest.company),
    descriptionId: descriptionId || descriptionEn,
    descriptionEn: descriptionEn || descriptionId,
    requirementId: requirementId || requirementEn,
    requirementEn: requirementEn || requirementId,
    places: readPlaces(withoutEntities(field("location"))),
    employment: readEmployment(withoutEntities(field("employment_type"))),
    salaryMin: salaryMin || null,
    salaryMax: salaryMax || null,
    postedAt: posted?.moment ?? null,
    endDay: end?.day ?? null,
    openings: count("openings"),
    replyDays: count("reply_days"),
  };
  if (category === null || reasons.length > 0) return { status: "bad", reasons };
  const notes = leftOut === null ? [] : [`taken without its salary: ${leftOut}`];
  return { status: "good", vacancy: { ...vacancy, category }, notes };
}
