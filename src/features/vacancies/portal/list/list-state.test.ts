import * as fc from "fast-check";
import { expect, test } from "vitest";
import { categories, employmentTypes, listSorts, salarySteps } from "../../vacancy.ts";
import {
  choosePath,
  chosenFilters,
  everything,
  feedPath,
  type ListState,
  listPath,
  parseListState,
  withoutFilters,
  withoutNear,
} from "./list-state.ts";

const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 50 })
  .map((found) => found.toSorted((a, b) => a - b));

const states: fc.Arbitrary<ListState> = fc
  .record({
    text: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    isExact: fc.boolean(),
    companies: ids,
    functions: ids,
    levels: fc.subarray([...categories]),
    places: ids.map((found) => found.filter((id) => id <= 999_999)),
    kinds: fc.subarray([...employmentTypes]),
    salaryFrom: fc.constantFrom(0, ...salarySteps),
    isMatch: fc.boolean(),
    near: fc.option(fc.integer({ min: 1, max: 999_999 })),
    sort: fc.constantFrom(null, ...listSorts),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  .map((state) => ({
    ...state,
    isExact: state.isExact && state.text !== "",
    sort: state.sort === "nearest" && state.near === null ? null : state.sort,
  }));

const parse = (query: string) => parseListState(new URLSearchParams(query));

test("a state survives the way through its address", () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(parse(listPath(state).split("?")[1] ?? "")).toEqual(state);
    }),
  );
});

test("any address gives a state that can be asked for", () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const { page, text, companies } = parse(query);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(text.length).toBeLessThanOrEqual(100);
      expect(companies.length).toBeLessThanOrEqual(50);
    }),
  );
});

test("what makes no sense is left out", () => {
  expect(
    parse(
      "?company=x&company=0&company=3&company=3&jenjang=7&sort=up&page=-2&isMatch=yes&vacancyTitle=+" +
        "&place=12345678&employment=full_time&employment=SLAVERY&salary=1",
    ),
  ).toEqual({
    ...everything,
    companies: [3],
  });
});

test("what is usual leaves no trace in the address", () => {
  expect(listPath(everything)).toBe("/lowongan");
});

test("a form's empty fields mean nothing", () => {
  expect(parse("?vacancyTitle=&sort=")).toEqual(everything);
});

test("clearing the filters keeps the words searched for", () => {
  const state = parse(
    "?vacancyTitle=pajak&function=2&jenjang=1&isMatch=1&page=3&place=4&place=9&employment=INTERN&salary=5000000",
  );
  expect(chosenFilters(state)).toBe(7);
  expect(listPath(withoutFilters(state))).toBe("/lowongan?vacancyTitle=pajak");
});

test("a text stays as it is only until it is changed", () => {
  expect(parse("?vacancyTitle=tknisi&exact=tknisi").isExact).toBe(true);
  expect(parse("?vacancyTitle=tknisi+las&exact=tknisi").isExact).toBe(false);
  expect(parse("?exact=").isExact).toBe(false);
});

test.each([
  ["?near=12", 12],
  ["?near=12&near=13", 12],
  ["?near=0", null],
  ["?near=-1", null],
  ["?near=1.5", null],
  ["?near=1000000", null],
  ["?near=32.73", null],
  ["?near[]=12", null],
  [`?near=${"9".repeat(5000)}`, null],
  ["?near=x&near=12", null],
])("the place to start from in %s is %o (suggestions 4)", (query, near) => {
  expect(parse(query).near).toBe(near);
});

test("nearest first needs a place to start from, which is no part of the search itself (suggestions 4)", () => {
  expect(parse("?sort=nearest")).toEqual(everything);
  const near = parse("?near=12&sort=nearest&function=2");
  expect(listPath(near)).toBe("/lowongan?function=2&near=12&sort=nearest");
  expect(feedPath(near)).toBe("/feeds/vacancies.atom?function=2");
  expect(listPath(withoutFilters(near))).toBe("/lowongan?near=12&sort=nearest");
  expect(listPath(withoutNear(near))).toBe("/lowongan?function=2");
  expect(listPath(withoutNear({ ...near, sort: "closing" }))).toBe("/lowongan?function=2&sort=closing");
  expect(choosePath("near", everything)).toBe("/lowongan?choose=near");
});
