import { afterAll, beforeAll, expect, test } from "vitest";
import { inLanguage } from "../../../../../i18n/language.server.ts";
import { draftWords } from "./draft-words.ts";

const zone = process.env["TZ"];
beforeAll(() => {
  process.env["TZ"] = "America/New_York";
});
afterAll(() => {
  process.env["TZ"] = zone;
  if (zone === undefined) delete process.env["TZ"];
});

test.each([
  ["id", "09.05\u00A0WIB"],
  ["en", "09:05\u00A0WIB"],
] as const)("wherever the clock hangs, a draft's time in %s is Jakarta's and says so", async (language, time) => {
  const saved = { status: "saved" as const, at: new Date("2026-11-23T02:05:00Z") };
  expect((await inLanguage(language, async () => draftWords(saved, true))).text).toContain(time);
});
