// Shows: P10, P11, P12, P14
import { describe, expect, test } from "vitest";
import { line } from "../fields.schema.ts";
import { birthDays, birthMonths, birthYears, chooseBirthDate, isBirthDate } from "./birth-date.ts";
import { daysInMonth, parseDay, todayInJakarta } from "./calendar.ts";
import { findLikelyScale, gradeFault, graduationFault } from "./education.ts";
import { isAllowed, onlyAllowed } from "./free-text.ts";
import { isSalary } from "./limits.ts";
import { normalisePhone, readPhone, splitPhone } from "./phone.ts";
import { isUpToDate } from "./staleness.ts";

test.each([
  [999_999, false],
  [1_000_000, true],
  [99_999_999, true],
  [100_000_000, false],
  [1_000_000.5, false],
])("a salary of %d is allowed: %s", (amount, allowed) => {
  expect(isSalary(amount)).toBe(allowed);
});

test.each([
  ["+62 81234567890", "+62 81234567890"],
  ["+62 081234567890", "+62 81234567890"],
  ["ID/62 8123", "ID/62 8123"],
  ["+62 12345678901234", "+62 12345678901234"],
  ["+62 012345678901234", "+62 12345678901234"],
  ["+62 123456789012345", null],
  ["+62  8123", null],
  ["+62 0812 345", null],
  ["+62 812-345", null],
  ["0812345678", null],
  ["62 812345678", null],
  ["+62 0", null],
  ["+62 ", null],
  ["+62 6281234567890", "+62 81234567890"],
  ["+62 06281234567890", "+62 81234567890"],
  ["+62 62081234567890", "+62 81234567890"],
  ["+62 622123456", "+62 622123456"],
  ["+62 6221234567", "+62 6221234567"],
  ["+65 6591234567", "+65 91234567"],
  ["+65 65912345", "+65 65912345"],
  ["+91 9123456789", "+91 9123456789"],
  ["+1 12025550123", "+1 2025550123"],
  ["+45 4520123456", "+45 20123456"],
  ["+47 4791234567", "+47 91234567"],
  ["+55 55991234567", "+55 55991234567"],
  ["+55 5555991234567", "+55 55991234567"],
  ["+49 49112345678", "+49 49112345678"],
  ["+49 4915123456789", "+49 15123456789"],
])("the phone number %j is stored as %j", (text, stored) => {
  expect(normalisePhone(text)).toBe(stored);
});

test.each([
  ["+62 812-3456-7890", "+62 81234567890"],
  ["+6281234567890", "+62 81234567890"],
  ["0812 3456 7890", "+62 81234567890"],
  ["0812-3456-7890", "+62 81234567890"],
  ["(0812) 3456.7890", "+62 81234567890"],
  ["+65 9123 4567", "+65 91234567"],
  ["+1-202-555-0143", "+1 2025550143"],
  ["9123 4567", null],
  ["telepon rumah", null],
  ["+62 123456789012345", null],
  ["", null],
  ["+6591234567", "+65 91234567"],
  ["0065 9123 4567", "+65 91234567"],
  ["+65.9123.4567", "+65 91234567"],
  ["+6221-5551234", "+62 215551234"],
  ["+6281 2345 67890", "+62 81234567890"],
  ["+1415 555 2671", "+1 4155552671"],
  ["+971501234567", "+971 501234567"],
  ["0812–3456–7890", "+62 81234567890"],
  ["\u202a+62 812\u2011345\u20117890\u202c", "+62 8123457890"],
  ["tel:+6281234567890", "+62 81234567890"],
  ["\uff0b62 \uff18123456789", "+62 8123456789"],
])("the phone number %j written somewhere is %j", (written, ours) => {
  expect(readPhone(written)).toBe(ours);
});

test.each([
  ["+62 812 3456 7890", "+62", "81234567890"],
  ["+6281234567890", "+62", "81234567890"],
  ["006281234567890", "+62", "81234567890"],
  ["6281234567890", "+62", "81234567890"],
  ["0812-3456-7890", "+62", "81234567890"],
  ["+65 9123 4567", "+65", "91234567"],
  ["+999 123", "+62", "+999123"],
  ["812 3456 78OO", "+62", "812345678OO"],
  ["\u202a+62 812\u20113456\u20117890\u202c", "+62", "81234567890"],
  ["\u200e0812\u00b73456\u00b77890\ufeff", "+62", "81234567890"],
  ["tel:+62-812-3456-7890", "+62", "81234567890"],
  ["\uff0b65 9123 4567", "+65", "91234567"],
  ["https://wa.me/6281234567890", "+62", "81234567890"],
  ["wa.me/+6591234567", "+65", "91234567"],
  ["https://api.whatsapp.com/send?phone=6281234567890", "+62", "81234567890"],
  ["+62+6281234567890", "+62", "81234567890"],
])("%j in the number's field beside +62 is %s and %s", (written, code, number) => {
  expect(splitPhone(written, "+62", ["+6", "+62", "+65"])).toEqual({ code, number });
});

test.each([
  ["Budi\tSantoso", "Budi Santoso"],
  ["Budi\u00a0Santoso", "Budi Santoso"],
  ["Anne\u2011Marie\u2013Li", "Anne-Marie-Li"],
  ["Sa`diah Ja\u00b4far", "Sa'diah Ja'far"],
  ["\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"],
  ["Gal\u00b7la", "Gal\u00b7la"],
  ["Gal\u2022la Moh\u2024", "Gal\u00b7la Moh."],
  ["Ja\u2032far Sa\uff40diah Anne\uff0dMarie", "Ja'far Sa'diah Anne-Marie"],
  ["Bu\u00addi San\u200btoso\ufeff", "Budi Santoso"],
])("a pasted name %j becomes %j, which a name may be", (pasted, name) => {
  expect(onlyAllowed(pasted, "names")).toBe(name);
  expect(line("names").parse(pasted)).toBe(name);
});

describe("free text", () => {
  test.each([
    ["Analis Data / R&D - Senior 2", "plain", true],
    ["Analis, Data", "plain", false],
    ["Teknik Informatika!", "plain", false],
    ["Tsū", "plain", false],
    ["D'Angelo", "names", true],
    ["PT. Astra (Persero), Tbk", "names", true],
    ["Jürgen Müller", "names", true],
    ["محمد", "names", true],
    ["Siti <b>", "names", false],
    ["a\nb", "names", false],
    ["a@b", "names", false],
  ] as const)("%j is allowed in the set %s: %s", (text, set, allowed) => {
    expect(isAllowed(text, set)).toBe(allowed);
  });

  test("pasted text is filtered, not refused", () => {
    expect(onlyAllowed("Kepala_Gudang (malam)!", "plain")).toBe("KepalaGudang malam");
  });
});

describe("date of birth", () => {
  const today = { year: 2026, month: 11, day: 21 };

  test("the youngest year is 17 before the current one, its months and days end today", () => {
    expect(birthYears(today).at(0)).toBe(2009);
    expect(birthMonths(today, 2009)).toHaveLength(11);
    expect(birthMonths(today, 2008)).toHaveLength(12);
    expect(birthDays(today, 2009, 11)).toHaveLength(21);
    expect(birthDays(today, 2009, 10)).toHaveLength(31);
  });

  test.each([
    [2000, 2, 29],
    [2001, 2, 28],
    [1900, 2, 28],
    [2004, 4, 30],
    [2004, 12, 31],
  ])("%d-%d has %d days", (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
    expect(birthDays(today, year, month)).toHaveLength(days);
  });

  test("on a leap day the youngest February has its own length", () => {
    expect(birthDays({ year: 2028, month: 2, day: 29 }, 2011, 2)).toHaveLength(28);
  });

  test.each([
    ["2009-11-21", true],
    ["2009-11-22", false],
    ["2010-01-01", false],
    ["1926-01-01", true],
    ["1925-12-31", false],
  ])("somebody born on %s may apply: %s", (text, allowed) => {
    expect(isBirthDate(parseDay(text) ?? today, today)).toBe(allowed);
  });

  test.each(["2001-02-29", "2001-13-01", "2001-00-10", "2001-1-1", "01-01-2001", ""])("%j is no day", (text) => {
    expect(parseDay(text)).toBeNull();
  });

  test("a new year clears month and day, a new month clears the day", () => {
    const chosen = { year: 2000, month: 2, day: 29 };
    expect(chooseBirthDate(chosen, "year", 2001)).toEqual({ year: 2001, month: null, day: null });
    expect(chooseBirthDate(chosen, "month", 3)).toEqual({ year: 2000, month: 3, day: null });
    expect(chooseBirthDate(chosen, "day", 1)).toEqual({ year: 2000, month: 2, day: 1 });
  });

  test("today is the day in Jakarta", () => {
    expect(todayInJakarta(new Date("2026-11-20T17:00:00Z"))).toEqual(today);
    expect(todayInJakarta(new Date("2026-11-20T16:59:59Z"))).toEqual({ ...today, day: 20 });
  });
});

test.each([
  [3.5, 4, null],
  [4, 4, null],
  [4.01, 4, "gpa-above-max"],
  [0, 4, "gpa-range"],
  [-1, 4, "gpa-range"],
  [95, 100, null],
  [101, null, "gpa-range"],
  [3, null, null],
])("a grade of %d on a scale to %s: %s", (grade, scale, fault) => {
  expect(gradeFault(grade, scale)).toBe(fault);
});

test.each([
  [2018, 2022, false, null],
  [2018, 2018, false, null],
  [2022, 2018, false, "year-order"],
  [2024, 2028, true, null],
  [2024, 2028, false, "year-ahead"],
  [2024, 2034, true, null],
  [2024, 2035, true, "year-range"],
  [null, 1949, false, "year-range"],
])("studies from %s to %d, still going on %s: %s", (start, end, isStudying, fault) => {
  expect(graduationFault({ start, end, isStudying }, 2026)).toBe(fault);
});

test.each([
  ["2026-05-22T00:00:00Z", true],
  ["2026-05-21T00:00:01Z", true],
  ["2026-05-21T00:00:00Z", false],
  ["2026-01-01T00:00:00Z", false],
])("a resume confirmed at %s is up to date on 21 November: %s", (confirmed, upToDate) => {
  expect(isUpToDate(new Date(confirmed), new Date("2026-11-21T00:00:00Z"))).toBe(upToDate);
});

test("six months after 31 August end with February", () => {
  expect(isUpToDate(new Date("2026-08-31T00:00:00Z"), new Date("2027-02-27T23:59:59Z"))).toBe(true);
  expect(isUpToDate(new Date("2026-08-31T00:00:00Z"), new Date("2027-02-28T00:00:01Z"))).toBe(false);
});

test.each([
  [0.5, 4],
  [3.45, 4],
  [4, 4],
  [4.01, null],
  [8.5, null],
  [10, null],
  [10.5, 100],
  [85.5, 100],
  [100, 100],
  [100.5, null],
  [0, null],
  [-1, null],
])("a grade of %d is surely measured on %s", (grade, scale) => {
  expect(findLikelyScale(grade)).toBe(scale);
});
