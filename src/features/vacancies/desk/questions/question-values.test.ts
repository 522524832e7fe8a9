// Shows: F17
import { expect, test } from "vitest";
import type { DeskQuestion } from "./desk-question.ts";
import { asKind, newQuestion, over, toBody, toValues, withoutOption } from "./question-values.ts";

const both = (id: string) => ({ id, en: "" });

const baseQuestion: DeskQuestion = {
  ...{ id: 7, originId: 3, version: 2, isAsked: true, kind: "choice", words: both("Sertifikat?"), required: true },
  ...{ options: [both("Ya"), both("Belum"), both("Sedang")], must: { values: [1, 3] } },
};

test("what is not touched is sent as it was read", () => {
  const { version: _, isAsked: __, originId: ___, ...same } = baseQuestion;
  expect(toBody([toValues(baseQuestion)])).toEqual([same]);
});

test("another kind keeps the words, and nothing that only the kind before could hold", () => {
  const number = asKind(toValues(baseQuestion), "number");
  expect(number).toMatchObject({ id: 7, words: both("Sertifikat?"), options: [], mustValues: [] });
  expect(asKind(number, "choices").options).toHaveLength(2);
});

test("of options that go, what must be chosen goes along; the others stay what they were", () => {
  expect(withoutOption(toValues(baseQuestion), 0).mustValues).toEqual(["2"]);
  expect(withoutOption(toValues(baseQuestion), 1).mustValues).toEqual(["1", "2"]);
});

test.each([
  ["3", "", { min: 3, max: null }],
  ["", "2,5", { min: null, max: 2.5 }],
  ["", "", null],
])("a number from %j to %j must be %j", (mustMin, mustMax, must) => {
  const question = { ...asKind(newQuestion("new"), "number"), mustMin, mustMax };
  expect(toBody([question])[0]?.must).toEqual(must);
});

test("a kept version continues from the same question as the other person saved it", () => {
  const theirs = [{ ...baseQuestion, id: 12, version: 3 }];
  const mine = [
    { ...toValues(baseQuestion), words: both("Punya?") },
    newQuestion("new"),
    { ...toValues(baseQuestion), originId: 9 },
  ];
  expect(over(mine, theirs).map(({ id }) => id)).toEqual([12, null, null]);
});
