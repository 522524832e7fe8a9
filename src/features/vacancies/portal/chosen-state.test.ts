import { expect, test } from "vitest";
import { everything } from "./list/list-state.ts";
import { chosenState } from "./vacancy-search-input.tsx";

const typed = { ...everything, text: "meda", companies: [4], places: [9], page: 3 };

test.each([
  ["text:Kepala: Gudang", { ...typed, text: "Kepala: Gudang", page: 1 }],
  ["company:7", { ...typed, text: "", companies: [4, 7], page: 1 }],
  ["city:9", { ...typed, text: "", page: 1 }],
  ["city:12", { ...typed, text: "", places: [9, 12], page: 1 }],
])("choosing %o starts a new search", (value, state) => {
  expect(chosenState(typed, value)).toEqual(state);
});
