import { expect, it } from "vitest";
import { newValues } from "../form/values/values-from-profile.ts";
import { openSignUpDraft } from "./use-complete.ts";

const firstStep = { name: "Sekar", email: "sekar@contoh.id", password: "rahasia" };

function aDraft(owner: string) {
  const values = newValues({ name: "Sekar Ayu", email: owner });
  const data = { values: { ...values, personalData: { ...values.personalData, gender: "2" } }, profileVersion: 0 };
  return { owner, data: { ...data, savedAt: "2026-11-21T03:00:00.000Z" }, follows: 0, sent: null };
}

it("opens a new form with the first step's name and address", () => {
  const { values, restoredAt } = openSignUpDraft(firstStep, null);
  expect([values.personalData.nama, values.personalData.email, restoredAt]).toEqual(["Sekar", "sekar@contoh.id", null]);
});

it("never shows another person's draft", () => {
  expect(openSignUpDraft(firstStep, aDraft("lain@contoh.id")).values.personalData.gender).toBe("");
});

it("brings the draft back, with the name that was written last", () => {
  const draft = aDraft("sekar@contoh.id");
  expect(openSignUpDraft(firstStep, draft).values.personalData).toMatchObject({ gender: "2", nama: "Sekar" });
  expect(openSignUpDraft({ ...firstStep, password: null }, draft).values.personalData.nama).toBe("Sekar Ayu");
});
