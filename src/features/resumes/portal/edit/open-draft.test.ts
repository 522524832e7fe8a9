import { expect, test } from "vitest";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import { newValues } from "../form/values/values-from-profile.ts";
import { openDraft } from "./load-edit.ts";

const begun = newValues({ name: "Dewi Lestari", email: "dewi@contoh.id" });
const personal = (overrides: Partial<ResumeValues["personalData"]>): ResumeValues => ({
  ...begun,
  personalData: { ...begun.personalData, ...overrides },
});
const draft = (values: ResumeValues, more: { profileVersion: number; base?: ResumeValues }) => ({
  ...{ values, savedAt: "2026-11-23T10:00:00Z" },
  ...more,
});

test("without a draft the form shows what is stored", () => {
  const stored = { values: begun, version: 3 };
  expect(openDraft(stored, null)).toEqual({ values: begun, begun: stored });
});

test("a draft of the stored resume is shown as typed, except stored files and the e-mail", () => {
  const stored = { values: personal({ cvName: "CV.pdf" }), version: 3 };
  const opened = openDraft(
    stored,
    draft(personal({ nama: "Dewi Ayu", email: "lain@contoh.id" }), { profileVersion: 3 }),
  );
  expect(opened).toEqual({ values: personal({ nama: "Dewi Ayu", cvName: "CV.pdf" }), begun: stored });
});

test("a draft that was begun before the status changed, or another field, shows both changes", () => {
  const stored = { values: personal({ seekingJobStatusId: "2", yoeYear: "3" }), version: 5 };
  const opened = openDraft(stored, draft(personal({ nama: "Dewi Ayu" }), { profileVersion: 3, base: begun }));
  expect(opened).toEqual({
    values: personal({ nama: "Dewi Ayu", seekingJobStatusId: "2", yoeYear: "3" }),
    begun: stored,
  });
});

test("a draft with a field that was also changed elsewhere stays as it is, with the base it started from", () => {
  const stored = { values: personal({ nama: "Dewi Putri" }), version: 5 };
  const values = personal({ nama: "Dewi Ayu" });
  expect(openDraft(stored, draft(values, { profileVersion: 3, base: begun }))).toEqual({
    ...{ values, begun: { values: begun, version: 3 } },
  });
  expect(openDraft(stored, draft(values, { profileVersion: 3 }))).toEqual({
    values,
    begun: { values: null, version: 3 },
  });
});
