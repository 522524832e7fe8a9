import * as fc from "fast-check";
import { expect, test } from "vitest";
import { employmentTypes, type Filters, noFilters, salarySteps } from "../vacancy.ts";
import { countAll, countOptions, getRows, kindBits, openTable } from "./open-table.ts";

interface OpenRow {
  id: number;
  company: number;
  function: number;
  category: number;
  kinds: readonly string[];
  pays: number;
  closes: number;
  places: readonly number[];
}

/** A table of vacancies in any order. */
function getTable(unordered: readonly OpenRow[]) {
  const rows = unordered.toSorted((one, other) => one.id - other.id);
  const column = (value: (one: OpenRow) => number) => Int32Array.from(rows, value);
  let before = 0;
  return openTable({
    ids: Float64Array.from(rows, ({ id }) => id),
    companies: column(({ company }) => company),
    functions: column((one) => one.function),
    categories: column(({ category }) => category),
    kinds: column(({ kinds }) => kindBits(kinds)),
    steps: column(({ pays }) => salarySteps.filter((step) => step <= pays).length),
    posted: Float64Array.from(rows, ({ id }) => id),
    closes: Float64Array.from(rows, ({ closes }) => closes / 1000),
    placesFrom: Int32Array.from([0, ...rows.map(({ places }) => (before += places.length))]),
    places: Int32Array.from(rows.flatMap(({ places }) => [...places])),
  });
}

const now = new Date("2026-11-29T00:00:00Z");

const row = (id: number, overrides: Partial<OpenRow> = {}): OpenRow => ({
  ...{ id, company: 1, function: 1, category: 2, kinds: [], pays: 0, closes: now.getTime() + 1, places: [] },
  ...overrides,
});

const rows: fc.Arbitrary<OpenRow[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 2 ** 40 }),
    company: fc.integer({ min: 1, max: 4 }),
    function: fc.integer({ min: 1, max: 3 }),
    category: fc.constantFrom(1, 2),
    kinds: fc.subarray([...employmentTypes]),
    pays: fc.constantFrom(0, 4_000_000, 5_000_000, 99_000_000),
    closes: fc.constantFrom(now.getTime(), now.getTime() + 1),
    places: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

const filters: fc.Arbitrary<Filters> = fc.record({
  companies: fc.uniqueArray(fc.integer({ min: -1, max: 6 }), { maxLength: 2 }),
  functions: fc.uniqueArray(fc.constantFrom(1, 2, 9_007_199_254_740_991), { maxLength: 2 }),
  category: fc.constantFrom(0, 1, 2),
  places: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
  kinds: fc.subarray([...employmentTypes], { maxLength: 2 }),
  salaryFrom: fc.constantFrom(0, ...salarySteps),
});

const any = <T>(values: readonly T[], has: readonly T[]) =>
  values.length === 0 || has.some((one) => values.includes(one));

/** The same by hand: whether a row passes. */
function passes(one: OpenRow, { companies, functions, category, places, kinds, salaryFrom }: Filters): boolean {
  return (
    any(companies, [one.company]) &&
    any(functions, [one.function]) &&
    (category === 0 || one.category === category) &&
    any(places, one.places) &&
    any<string>(kinds, one.kinds) &&
    one.pays >= salaryFrom
  );
}

test("an option counts what is open and passes all other filters, whatever is chosen beside it", () => {
  fc.assert(
    fc.property(rows, filters, fc.boolean(), (openRows, chosen, isText) => {
      const hits = isText ? openRows.filter(({ id }) => id % 2 === 0).map(({ id }) => id) : null;
      const table = getTable(openRows);
      const counts = countOptions(table, { filters: chosen, now, hits: hits && getRows(table, hits) });
      const open = openRows.filter(({ id, closes }) => closes > now.getTime() && (hits?.includes(id) ?? true));
      const within = (but: Partial<Filters>, has: (one: OpenRow) => boolean) =>
        open.filter((one) => passes(one, { ...chosen, ...but }) && has(one)).length;
      for (const id of [1, 2, 3, 4]) {
        expect(counts.companies.of(id)).toBe(within({ companies: [] }, ({ company }) => company === id));
        expect(counts.functions.of(id)).toBe(within({ functions: [] }, (one) => one.function === id));
        expect(counts.categories.of(id)).toBe(within({ category: 0 }, ({ category }) => category === id));
        expect(counts.places.of(id)).toBe(within({ places: [] }, ({ places }) => places.includes(id)));
      }
      for (const kind of employmentTypes)
        expect(counts.kinds.get(kind)).toBe(within({ kinds: [] }, ({ kinds }) => kinds.includes(kind)));
      salarySteps.forEach((step, at) => {
        expect(counts.salaries[at]).toBe(within({ salaryFrom: 0 }, ({ pays }) => pays >= step));
      });
    }),
  );
});

test("what is not in a table is no row of it, and a table of nothing counts nothing", () => {
  const table = getTable([row(7), row(3), row(99)]);
  const counted = (ids: readonly number[]) =>
    countOptions(table, { filters: noFilters, now, hits: getRows(table, ids) }).companies.of(1);
  expect([counted([3, 99, 100, 4, -1]), counted([]), counted([7, 7])]).toEqual([2, 0, 1]);
  const none = countOptions(getTable([]), { filters: noFilters, now, hits: null });
  expect([none.companies.of(1), none.places.of(-3), none.functions.of(1e15)]).toEqual([0, 0, 0]);
});

test("counts of all that is open hold until the next vacancy closes", () => {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const table = getTable([row(1, { closes: now.getTime() + 10 }), row(2, { closes: now.getTime() + 20 })]);
  const open = (ms: number) => countAll(table, later(ms)).companies.of(1);
  expect([open(0), open(9), open(10), open(19), open(20)]).toEqual([2, 2, 1, 1, 0]);
});
