import { expect, test } from "vitest";
import { countText, filterChoices } from "./filter-groups.ts";

const some = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: index + 1, text: `Company ${index + 1}`, count: length - index }));

const getIds = (choices: readonly { id: number }[]) => choices.map(({ id }) => id);

test("the eight options with most vacancies are shown, a short rest folds out", () => {
  const { shown, folded, searched } = filterChoices(some(13).toReversed(), []);
  expect(getIds(shown)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(getIds(folded)).toEqual([9, 10, 11, 12, 13]);
  expect(searched).toBe(0);
});

test("a chosen option is always shown", () => {
  expect(getIds(filterChoices(some(300), [250]).shown)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 250]);
});

test("a long rest stays out of the page", () => {
  expect(filterChoices(some(300), [])).toMatchObject({ folded: [], searched: 292 });
});

test("what has none comes last, and a chosen one stays", () => {
  const { shown, folded } = filterChoices(
    [
      { id: 1, text: "A", count: 0 },
      { id: 2, text: "B", count: 3 },
      { id: 3, text: "C", count: 0 },
    ],
    [3],
    1,
  );
  expect([getIds(shown), getIds(folded)]).toEqual([[2, 3], [1]]);
});

test.each([
  ["grouped", 1204, true, "1.204"],
  ["none too", 0, true, "0"],
  ["not where it is of something else than what was found", 1204, false, undefined],
] as const)("an option's count is shown %s", (_, count, isCounted, text) => {
  expect(countText({ count }, { isCounted })).toBe(text);
});
