import { afterAll, beforeAll, expect, test } from "vitest";
import { type LintedHouse, lintedHouse } from "../tests/support/linted-house.ts";

let house: LintedHouse;
beforeAll(() => {
  house = lintedHouse();
});
afterAll(() => house.remove());

const spelled = [
  ["pendidikanList", "export const a = { pendidikanList: [] };\n"],
  ["flkinternshipId", "export const a = ({ flkinternshipId }: { flkinternshipId: number }) => flkinternshipId;\n"],
  ["kebenaranData", "export interface A {\n  kebenaranData: boolean;\n}\n"],
  ["applicationStatusId", "export const applicationStatusId = 1;\n"],
] as const;

test.each(spelled)("use cases do not say %s", (name, code) => {
  const files = ["src/features/resumes/read/a.ts", "src/features/applications/a.store.server.ts"];
  for (const report of house.lint(files.map((file) => [file, code] as const)))
    expect(report).toContain(`'${name}' is restricted`);
});

test.each(spelled)("who speaks the wire says %s, and so may a test", (_, code) => {
  const files = [
    "src/features/resumes/portal/wire/a.ts",
    "src/features/applications/import/a.ts",
    "src/features/resumes/a.test.ts",
  ];
  for (const report of house.lint(files.map((file) => [file, code] as const)))
    expect(report).not.toContain("is restricted");
});
