import { expect, it } from "vitest";
import { getField, getResult, lackingIn, valuesOf, withDraft } from "./star-page.ts";

const detail = (id: number) => ({ id, label: `L${id}`, hint: "", mark: "L" });
const questions = [
  { id: 1, question: "A", details: [detail(2), detail(3)], answer: [{ detailId: 3, text: "• tiga" }] },
  { id: 4, question: "B", details: [detail(5)], answer: [] },
];
const saved = valuesOf(questions);

it("begins with what the server kept", () => {
  expect(saved).toEqual({ q1d2: "", q1d3: "• tiga", q4d5: "" });
});

it("takes a draft's texts, but none of fields that are gone", () => {
  expect(withDraft(saved, { q1d2: "• dua", q9d9: "lama" })).toEqual({ q1d2: "• dua", q1d3: "• tiga", q4d5: "" });
});

it("names what says nothing, bullets among it", () => {
  expect(questions.map((question) => lackingIn(question, { ...saved, q4d5: "• \n" }))).toEqual([["q1d2"], ["q4d5"]]);
});

it("sends every detail of every question in its order", () => {
  expect(getResult(questions, { ...saved, [getField(4, 5)]: "• lima" })).toEqual([
    {
      questionId: 1,
      answer: [
        { detailId: 2, text: "" },
        { detailId: 3, text: "• tiga" },
      ],
    },
    { questionId: 4, answer: [{ detailId: 5, text: "• lima" }] },
  ]);
});
