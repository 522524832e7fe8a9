import { expect, it, test } from "vitest";
import { newValues } from "../form/values/values-from-profile.ts";
import { isToApply, openSignUpDraft } from "./use-complete.ts";

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

it("starts with the most frequent choices, and never overwrites a draft with them", () => {
  const usual = { seekingJobStatusId: "1", emailSuggestionPeriodId: "2" };
  expect(openSignUpDraft(firstStep, null, usual).values.personalData).toMatchObject(usual);
  expect(openSignUpDraft(firstStep, null, usual).values.consent).toEqual({
    kebenaranData: false,
    penggunaanData: false,
  });
  expect(openSignUpDraft(firstStep, aDraft("sekar@contoh.id"), usual).values.personalData).toMatchObject({
    seekingJobStatusId: "",
    emailSuggestionPeriodId: "",
  });
});

test.each([
  ["/lowongan/profile-resume?vacancy=47", true],
  ["/Lowongan/Profile-Resume/virtue?activity=X&vacancy=47", true],
  ["/karier/lowongan/profile-resume?vacancy=1&vacancy=2", true],
  ["/lowongan/profile-resume", false],
  ["/lowongan/profile-resumes?vacancy=47", false],
  ["/profile-resume", false],
  ["/account/bookmark?vacancy=47", false],
  [null, false],
])("%s leads to an application: %s", (redirect, isIt) => {
  expect(isToApply(redirect)).toBe(isIt);
});
