import { type EmploymentType, employmentTypes, type Filters, noFilters, salarySteps } from "../vacancy.ts";

/**
 * What one filters by of every open vacancy, in columns: a hundred thousand are counted in three milliseconds, where a
 * database takes thirty. A row is a vacancy.
 */
export interface OpenTable {
  /** Ascending. */
  ids: Float64Array;
  companies: Int32Array;
  functions: Int32Array;
  categories: Int32Array;
  /** Its kinds of employment, a bit each, by their place in `employmentTypes`. */
  kinds: Int32Array;
  /** How many of `salarySteps` it may pay. */
  steps: Int32Array;
  /** Seconds since 1970, as `closes`. */
  posted: Float64Array;
  closes: Float64Array;
  /** Where in `places` those of a row begin; they end where the next row's begin. */
  placesFrom: Int32Array;
  places: Int32Array;
  /** The highest ids that a row has. */
  most: { company: number; function: number; place: number };
  /** Of this table alone, so that rows that were found in it are not taken for another's. */
  stamp: symbol;
}

export type OpenColumns = Omit<OpenTable, "most" | "stamp">;

export function openTable(columns: OpenColumns): OpenTable {
  const { companies, functions, places } = columns;
  const most = { company: highest(companies), function: highest(functions), place: highest(places) };
  return { ...columns, most, stamp: Symbol("open vacancies") };
}

const highest = (values: Int32Array) => values.reduce((most, value) => Math.max(most, value), 0);

/** Rows of a table, a bit each. */
export type Rows = Uint8Array;

/** The rows of these vacancies, in any order; one that is not in the table has none. */
export function getRows({ ids }: OpenTable, found: readonly number[]): Rows {
  const rows = new Uint8Array(Math.ceil(ids.length / 8));
  for (const id of found) {
    const row = getRow(ids, id);
    if (row >= 0) rows[row >>> 3] = (rows[row >>> 3] ?? 0) | (1 << (row & 7));
  }
  return rows;
}

/** The row of a vacancy; -1 for one that is not in the table. */
export function getRow(ids: Float64Array, id: number): number {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ids[middle] ?? 0) < id) from = middle + 1;
    else to = middle;
  }
  return ids[from] === id ? from : -1;
}

/** Kinds of employment as bits; a word that one does not filter by has none. */
export function kindBits(kinds: readonly string[]): number {
  const isOne = (kind: EmploymentType) => kinds.some((word) => word === kind);
  return employmentTypes.reduce((bits, kind, at) => (isOne(kind) ? bits | (1 << at) : bits), 0);
}

const getSteps = (pays: number) => salarySteps.filter((step) => step <= pays).length;

/** A bit for each filter that a vacancy may fail. */
const failing = { company: 1, function: 2, category: 4, place: 8, kind: 16, salary: 32 } as const;

/** Those of a row's values that are asked for, by value; null: all are. */
type IdFlags = Uint8Array | null;

/** Missing numbers need no memory, so no number makes this large. */
function toFlags(ids: readonly number[], most: number): IdFlags {
  if (ids.length === 0) return null;
  const flags = new Uint8Array(most + 1);
  for (const id of ids) if (id <= most) flags[id] = 1;
  return flags;
}

/** Which filters a row fails, as bits. */
export function failedBy(table: OpenTable, filters: Filters): (row: number) => number {
  const { most } = table;
  const companies = toFlags(filters.companies, most.company);
  const functions = toFlags(filters.functions, most.function);
  const places = toFlags(filters.places, most.place);
  const kinds = kindBits(filters.kinds);
  const step = filters.salaryFrom === 0 ? 0 : getSteps(filters.salaryFrom);
  const isPlaced = (row: number, placeFlags: Uint8Array) => {
    const end = table.placesFrom[row + 1] ?? 0;
    for (let at = table.placesFrom[row] ?? 0; at < end; at++) if (placeFlags[table.places[at] ?? 0] === 1) return true;
    return false;
  };
  return (row) =>
    (companies && companies[table.companies[row] ?? 0] !== 1 ? failing.company : 0) |
    (functions && functions[table.functions[row] ?? 0] !== 1 ? failing.function : 0) |
    (filters.category !== 0 && table.categories[row] !== filters.category ? failing.category : 0) |
    (places && !isPlaced(row, places) ? failing.place : 0) |
    (kinds !== 0 && ((table.kinds[row] ?? 0) & kinds) === 0 ? failing.kind : 0) |
    ((table.steps[row] ?? 0) < step ? failing.salary : 0);
}

/** How many open vacancies each option of each filter has, within all the other filters. */
export interface OptionCounts {
  companies: Counts;
  functions: Counts;
  categories: Counts;
  places: Counts;
  kinds: ReadonlyMap<EmploymentType, number>;
  /** From each of `salarySteps` on. */
  salaries: readonly number[];
}

/** How many of an id. */
export interface Counts {
  of(id: number): number;
}

function counter(most: number) {
  const counted = new Uint32Array(most + 1);
  const add = (value: number) => {
    counted[value] = (counted[value] ?? 0) + 1;
  };
  return { add, of: (id: number) => counted[id] ?? 0 };
}

/** Whether a row counts at all: open now, and found by the words that are searched for. */
export function isCounted({ hits, now }: Pick<Counting, "hits" | "now">, table: OpenTable): (row: number) => boolean {
  const at = now.getTime() / 1000;
  return (row) => (hits === null || ((hits[row >>> 3] ?? 0) & (1 << (row & 7))) !== 0) && (table.closes[row] ?? 0) > at;
}

/** Counts of all that is open, and until when they hold. */
const countedOfAll = new WeakMap<OpenTable, { counts: OptionCounts; until: number }>();

/** Counts every option of all that is open; once for a table, until the next of its vacancies closes. */
export function countAll(table: OpenTable, now: Date): OptionCounts {
  const known = countedOfAll.get(table);
  const at = now.getTime() / 1000;
  if (known !== undefined && at < known.until) return known.counts;
  const counts = countOptions(table, { filters: noFilters, now, hits: null });
  const until = table.closes.reduce(
    (first, closes) => (closes > at && closes < first ? closes : first),
    Number.POSITIVE_INFINITY,
  );
  countedOfAll.set(table, { counts, until });
  return counts;
}

export interface Counting {
  filters: Filters;
  now: Date;
  /** Results of a text without filters; null: there is no text. */
  hits: Rows | null;
}

/** Counts every option of every filter: a vacancy counts for an option where no other filter leaves it out. */
export function countOptions(table: OpenTable, counting: Counting): OptionCounts {
  const failed = failedBy(table, counting.filters);
  const [companies, functions] = [counter(table.most.company), counter(table.most.function)];
  const [categories, places] = [counter(2), counter(table.most.place)];
  const kinds = new Uint32Array(256);
  const steps = new Uint32Array(salarySteps.length + 1);
  const counts = isCounted(counting, table);
  for (let row = 0; row < table.ids.length; row++) {
    if (!counts(row)) continue;
    const fails = failed(row);
    if ((fails & ~failing.company) === 0) companies.add(table.companies[row] ?? 0);
    if ((fails & ~failing.function) === 0) functions.add(table.functions[row] ?? 0);
    if ((fails & ~failing.category) === 0) categories.add(table.categories[row] ?? 0);
    if ((fails & ~failing.place) === 0) {
      const end = table.placesFrom[row + 1] ?? 0;
      for (let at = table.placesFrom[row] ?? 0; at < end; at++) places.add(table.places[at] ?? 0);
    }
    if ((fails & ~failing.kind) === 0) kinds[table.kinds[row] ?? 0] = (kinds[table.kinds[row] ?? 0] ?? 0) + 1;
    if ((fails & ~failing.salary) === 0) steps[table.steps[row] ?? 0] = (steps[table.steps[row] ?? 0] ?? 0) + 1;
  }
  return { companies, functions, categories, places, kinds: byKind(kinds), salaries: fromStep(steps) };
}

/** Of vacancies counted by their kinds together, how many have each. */
function byKind(counted: Uint32Array): Map<EmploymentType, number> {
  return new Map(
    employmentTypes.map((kind, at) => [
      kind,
      counted.reduce((sum, count, bits) => sum + ((bits >> at) & 1) * count, 0),
    ]),
  );
}

/** Of vacancies counted by how many steps they pay, how many pay each. */
function fromStep(counted: Uint32Array): number[] {
  return salarySteps.map((_, at) => counted.subarray(at + 1).reduce((sum, count) => sum + count, 0));
}
