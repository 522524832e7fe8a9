import { expect, test } from "vitest";
import { seekingOf } from "../reference-data/seeking.ts";
import { nameInitials } from "./viewer.ts";

// Shows: S19
test.each([
  ["tidak aktif", "inactive"],
  ["Inactive", "inactive"],
  ["pasif", "passive"],
  ["passive", "passive"],
  ["aktif", "active"],
  ["active", "active"],
  ["", "none"],
  ["something", "none"],
])("the status %j has the dot %s", (code, dot) => {
  expect(seekingOf(code)).toBe(dot);
});

test.each([
  ["Sekar Ayu Paramitha", "SP"],
  ["sukarno", "S"],
  ["", ""],
])("%j is shown as %j without a photo", (name, initials) => {
  expect(nameInitials(name)).toBe(initials);
});
