import { getLocale } from "#language-runtime";
import { jakartaDay, jakartaTime } from "./calendar.ts";
import type { Language } from "./language.ts";

/** Non-breaking space: a date, a time or a sum of money stays on one line. */
const NBSP = "\u00A0";
/** A line may end at a dash; with a word joiner after it, it may not. */
const DASH = "–\u2060";
const tags = { id: "id-ID", en: "en-GB" } as const;

function getFormats(tag: string) {
  return {
    month: new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" }),
    shortMonth: new Intl.DateTimeFormat(tag, { month: "short", timeZone: "UTC" }),
    weekday: new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" }),
    number: new Intl.NumberFormat(tag),
    tenths: new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    list: new Intl.ListFormat(tag, { type: "conjunction" }),
  };
}

// To make a format costs far more than to use it.
const formats = { id: getFormats(tags.id), en: getFormats(tags.en) } as const;

function name(day: string, part: "month" | "weekday", language: Language): string {
  return formats[language][part].format(Date.parse(day));
}

/** "12 Desember 2026" of "2026-12-12"; reading pages write dates so. */
export function dateText(day: string, language: Language = getLocale()): string {
  return `${dayMonthText(day, language)}${NBSP}${day.slice(0, 4)}`;
}

/** "12 Desember": a date of this year. */
export function dayMonthText(day: string, language: Language = getLocale()): string {
  return `${Number(day.slice(8, 10))}${NBSP}${name(day, "month", language)}`;
}

/** "20 Nov" of a day, for narrow table columns. */
export function shortDayText(day: string, language: Language = getLocale()): string {
  return `${Number(day.slice(8, 10))}${NBSP}${formats[language].shortMonth.format(new Date(`${day}T00:00:00Z`))}`;
}

/** "September"; months start at 1. */
export function monthName(month: number, language: Language = getLocale()): string {
  return formats[language].month.format(Date.UTC(2000, month - 1, 1));
}

/** "Des": a short month's name. */
export function monthText(day: string, language: Language = getLocale()): string {
  return formats[language].shortMonth.format(Date.parse(day));
}

/** "12 Des", and "12 Des 2027" where it is not this year's: in tables. */
export function tableDateText(day: string, today: string, language: Language = getLocale()): string {
  const short = `${Number(day.slice(8, 10))}${NBSP}${monthText(day, language)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? short : `${short}${NBSP}${day.slice(0, 4)}`;
}

/** "Sabtu, 12 Desember 2026". */
export function weekdayDateText(day: string, language: Language = getLocale()): string {
  return `${name(day, "weekday", language)}, ${dateText(day, language)}`;
}

/** "19–23 November 2026", "28 November–3 Desember 2026": both days, what they share said once; only two whole dates may part. */
export function dateRangeText(from: string, to: string, language: Language = getLocale()): string {
  if (from === to) return dateText(to, language);
  const isSame = (length: number) => from.slice(0, length) === to.slice(0, length);
  if (isSame(7)) return `${Number(from.slice(8, 10))}${DASH}${dateText(to, language)}`;
  return `${isSame(4) ? dayMonthText(from, language) : dateText(from, language)}–${dateText(to, language)}`;
}

/** "12/12/2026": cards, forms and the history write dates so (readings, "Language and dates"). */
export function shortDateText(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date}/${month}/${year}`;
}

/**
 * "09.00 WIB" or "09:00 WIB" of an instant (or an ISO 8601 text with offset): Jakarta's time, which the group goes by,
 * wherever the server or the reader's clock is. It says its name.
 */
export function timeText(instant: Date | string, language: Language = getLocale()): string {
  return `${clockText(jakartaTime(instant), language)}${NBSP}WIB`;
}

/** "12 Desember 2026, 09.00 WIB" of an instant. */
export function momentText(instant: Date | string, language: Language = getLocale()): string {
  return `${dateText(jakartaDay(instant), language)}, ${timeText(instant, language)}`;
}

/** "12 Des, 09.00 WIB" of an instant, where there is little room. */
export function shortMomentText(instant: Date | string, language: Language = getLocale()): string {
  return `${shortDayText(jakartaDay(instant), language)}, ${timeText(instant, language)}`;
}

/** "09.00" or "09:00" of "09:00", where the zone's name stands elsewhere. */
export function clockText(time: string, language: Language = getLocale()): string {
  return language === "id" ? time.replace(":", ".") : time;
}

/** "09.00–16.00 WIB" of two instants, in one piece. */
export function timeRangeText(from: Date | string, to: Date | string, language: Language = getLocale()): string {
  return `${clockText(jakartaTime(from), language)}${DASH}${timeText(to, language)}`;
}

/** "14.200" or "14,200". */
export function numberText(value: number, language: Language = getLocale()): string {
  return formats[language].number.format(value);
}

/** "Rp 5.000.000" or "Rp 5,000,000": whole rupiah. */
export function rupiahText(amount: number, language: Language = getLocale()): string {
  return `Rp${NBSP}${numberText(amount, language)}`;
}

/** Rupiah as millions with one digit after the point: "9,5", where a column says that they are millions. */
export function millionsText(amount: number, language: Language = getLocale()): string {
  return formats[language].tenths.format(amount / 1_000_000);
}

/** "pendidikan, magang, dan pengalaman kerja". */
export function listText(parts: readonly string[], language: Language = getLocale()): string {
  return formats[language].list.format(parts);
}

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** "4 menit 12 detik" of a time in milliseconds, in its two largest units; below a second "0 detik". */
export function durationText(ms: number, language: Language = getLocale()): string {
  const first = Math.max(
    0,
    units.findIndex(([, length]) => ms >= length),
  );
  const largest = ms < 1_000 ? units.length - 1 : first;
  let rest = Math.max(0, ms);
  const parts = units.slice(largest, largest + 2).flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    const text = new Intl.NumberFormat(tags[language], { style: "unit", unit, unitDisplay: "long" }).format(count);
    return count === 0 && unit !== "second" ? [] : [text];
  });
  return parts.join(NBSP);
}

/** A number as messages with a plural take it: for the choice of the form, and as written. */
export function counted(count: number): { count: number; text: string } {
  return { count, text: numberText(count) };
}
