import { expect, test } from "vitest";
import { countText, filterChoices } from "./filter-choices.ts";
import { everything } from "./list-state.ts";

const some = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: index + 1, text: `Company ${index + 1}`, count: length - index }));

const idsOf = (choices: readonly { id: number }[]) => choices.map(({ id }) => id);

test("the eight options with most vacancies are shown, a short rest folds out", () => {
  const { shown, folded, searched } = filterChoices(some(13).toReversed(), []);
  expect(idsOf(shown)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(idsOf(folded)).toEqual([9, 10, 11, 12, 13]);
  expect(searched).toBe(0);
});

test("a chosen option is always shown", () => {
  expect(idsOf(filterChoices(some(300), [250]).shown)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 250]);
});

test("a long rest stays out of the page", () => {
  expect(filterChoices(some(300), [])).toMatchObject({ folded: [], searched: 292 });
});

test.each([
  ["beside everything, grouped", 1204, everything, "1.204"],
  ["not where there is none", 0, everything, undefined],
  ["not beside a text, which finds fewer", 1204, { ...everything, text: "gudang" }, undefined],
  ["not beside recommendations", 1204, { ...everything, isMatch: true }, undefined],
  ["beside other filters, which it does not follow yet", 1204, { ...everything, levels: [1] as const }, "1.204"],
] as const)("an option's count is shown %s", (_, count, state, shown) => {
  expect(countText({ count }, state)).toBe(shown);
});
