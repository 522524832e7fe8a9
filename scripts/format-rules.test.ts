import { afterAll, beforeAll, expect, test } from "vitest";
import { type LintedHouse, lintedHouse } from "../tests/support/linted-house.ts";

let house: LintedHouse;
beforeAll(() => {
  house = lintedHouse();
});
afterAll(() => house.remove());

const forbiddenCalls = [
  'export const a = (at: Date) => new Intl.DateTimeFormat("id").format(at);\n',
  "export const a = (at: Date) => at.toLocaleTimeString();\n",
  "export const a = (amount: number) => amount.toLocaleString();\n",
  "export const a = (at: Date) => at.getHours();\n",
];
const reason = "are told by src/i18n";

test.each(forbiddenCalls)("no feature formats a time or a number on its own: %s", (code) => {
  const rooms = [
    "src/features/resumes/portal/form/words.ts",
    "src/features/resumes/words.ts",
    "src/platform/mail/words.ts",
  ];
  for (const report of house.lint(rooms.map((file) => [file, code] as const))) expect(report).toContain(reason);
});

test.each(forbiddenCalls)("i18n does: %s", (code) => {
  expect(house.lint([["src/i18n/formats.ts", code]])).toEqual([expect.not.stringContaining(reason)]);
});
