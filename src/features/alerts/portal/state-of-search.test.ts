import { expect, test } from "vitest";
import { everything } from "../../vacancies/portal/list/list-state.ts";
import { getSearch, getState } from "./wire-search.ts";

test("a search is kept without its order, its page and where it starts (suggestions 2, suggestions 4)", () => {
  const state = { ...everything, text: "las", places: [9], levels: [2], near: 12, sort: "nearest", page: 3 } as const;
  expect(getSearch(state)).not.toHaveProperty("near");
  expect(getState(getSearch(state))).toEqual({ ...everything, text: "las", places: [9], levels: [2] });
});
