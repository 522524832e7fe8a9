// Shows: suggestions 4
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { getRows, openTable } from "../search/open-table.ts";
import { noFilters } from "../vacancy.ts";
import { distancesFrom, distanceText, nearestPlaces, type SeatedArea } from "./distances.ts";
import { nearestPage } from "./nearest-page.ts";

/** Two provinces; a degree of the equator is 111 km. */
const area = (id: number, name: string, provinceId: number | null, longitude: number): SeatedArea => ({
  ...{ id, name, provinceId },
  seat: { latitude: 0, longitude },
});
const areas = [
  area(1, "Barat", null, 100),
  area(2, "Timur", null, 110),
  area(3, "Kota Awal", 1, 100),
  area(4, "Kabupaten Tengah", 1, 101),
  area(5, "Kota Ujung", 2, 110),
];
/** One that is in no list of seats. */
const unseated = 6;

const now = new Date("2026-11-29T00:00:00Z");

interface Row {
  id: number;
  company?: number;
  posted?: number;
  isClosed?: boolean;
  places: readonly number[];
}

function getTable(unordered: readonly Row[]) {
  const rows = unordered.toSorted((one, other) => one.id - other.id);
  const zeros = () => new Int32Array(rows.length);
  let before = 0;
  return openTable({
    ids: Float64Array.from(rows, ({ id }) => id),
    companies: Int32Array.from(rows, ({ company = 1 }) => company),
    ...{ functions: zeros(), categories: zeros(), kinds: zeros(), steps: zeros() },
    posted: Float64Array.from(rows, ({ posted = 0 }) => posted),
    closes: Float64Array.from(rows, ({ isClosed = false }) => now.getTime() / 1000 + (isClosed ? 0 : 1)),
    placesFrom: Int32Array.from([0, ...rows.map(({ places }) => (before += places.length))]),
    places: Int32Array.from(rows.flatMap(({ places }) => [...places])),
  });
}

function from(id: number) {
  const distances = distancesFrom(id, areas);
  if (distances === null) throw new Error(`There is no area ${id}.`);
  return distances;
}

const everything = { offset: 0, limit: 1000 };
const all = { filters: noFilters, now, hits: null };

const order = (start: number, rows: readonly Row[]) => nearestPage(getTable(rows), all, from(start), everything).ids;

test.each<[string, number, Row[], number[]]>([
  [
    "the nearest comes first, what nobody knows last",
    3,
    [
      { id: 1, places: [] },
      { id: 2, places: [5, 2] },
      { id: 3, places: [4, 1] },
      { id: 4, places: [unseated] },
      { id: 5, places: [3, 1] },
    ],
    [5, 3, 2, 4, 1],
  ],
  [
    "of several places the nearest counts",
    3,
    [
      { id: 1, places: [5, 2, 3, 1] },
      { id: 2, places: [4, 1] },
    ],
    [1, 2],
  ],
  [
    "a place that is named with its province is no nearer for the province",
    3,
    [
      { id: 1, places: [4, 1] },
      { id: 2, places: [3, 1] },
    ],
    [2, 1],
  ],
  [
    "a province alone is where it is governed from, after what is in that town",
    3,
    [
      { id: 1, places: [1], posted: 9 },
      { id: 2, places: [3, 1] },
      { id: 3, places: [4, 1] },
    ],
    [2, 1, 3],
  ],
  [
    "all of a province that one starts from is equally near",
    1,
    [
      { id: 1, places: [4, 1], posted: 3 },
      { id: 2, places: [3, 1], posted: 1 },
      { id: 3, places: [1], posted: 2 },
      { id: 4, places: [5, 2], posted: 9 },
    ],
    [1, 3, 2, 4],
  ],
  [
    "equally near ones are the newest first, then the highest id",
    3,
    [
      { id: 1, places: [4, 1], posted: 5 },
      { id: 2, places: [4, 1], posted: 5 },
      { id: 3, places: [4, 1], posted: 7 },
      { id: 4, places: [], posted: 1 },
      { id: 5, places: [], posted: 2 },
    ],
    [3, 2, 1, 5, 4],
  ],
  [
    "what is closed is not there",
    3,
    [
      { id: 1, places: [3, 1], isClosed: true },
      { id: 2, places: [5, 2] },
    ],
    [2],
  ],
])("%s", (_, start, rows, ids) => {
  expect(order(start, rows)).toEqual(ids);
});

test("only what words and filters leave is ordered and counted", () => {
  const table = getTable([
    { id: 1, places: [3, 1], company: 2 },
    { id: 2, places: [4, 1] },
    { id: 3, places: [3, 1] },
  ]);
  const found = { filters: { ...noFilters, companies: [1] }, now, hits: getRows(table, [1, 2]) };
  expect(nearestPage(table, found, from(3), everything)).toEqual({ ids: [2], total: 1 });
});

const rows: fc.Arbitrary<Row[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 2 ** 40 }),
    posted: fc.integer({ min: 0, max: 3 }).map((days) => 1_800_000_000 + days * 86_400),
    isClosed: fc.boolean(),
    places: fc.uniqueArray(fc.integer({ min: 1, max: unseated }), { maxLength: 4 }),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

/** How far a row is, by hand. */
function getKm({ places }: Row, start: number): number {
  const { km, provinces } = from(start);
  const regencies = places.filter((id) => !places.some((other) => provinces[other] === id));
  return Math.min(...regencies.map((id) => km[id] ?? Number.MAX_VALUE), Number.MAX_VALUE);
}

test("all pages together are the whole list, in the order of the comparison", () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 7 }), (rows, start, limit) => {
      const table = getTable(rows);
      const expected = rows
        .filter(({ isClosed }) => isClosed !== true)
        .toSorted(
          (one, other) =>
            getKm(one, start) - getKm(other, start) || (other.posted ?? 0) - (one.posted ?? 0) || other.id - one.id,
        )
        .map(({ id }) => id);
      const ids = [];
      for (let offset = 0; offset <= expected.length; offset += limit) {
        const page = nearestPage(table, all, from(start), { offset, limit });
        expect(page.total).toBe(expected.length);
        ids.push(...page.ids);
      }
      expect(ids).toEqual(expected);
      expect(nearestPage(table, all, from(start), { offset: 1e9, limit }).ids).toEqual([]);
    }),
  );
});

test.each([0, unseated, -1, 1.5, Number.NaN, 9_007_199_254_740_991])("%d is no place to start from", (id) => {
  expect(distancesFrom(id, areas)).toBeNull();
});

const texts = (start: number, places: readonly number[]) => {
  const near = nearestPlaces(getTable([{ id: 7, places }]), from(start))(7);
  return near && (["id", "en"] as const).map((language) => distanceText(near, from(start), language));
};

test.each<[string, number, number[], [string, string] | null]>([
  ["another town", 3, [4, 1], ["±\u00A0110\u00A0km", "±\u00A0110\u00A0km"]],
  ["a far one", 3, [5, 2], ["±\u00A01.110\u00A0km", "±\u00A01,110\u00A0km"]],
  ["the same city", 3, [3, 1], ["Di kota ini", "In this city"]],
  ["the same regency", 4, [4, 1], ["Di kabupaten ini", "In this regency"]],
  ["somewhere in the province that one starts from", 1, [4, 1], ["Di provinsi ini", "In this province"]],
  ["somewhere in the province of the town that one starts from", 4, [1], ["Di provinsi ini", "In this province"]],
  ["nowhere", 3, [], null],
  ["a place without a seat", 3, [unseated], null],
])("a vacancy in %s says so", (_, start, places, expected) => {
  expect(texts(start, places)).toEqual(expected);
});

test("a vacancy that is not in the table has no distance", () => {
  expect(nearestPlaces(getTable([{ id: 7, places: [3] }]), from(3))(8)).toBeNull();
});
