// Shows: F17
import { describe, expect, test } from "vitest";
import { checkAnswers, countMissed, meetsMust } from "./answer.ts";
import { type Question, type QuestionContent, questionKinds, saysTheSame } from "./question.ts";

const both = (id: string) => ({ id, en: "" });

function aQuestion(overrides: Partial<Question>): Question {
  const { kind = "text" } = overrides;
  const options = kind === "choice" || kind === "choices" ? ["Ya", "Sedang", "Belum"].map(both) : [];
  return {
    ...{ id: 1, originId: 1, version: 1, kind, words: both("Apa?"), options, required: false, must: null },
    ...overrides,
  };
}

function answered(question: Partial<Question>, value: unknown) {
  const checked = checkAnswers([aQuestion(question)], [{ questionId: 1, value }]);
  return checked.status === "right" ? checked.answers[0]?.value : checked.faults[0]?.code;
}

test.each([
  ["yesNo", true, true],
  ["yesNo", false, false],
  ["yesNo", "yes", "choice"],
  ["yesNo", 1, "choice"],
  ["yesNo", [true], "choice"],
  ["choice", 1, 1],
  ["choice", 3, 3],
  ["choice", 0, "choice"],
  ["choice", 4, "choice"],
  ["choice", 1.5, "choice"],
  ["choice", "1", "choice"],
  ["choice", [1], "choice"],
  ["choice", true, "choice"],
  ["choices", [3, 1], [1, 3]],
  ["choices", [2, 2], [2]],
  ["choices", 2, "choice"],
  ["choices", [4], "choice"],
  ["choices", ["1"], "choice"],
  ["number", 0, 0],
  ["number", -2.5, -2.5],
  ["number", 999_999_999_999, 999_999_999_999],
  ["number", 1e12, "number"],
  ["number", Number.NaN, "number"],
  ["number", Number.POSITIVE_INFINITY, "number"],
  ["number", "3", "number"],
  ["number", true, "number"],
  ["text", " Dua sistem ", "Dua sistem"],
  ["text", "x".repeat(1_000), "x".repeat(1_000)],
  ["text", "x".repeat(1_001), "too-long"],
  ["text", 5, "choice"],
  ["text", { toString: "x" }, "choice"],
  ["text", ["a"], "choice"],
] as const)("to a question of kind %s, %j is %j", (kind, value, text) => {
  expect(answered({ kind }, value)).toEqual(text);
});

test.each(questionKinds)("nothing, an empty text and an empty list say nothing to a question of kind %s", (kind) => {
  for (const value of [null, undefined, "", ...(kind === "choices" ? [[]] : []), ...(kind === "text" ? ["  "] : [])]) {
    expect(answered({ kind }, value)).toBeNull();
    expect(answered({ kind, required: true }, value)).toBe("required");
  }
});

test("every fault is reported at once; every question asked is in the result, answered or not", () => {
  const questions = [
    aQuestion({ id: 1, required: true }),
    aQuestion({ id: 2, kind: "number" }),
    aQuestion({ id: 3, kind: "yesNo" }),
  ];
  const wrong = checkAnswers(questions, [
    { questionId: 2, value: "tiga" },
    { questionId: 9, value: true },
  ]);
  expect(wrong).toEqual({
    status: "wrong",
    faults: [
      { questionId: 9, code: "changed" },
      { questionId: 1, code: "required" },
      { questionId: 2, code: "number" },
    ],
  });
  const right = checkAnswers(questions, [
    { questionId: 1, value: "Ini" },
    { questionId: 1, value: "Itu" },
  ]);
  expect(right).toEqual({
    status: "right",
    answers: [
      { questionId: 1, value: "Itu" },
      { questionId: 2, value: null },
      { questionId: 3, value: null },
    ],
  });
});

test("who asks nothing takes nothing, and misses nothing", () => {
  expect(checkAnswers([], [])).toEqual({ status: "right", answers: [] });
  expect(countMissed([])).toBe(-1);
});

describe("what an answer must be", () => {
  test.each([
    ["yesNo", { values: [true] }, true, true],
    ["yesNo", { values: [true] }, false, false],
    ["choice", { values: [1, 2] }, 2, true],
    ["choice", { values: [1, 2] }, 3, false],
    ["choices", { values: [1, 2] }, [1, 2, 3], true],
    ["choices", { values: [1, 2] }, [1, 3], false],
    ["number", { min: 3, max: null }, 3, true],
    ["number", { min: 3, max: null }, 2.9, false],
    ["number", { min: null, max: 10 }, 10, true],
    ["number", { min: 3, max: 10 }, 11, false],
    ["text", null, "apa pun", null],
    ["yesNo", { values: [false] }, null, false],
    ["number", { min: 0, max: null }, null, false],
  ] as const)("%s that must be %j: %j is %j", (kind, must, value, met) => {
    expect(meetsMust({ kind, must }, value)).toBe(met);
  });

  test("what is missed is counted; -1 where nothing must be so", () => {
    const must = { values: [true] };
    const question = (overrides: Partial<QuestionContent>) => aQuestion({ kind: "yesNo", ...overrides });
    expect(countMissed([{ question: question({}), value: null }])).toBe(-1);
    expect(countMissed([{ question: question({ must }), value: true }])).toBe(0);
    const missed = [true, false, null].map((value) => ({ question: question({ must }), value }));
    expect(countMissed(missed)).toBe(2);
  });
});

test("a question says the same only where everything of it does", () => {
  const question = aQuestion({ kind: "choice", must: { values: [1] } });
  expect(saysTheSame(question, { ...question })).toBe(true);
  const others: Partial<Question>[] = [
    { kind: "choices" },
    { words: { id: "Apa?", en: "What?" } },
    { options: [...question.options, both("Tidak tahu")] },
    { required: true },
    { must: null },
    { must: { values: [2] } },
  ];
  for (const other of others) expect(saysTheSame(question, { ...question, ...other })).toBe(false);
});
