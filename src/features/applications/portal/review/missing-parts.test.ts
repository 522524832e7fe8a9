import { expect, test } from "vitest";
import { missingParts } from "./missing-parts.ts";

test("missing parts are listed by section in the form's order", () => {
  const parts = missingParts(["pendidikanList", "personalData.noTelp", "personalData.dob"]);
  expect(parts.map(({ section, wants }) => [section, wants.length])).toEqual([
    ["personal-data", 2],
    ["education", 1],
  ]);
});

test("the same missing part of two entries is listed once", () => {
  const [part] = missingParts(["pendidikanList.0.nilai", "pendidikanList.1.nilai"]);
  expect(part?.wants).toHaveLength(1);
});

test("statements are asked for on the review itself", () => {
  expect(missingParts(["consent.kebenaranData", "consent.penggunaanData"])).toEqual([]);
});
