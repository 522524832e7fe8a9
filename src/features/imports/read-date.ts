import { jakartaDay } from "../../i18n/calendar.ts";
import { dayBegins } from "../vacancies/vacancy.ts";

/** A date of a file: the instant, and the day in Asia/Jakarta. */
export interface FileDate {
  moment: Date;
  day: string;
}

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
/** Sheets in Indonesian write a time with dots: "31/01/2027 23.59". */
const dayMonthYear = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\s+WIB)?)?$/i;

const two = (text: string | undefined) => (text ?? "0").padStart(2, "0");

function getOffset(zone: string | undefined): string {
  if (zone === undefined) return "+07:00";
  if (zone.toUpperCase() === "Z") return "Z";
  const [, hours = "00", minutes = "00"] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return `${hours}:${minutes}`;
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day >= "1970" && day < "3000";
}

/** Reads ISO 8601 or day/month/year, with or without a time; without a zone it is Asia/Jakarta. Null: no date. */
export function readDate(text: string): FileDate | null {
  const [, year, month, date, ...clock] = iso.exec(text) ?? [];
  const [, otherDate, otherMonth, otherYear, ...otherClock] = dayMonthYear.exec(text) ?? [];
  const day = `${year ?? otherYear}-${two(month ?? otherMonth)}-${two(date ?? otherDate)}`;
  if (!isDay(day)) return null;
  const [hours, minutes, seconds, zone] = year === undefined ? otherClock : clock;
  if (hours === undefined) return { moment: dayBegins(day), day };
  const moment = new Date(`${day}T${two(hours)}:${two(minutes)}:${two(seconds)}${getOffset(zone)}`);
  return Number.isNaN(moment.getTime()) ? null : { moment, day: jakartaDay(moment) };
}
