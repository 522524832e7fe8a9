import { expect, test } from "vitest";
import { historyPath, historyState } from "./history-address.ts";

test.each([
  ["", { page: 1, open: null }],
  ["page=2", { page: 2, open: null }],
  ["page=2&open=31", { page: 2, open: 31 }],
  ["page=0&open=x", { page: 1, open: null }],
  ["page=-3&open=1e9", { page: 1, open: null }],
])("?%s shows %j", (query, state) => {
  expect(historyState(new URLSearchParams(query))).toEqual(state);
});

test.each([
  [{ page: 1, open: null }, "/account/history"],
  [{ page: 2, open: null }, "/account/history?page=2"],
  [{ page: 2, open: 31 }, "/account/history?page=2&open=31"],
  [{ open: 31 }, "/account/history?open=31"],
])("%j is at %s", (state, path) => {
  expect(historyPath(state)).toBe(path);
});
