import fc from "fast-check";
import { expect, test } from "vitest";
import { applicationStatuses } from "../application.ts";
import { chosenCount, historyPath, historyState, isUnfiltered, longestPosition, noFilters } from "./history-address.ts";

const all = { ...noFilters, page: 1, open: null };

test.each([
  ["", {}],
  ["page=2", { page: 2 }],
  ["page=2&open=31", { page: 2, open: 31 }],
  ["page=0&open=x", {}],
  ["page=-3&open=1e9", {}],
  ["position=+Analis+Data+", { position: "Analis Data" }],
  [`position=${"x".repeat(120)}`, { position: "x".repeat(longestPosition) }],
  ["platform=2&phase=41&status=3", { platform: 2, phase: 41, status: "not-continued" }],
  ["platform=&phase=&status=", {}],
  ["platform=4294967296&phase=-1&status=5", {}],
])("?%s shows %j", (query, state) => {
  expect(historyState(new URLSearchParams(query))).toEqual({ ...all, ...state });
});

test.each([
  [all, "/account/history"],
  [{ page: 2, open: null }, "/account/history?page=2"],
  [{ page: 2, open: 31 }, "/account/history?page=2&open=31"],
  [{ open: 31 }, "/account/history?open=31"],
  [{ ...all, position: "R&D", status: "hired" } as const, "/account/history?position=R%26D&status=2"],
])("%j is at %s", (state, path) => {
  expect(historyPath(state)).toBe(path);
});

test("an address gives back the state that it was made of", () => {
  const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }));
  const states = fc.record({
    position: fc.string({ maxLength: longestPosition }).map((text) => text.trim()),
    platform: id,
    phase: id,
    status: fc.option(fc.constantFrom(...applicationStatuses)),
    page: fc.integer({ min: 1, max: 100_000 }),
    open: id,
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(historyState(new URLSearchParams(historyPath(state).split("?")[1]))).toEqual(state);
    }),
  );
});

test("filters in use are counted, the position apart", () => {
  expect([chosenCount(noFilters), isUnfiltered(noFilters)]).toEqual([0, true]);
  expect([chosenCount({ ...noFilters, position: "x" }), isUnfiltered({ ...noFilters, position: "x" })]).toEqual([
    0,
    false,
  ]);
  expect(chosenCount({ ...noFilters, status: "on-process", phase: 4 })).toBe(2);
});
