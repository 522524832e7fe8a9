import type { Database, Db } from "../../../platform/database/database.ts";
import { companyIdsByName, companyKey, unknownCompanies } from "../../companies/ensure-companies.server.ts";
import { getCompanies } from "../../companies/organisation.server.ts";
import { type FileRow, withOwnHeadings } from "../../imports/file-rows.ts";
import { readFileRows } from "../../imports/read-file.server.ts";
import { tidySearch } from "../close-vacancies.server.ts";
import { madeInDesk } from "../imported/imported.queries.server.ts";
import { unknownFunctions } from "../put/ensure-functions.server.ts";
import { jobPostingFields } from "./job-posting.ts";
import { proposeFunctions } from "./map-functions.server.ts";
import { type PutCounts, putIncoming, wouldPut } from "./put-incoming.server.ts";
import {
  type ColumnChoice,
  columns,
  type IncomingVacancy,
  missingColumns,
  readVacancyRow,
} from "./read-vacancy-row.ts";

/** Vacancies that are stored together, or not at all. */
const batchSize = 250;

export interface ImportOptions extends ColumnChoice {
  isDryRun: boolean;
  /** Edits of the desk's give way. */
  takesAll: boolean;
}

export interface BadRow {
  line: number;
  reasons: string[];
}

export interface ImportReport extends PutCounts {
  bad: BadRow[];
  /** Rows that are stored without something that they say. */
  notes: BadRow[];
  /** Companies and functions that were not known before. */
  companies: number;
  functions: number;
  /** Names of functions that are new, with the function that each means by its words; null where none comes near. */
  newFunctions: { name: string; proposed: string | null }[];
}

/**
 * Imports a file of vacancies: CSV, JSON, JSON Lines or JobPosting JSON-LD. Bad rows are named, good ones go in.
 * @throws Error with the reason when the whole file cannot be used
 */
export async function importVacancies(
  database: Database,
  bytes: Uint8Array,
  options: ImportOptions,
  now: Date,
): Promise<ImportReport> {
  const { headings, rows } = withOwnHeadings(
    readFileRows(bytes, jobPostingFields),
    columns,
    Object.values(options.map),
  );
  const missing = headings === null ? [] : missingColumns(headings, options);
  if (missing.length > 0) throw new Error(`it has no column ${missing.join(", ")}; see --map and --set`);
  const read = readRows(rows, options);
  const strange = await ofOtherCompanies(
    database.db,
    read.good.map(({ vacancy }) => vacancy),
  );
  const good = read.good.filter(({ vacancy }) => !strange.has(vacancy.code));
  const others = read.good.flatMap(({ line, vacancy }) => {
    const reason = strange.get(vacancy.code);
    return reason === undefined ? [] : [{ line, reasons: [reason] }];
  });
  const bad = [...read.bad, ...others].sort((one, other) => one.line - other.line);
  const incoming = good.map(({ vacancy }) => vacancy);
  const fresh = await freshNames(database, incoming);
  const putting = { now, takesAll: options.takesAll };
  const counts = await inBatches(incoming, (batch) =>
    options.isDryRun ? wouldPut(database.db, batch, putting) : putIncoming(database, batch, putting),
  );
  if (!options.isDryRun && counts.added + counts.updated > 0) await tidySearch(database);
  const notes = good.flatMap(({ line, notes: reasons }) => (reasons.length > 0 ? [{ line, reasons }] : []));
  return { ...counts, bad, notes, ...fresh };
}

interface GoodRow {
  line: number;
  notes: string[];
  vacancy: IncomingVacancy;
}

function readRows(rows: readonly FileRow[], options: ImportOptions): { good: GoodRow[]; bad: BadRow[] } {
  const good: GoodRow[] = [];
  const bad: BadRow[] = [];
  for (const row of rows) {
    const read =
      row.status === "read" ? readVacancyRow(row.fields, options) : { status: "bad" as const, reasons: [row.reason] };
    if (read.status === "good") good.push({ line: row.line, vacancy: read.vacancy, notes: read.notes });
    else bad.push({ line: row.line, reasons: read.reasons });
  }
  return { good, bad };
}

async function freshNames(
  database: Database,
  incoming: readonly IncomingVacancy[],
): Promise<Pick<ImportReport, "companies" | "functions" | "newFunctions">> {
  const { db } = database;
  const companies = await unknownCompanies(db, [...new Set(incoming.map(({ company }) => company))]);
  const functions = await unknownFunctions(db, [...new Set(incoming.map((vacancy) => vacancy.function))]);
  const newFunctions = await proposeFunctions(
    database,
    functions.filter((name) => name !== ""),
  );
  return { companies: companies.length, functions: functions.length, newFunctions };
}

function* batches(incoming: readonly IncomingVacancy[]): Generator<readonly IncomingVacancy[]> {
  for (let from = 0; from < incoming.length; from += batchSize) yield incoming.slice(from, from + batchSize);
}

function sum(one: PutCounts, other: PutCounts): PutCounts {
  return {
    added: one.added + other.added,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    conflicts: one.conflicts + other.conflicts,
  };
}

const nothing: PutCounts = { added: 0, updated: 0, unchanged: 0, conflicts: 0 };

async function inBatches(
  incoming: readonly IncomingVacancy[],
  put: (batch: readonly IncomingVacancy[]) => Promise<PutCounts>,
): Promise<PutCounts> {
  let counts = nothing;
  for (const batch of batches(incoming)) counts = sum(counts, await put(batch));
  return counts;
}

/** Codes that stand in the desk for vacancies of other companies, each with the reason why its row is bad. */
async function ofOtherCompanies(db: Db, incoming: readonly IncomingVacancy[]): Promise<Map<string, string>> {
  const desk = await madeInDesk(
    db,
    incoming.map(({ code }) => code),
  );
  const theirs = incoming.filter(({ code }) => desk.has(code));
  if (theirs.length === 0) return new Map();
  const ids = await companyIdsByName(
    db,
    theirs.map(({ company }) => company),
  );
  const companies = await getCompanies(db, [...desk.values()]);
  const strange = theirs.flatMap(({ code, company }) => {
    const id = desk.get(code) ?? 0;
    const reason = `vacancy ${code} was made in the desk for ${companies.get(id)?.name ?? "another company"}`;
    return ids.get(companyKey(company)) === id ? [] : [[code, reason] as const];
  });
  return new Map(strange);
}
