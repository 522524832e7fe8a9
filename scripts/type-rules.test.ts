import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LintedHouse, lintedHouse } from "../tests/support/linted-house.ts";

let house: LintedHouse;
beforeAll(() => {
  house = lintedHouse();
});
afterAll(() => house.remove());

const untyped = "declare function read(): any;\n";
const rooms = [
  "src/features/resumes/read.ts",
  "src/features/vacancies/portal/page.tsx",
  "scripts/read.ts",
  "tests/support/read.ts",
];

/** The linter's reports on the same code in each feature. */
const inRooms = (code: string) =>
  house.lint(
    rooms.map((file) => [file, untyped + code] as const),
    "--type-aware",
  );

test.each([
  ["assignment", "export const name: string = read();\n"],
  ["return", "export const name = (): string => read();\n"],
  ["argument", "export const name = Number.parseInt(read(), 10);\n"],
  ["member-access", "export const name = String(read().name);\n"],
  ["call", "export const name = String(read()());\n"],
])("what has no type is refused: %s", (rule, code) => {
  for (const report of inRooms(code)) expect(report).toContain(`no-unsafe-${rule}`);
});

test("what was narrowed passes", () => {
  const code = 'const parsed: unknown = read();\nexport const name = typeof parsed === "string" ? parsed : "";\n';
  for (const report of inRooms(code)) expect(report).not.toContain("no-unsafe");
});

test.each([
  ["JSON.parse", "export const name: string = JSON.parse(String(1));\n"],
  ["a body", "export const name = async (from: Response): Promise<string> => from.json();\n"],
])("the compiler itself refuses what nobody parsed: %s", (_, code) => {
  const declared = readFileSync("src/platform/unknown-json.d.ts", "utf8");
  expect(house.compile({ "read.ts": code, "unknown-json.d.ts": declared })).toContain("'unknown'");
  expect(house.compile({ "read.ts": code })).toBe("");
});
