import { expect, test } from "vitest";
import { clockText } from "./clock-text.ts";

test.each([
  ["2026-11-24T23:59:59+07:00", "23.59"],
  ["2026-11-24T16:59:59Z", "23.59"],
  ["2026-11-24T17:05:00Z", "00.05"],
])("%s is %s in Jakarta", (moment, text) => {
  expect(clockText(moment)).toBe(text);
});
