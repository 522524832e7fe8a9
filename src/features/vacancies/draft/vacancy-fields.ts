import { m } from "#messages";
import type { Category } from "../vacancy.ts";

/** Limits of what is written in the desk (recruiting §4) beside those of single fields. */
export const vacancyLimits = {
  code: 50,
  /** Days ahead that a vacancy may stay open when it is published. */
  openDays: 180,
} as const;

/** A text in both languages; the English one is "" where nobody wrote it. */
export interface BothTexts {
  id: string;
  en: string;
}

/** The value type of each kind of field; null is "missing". */
export interface ValueOfKind {
  /** One line in both languages. */
  line: BothTexts;
  /** HTML that was made safe, in both languages. */
  rich: BothTexts;
  /** Id of an entry of a list. */
  choice: number | null;
  category: Category | null;
  places: readonly string[];
  /** Texts, joined by commas. */
  words: string | null;
  /** Whole rupiah a month. */
  rupiah: number | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
  count: number | null;
}

export type Kind = keyof ValueOfKind;

/** Properties of a kind of field beside the common ones. */
interface Details extends Record<Kind, object> {
  /** Characters at most, in each language. */
  line: { most: number };
  rich: { most: number };
  /** Places at most, and characters of each. */
  places: { most: number; length: number };
  words: { most: number };
  count: { most: number };
}

/** A field of a kind. */
export type FieldOf<Given extends Kind> = {
  [One in Given]: {
    kind: One;
    /** In the desk's calls. */
    wire: string;
    /** In `vacancies`; of a text in two languages, with `_id` and `_en` behind it. */
    column: string;
    label: () => string;
    /** A vacancy without it is not published (recruiting §6); of texts the Indonesian one is asked for. */
    needed?: true;
    /** Which version of the stored document has it first; without it the first one. */
    since?: number;
  } & Details[One];
}[Given];

export type VacancyField = FieldOf<Kind>;

/** All of a vacancy that the desk edits, in the order in which it is shown; see CONTRIBUTING, "Add a field to a vacancy". */
export const vacancyTable = {
  title: {
    kind: "line",
    wire: "title",
    column: "title",
    label: m.desk_vacancies_field_title,
    most: 150,
    needed: true,
  },
  description: {
    kind: "rich",
    wire: "description",
    column: "description",
    label: m.desk_vacancies_field_description,
    most: 20_000,
    needed: true,
  },
  requirement: {
    kind: "rich",
    wire: "requirement",
    column: "requirement",
    label: m.desk_vacancies_field_requirement,
    most: 20_000,
    needed: true,
  },
  functionId: {
    kind: "choice",
    wire: "functionId",
    column: "function_id",
    label: m.desk_vacancies_field_functionid,
    needed: true,
  },
  category: {
    kind: "category",
    wire: "category",
    column: "category",
    label: m.desk_vacancies_field_category,
    needed: true,
  },
  locations: {
    kind: "places",
    wire: "locations",
    column: "locations",
    label: m.desk_vacancies_field_locations,
    most: 20,
    length: 100,
    needed: true,
  },
  /** schema.org's words or other texts. */
  employmentType: {
    kind: "words",
    wire: "employmentType",
    column: "employment_type",
    label: m.desk_vacancies_field_employmenttype,
    most: 50,
  },
  salaryMin: {
    kind: "rupiah",
    wire: "salaryMin",
    column: "salary_min",
    label: m.desk_vacancies_field_salarymin,
  },
  salaryMax: {
    kind: "rupiah",
    wire: "salaryMax",
    column: "salary_max",
    label: m.desk_vacancies_field_salarymax,
  },
  /** The last open day. */
  endDay: {
    kind: "day",
    wire: "endDate",
    column: "end_date",
    label: m.desk_vacancies_field_enddate,
    needed: true,
  },
  openings: {
    kind: "count",
    wire: "openings",
    column: "openings",
    label: m.desk_vacancies_field_openings,
    most: 999,
  },
  replyDays: {
    kind: "count",
    wire: "replyDays",
    column: "reply_days",
    label: m.desk_vacancies_field_replydays,
    most: 90,
  },
} as const satisfies Record<string, VacancyField>;

type Table = typeof vacancyTable;
export type FieldName = keyof Table;

/** Names of the fields of some kinds. */
export type NamesOfKind<Given extends Kind> = {
  [Name in FieldName]: Table[Name]["kind"] extends Given ? Name : never;
}[FieldName];

export type TextName = NamesOfKind<"line" | "rich">;
export type FactName = Exclude<FieldName, TextName>;

/** Fields whose column holds their value as it is, also where it is missing. */
export type PlainName = NamesOfKind<"places" | "words" | "rupiah" | "count">;

/** All of a vacancy that the desk edits; a draft lacks what it lacks. */
export type VacancyFields = { [Name in FieldName]: ValueOfKind[Table[Name]["kind"]] };

/** Functions over fields, for each kind. */
export type Makers = { readonly [One in Kind]: (field: FieldOf<One>) => unknown };

/** Their result types. */
type MadeBy<Given extends Makers> = { [One in Kind]: ReturnType<Given[One]> };

// TypeScript does not follow a loop over a table, so each of these says above what its loop makes.

function namesIn<Of extends object>(table: Of): (keyof Of & string)[];
function namesIn(table: object): string[] {
  return Object.keys(table);
}

export const fieldNames: readonly FieldName[] = namesIn(vacancyTable);

function make<Given extends Kind>(makers: Makers, field: FieldOf<Given>): unknown {
  return makers[field.kind](field);
}

/** Makes something of each field, under its name in the desk's calls. */
export function mapFields<Given extends Makers>(
  makers: Given,
): { [Name in FieldName as Table[Name]["wire"]]: MadeBy<Given>[Table[Name]["kind"]] };
export function mapFields(makers: Makers): Record<string, unknown> {
  return Object.fromEntries(fieldNames.map((name) => [vacancyTable[name].wire, make(makers, vacancyTable[name])]));
}

/** The same under the field's own name. */
export function mapOwn<Given extends Makers>(
  makers: Given,
): { [Name in FieldName]: MadeBy<Given>[Table[Name]["kind"]] };
export function mapOwn(makers: Makers): Record<string, unknown> {
  return Object.fromEntries(fieldNames.map((name) => [name, make(makers, vacancyTable[name])]));
}

export function isText(name: FieldName): name is TextName {
  const { kind } = vacancyTable[name];
  return kind === "line" || kind === "rich";
}

export function isFact(name: FieldName): name is FactName {
  return !isText(name);
}

function isPlain(name: FieldName): name is PlainName {
  const { kind } = vacancyTable[name];
  return kind === "places" || kind === "words" || kind === "rupiah" || kind === "count";
}

export const plainNames: readonly PlainName[] = fieldNames.filter(isPlain);

/** The columns of facts, with what they hold. */
export type FactColumns = { [Name in FactName as Table[Name]["column"]]: VacancyFields[Name] };
/** Those that hold a value as it is. */
export type PlainColumns = {
  [Name in PlainName as Table[Name]["column"]]: Name extends "locations" ? string[] : VacancyFields[Name];
};

/** The columns of fields that hold a value as it is. */
export function plainColumns(fields: VacancyFields): PlainColumns;
export function plainColumns(fields: VacancyFields): Record<string, unknown> {
  return Object.fromEntries(plainNames.map((name) => [vacancyTable[name].column, fields[name]]));
}

/** A vacancy's facts, of its row; a column that is not there is missing. */
export function factsIn(
  row: { [Column in keyof FactColumns]?: FactColumns[Column] | undefined },
): Pick<VacancyFields, FactName>;
export function factsIn(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    fieldNames.filter(isFact).map((name) => [name, row[vacancyTable[name].column] ?? emptyFields[name]]),
  );
}

const nothing: BothTexts = { id: "", en: "" };
const missing = () => null;

/** A vacancy of which nothing is written yet. */
export const emptyFields: VacancyFields = mapOwn({
  ...{ line: () => nothing, rich: () => nothing, places: () => [] },
  ...{ choice: missing, category: missing, words: missing, rupiah: missing, day: missing, count: missing },
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The names of fields that differ. */
export function changedFields(before: VacancyFields, after: VacancyFields): FieldName[] {
  return fieldNames.filter((name) => !isSame(before[name], after[name]));
}

type Needed = { [Name in FieldName]: Table[Name] extends { needed: true } ? Name : never }[FieldName];

/** Requirements for publishing (recruiting §6): all Indonesian texts, and a last day. */
export type NeededField = `${Extract<Needed, TextName>}.id` | Exclude<Needed, TextName>;

function isNeeded(name: FieldName): name is Needed {
  return "needed" in vacancyTable[name];
}

/** Missing fields before it may be published. */
export function missingFields(fields: VacancyFields): NeededField[] {
  return fieldNames.filter(isNeeded).flatMap((name): NeededField[] => {
    if (!isText(name)) {
      const value = fields[name];
      return value === null || (typeof value === "object" && value.length === 0) ? [name] : [];
    }
    const { id } = fields[name];
    const isThere = vacancyTable[name].kind === "line" ? /[\p{L}\p{N}]/u.test(id) : id !== "";
    return isThere ? [] : [`${name}.id` as const];
  });
}
