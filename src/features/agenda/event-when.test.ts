import { expect, test } from "vitest";
import { inLanguage } from "../../i18n/language.server.ts";
import { isOneDay, momentText, shortWhenText, whenText } from "./event.ts";

const at = (text: string) => `${text}:00+07:00`;
const plain = (text: string) => text.replaceAll("\u00A0", " ").replaceAll("\u2060", "");

test.each([
  ["2026-11-26T09:00", "2026-11-26T16:00", "Kamis, 26 November 2026, 09.00–16.00 WIB"],
  ["2026-11-26T22:00", "2026-11-27T00:00", "Kamis, 26 November 2026, 22.00–00.00 WIB"],
  ["2026-11-19T09:00", "2026-11-23T17:00", "19–23 November 2026"],
  ["2026-11-28T09:00", "2026-12-02T17:00", "28 November–2 Desember 2026"],
  ["2026-12-30T09:00", "2027-01-02T17:00", "30 Desember 2026–2 Januari 2027"],
])("from %s to %s is written as %s", async (starts, ends, words) => {
  expect(plain(await inLanguage("id", async () => whenText({ starts: at(starts), ends: at(ends) })))).toBe(words);
});

test("English says the same in its own way", async () => {
  const span = { starts: at("2026-11-26T09:00"), ends: at("2026-11-26T16:00") };
  expect(plain(await inLanguage("en", async () => whenText(span)))).toBe("Thursday, 26 November 2026, 09:00–16:00 WIB");
  expect(plain(await inLanguage("en", async () => momentText(span.starts)))).toBe(
    "Thursday, 26 November 2026, 09:00 WIB",
  );
});

test.each([
  ["2026-11-26T22:00", "2026-11-27T00:00", "22.00–00.00 WIB"],
  ["2026-11-26T22:00", "2026-11-27T00:01", "26–27 November 2026"],
])("beside its first day, from %s to %s is written as %s", async (starts, ends, words) => {
  expect(plain(await inLanguage("id", async () => shortWhenText({ starts: at(starts), ends: at(ends) })))).toBe(words);
});

test("what ends at midnight lasts one day, a second longer two", () => {
  expect(isOneDay({ starts: at("2026-11-26T22:00"), ends: at("2026-11-27T00:00") })).toBe(true);
  expect(isOneDay({ starts: at("2026-11-26T22:00"), ends: "2026-11-27T00:00:01+07:00" })).toBe(false);
});
