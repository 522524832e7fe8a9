import { expect, test } from "vitest";
import { closing } from "./closing.ts";

const today = "2026-11-21";

test.each([
  ["2026-11-21", "Tutup hari ini", "last"],
  ["2026-11-22", "Tutup besok", "last"],
  ["2026-11-23", "Tutup 2 hari lagi", "soon"],
  ["2026-11-24", "Tutup 3 hari lagi", "soon"],
  ["2026-11-25", "Tutup 4 hari lagi", undefined],
  ["2026-12-01", "Tutup 10 hari lagi", undefined],
  ["2026-12-02", "Tutup 2 Desember", undefined],
  ["2027-01-08", "Tutup 8 Januari 2027", undefined],
  ["2026-11-15", "Ditutup 15 November 2026", undefined],
])("a vacancy that closes on %s says %j", (day, text, urgency) => {
  const closingText = closing(day, today);
  expect(closingText.text.replaceAll("\u00A0", " ")).toBe(text);
  expect(closingText.urgency).toBe(urgency);
});

test("the days left never part from their number", () => {
  expect(closing("2026-11-24", today).text).toBe("Tutup 3\u00A0hari\u00A0lagi");
});
