import { cleanField, type RawFields } from "../../imports/file-rows.ts";

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

/** No column of a file: why a salary that was told is not taken. */
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
export function fieldOf(raw: RawFields, column: Column, { map, set }: ColumnChoice): string {
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
