import { expect, test } from "vitest";
import { daysBetween, jakartaDay, jakartaTime, wireMoment } from "./calendar.ts";
import {
  clockText,
  dateRangeText,
  dateText,
  dayMonthText,
  durationText,
  monthName,
  numberText,
  rupiahText,
  shortDateText,
  timeRangeText,
  timeText,
  weekdayDateText,
} from "./formats.ts";

test("an instant belongs to its day in Jakarta", () => {
  expect(jakartaDay("2026-11-24T16:59:59Z")).toBe("2026-11-24");
  expect(jakartaDay("2026-11-24T17:00:00Z")).toBe("2026-11-25");
  expect(jakartaDay("2026-11-24T23:59:59+07:00")).toBe("2026-11-24");
});

test("an instant is written in Jakarta time", () => {
  expect(wireMoment(new Date("2026-11-24T17:05:09.999Z"))).toBe("2026-11-25T00:05:09+07:00");
  expect(jakartaTime("2026-11-24T17:05:09Z")).toBe("00:05");
  expect(timeText("2026-11-24T02:05:00Z", "id")).toBe("09.05\u00A0WIB");
  expect(timeText(new Date("2026-11-24T02:05:00Z"), "en")).toBe("09:05\u00A0WIB");
  expect(clockText("16:00", "id")).toBe("16.00");
  expect(timeRangeText("2026-11-24T09:00:00+07:00", "2026-11-24T09:00:00Z", "id")).toBe("09.00–\u206016.00\u00A0WIB");
});

test("days are counted over months and years", () => {
  expect(daysBetween("2026-12-30", "2027-01-02")).toBe(3);
  expect(daysBetween("2026-12-30", "2026-12-29")).toBe(-1);
});

test("dates are written as each language writes them, without a break", () => {
  expect(dateText("2026-12-02", "id")).toBe("2\u00A0Desember\u00A02026");
  expect(dateText("2026-12-02", "en")).toBe("2\u00A0December\u00A02026");
  expect([monthName(1, "id"), monthName(12, "en")]).toEqual(["Januari", "December"]);
  expect(dayMonthText("2026-08-17", "id")).toBe("17\u00A0Agustus");
  expect(weekdayDateText("2026-11-24", "id")).toBe("Selasa, 24\u00A0November\u00A02026");
  expect(weekdayDateText("2026-11-24", "en")).toBe("Tuesday, 24\u00A0November\u00A02026");
  expect(shortDateText("2026-11-04")).toBe("04/11/2026");
});

test.each([
  ["2026-11-19", "2026-11-23", "19–\u206023\u00A0November\u00A02026"],
  ["2026-11-28", "2026-12-03", "28\u00A0November–3\u00A0Desember\u00A02026"],
  ["2026-12-28", "2027-01-03", "28\u00A0Desember\u00A02026–3\u00A0Januari\u00A02027"],
  ["2026-11-19", "2026-11-19", "19\u00A0November\u00A02026"],
])("the days from %s to %s are %s", (from, to, text) => {
  expect(dateRangeText(from, to, "id")).toBe(text);
});

test("numbers and money are grouped", () => {
  expect(numberText(14200, "id")).toBe("14.200");
  expect(numberText(14200, "en")).toBe("14,200");
  expect(rupiahText(5_000_000, "id")).toBe("Rp\u00A05.000.000");
  expect(rupiahText(5_000_000, "en")).toBe("Rp\u00A05,000,000");
});

test.each([
  [252_000, "4 menit 12 detik", "4 minutes 12 seconds"],
  [300_000, "5 menit 0 detik", "5 minutes 0 seconds"],
  [61_000, "1 menit 1 detik", "1 minute 1 second"],
  [9_000, "9 detik", "9 seconds"],
  [400, "0 detik", "0 seconds"],
  [-5, "0 detik", "0 seconds"],
  [7_500_000, "2 jam 5 menit", "2 hours 5 minutes"],
  [7_200_000, "2 jam", "2 hours"],
  [11 * 86_400_000 + 3_600_000, "11 hari 1 jam", "11 days 1 hour"],
])("%i ms last that long in words", (ms, id, en) => {
  const plain = (text: string) => text.replaceAll("\u00A0", " ");
  expect([plain(durationText(ms, "id")), plain(durationText(ms, "en"))]).toEqual([id, en]);
});
