import type { CvDate } from "../cv-facts.ts";

/** A line's dates. */
export interface CvPeriod {
  start: CvDate | null;
  end: CvDate | null;
  isCurrent: boolean;
  /** The line without it. */
  rest: string;
}

const numbers: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, peb: 2, mar: 3, apr: 4, mei: 5, may: 5, jun: 6, jul: 7 },
  ...{ agu: 8, agt: 8, ags: 8, aug: 8, sep: 9, okt: 10, oct: 10, nov: 11, nop: 11, des: 12, dec: 12 },
};

const month =
  "(?:jan(?:uari|uary)?|feb(?:ruari|ruary)?|peb(?:ruari)?|mar(?:et|ch)?|apr(?:il)?|mei|may|jun[ie]?|jul[iy]?|agustus|august|ag[ust]|agust|aug|sept?(?:ember)?|o[kc]t(?:ober)?|no[vp](?:ember)?|de[sc](?:ember)?)";
const year = "(?:19[5-9]\\d|20[0-4]\\d)";
const season = "(?:(?:spring|summer|fall|autumn|winter|exp\\.|expected)\\s)";
const monthPoint = `(?:\\d{1,2} ?)?${month}[.,]?\\s?(?:\\d{1,2}, ?)?(?:${year}|['’‘]\\s?\\d{2})(?!\\d)`;
const point = [
  `\\d{1,2}[/.-]\\d{1,2}[/.-]${year}(?!\\d)`,
  `${season}?${monthPoint}`,
  `(?:0?[1-9]|1[0-2]) ?[/.-] ?${year}(?!\\d)`,
  `${year} ?/ ?(?:0[1-9]|1[0-2])(?![\\d])`,
  `${year} ${month}(?:\\.|(?![\\p{L}.]| ?\\d))`,
  `${year}[.-](?:0[1-9]|1[0-2])(?![\\d])`,
  `${season}?${year}(?!\\d)`,
].join("|");
const now =
  "(?:sekarang|saat ini|kini|hari ini|skrg|present|now|current(?:ly)?|today|to date|date|ongoing|sedang berlangsung|masih(?: bekerja| aktif)?)";
const link = "(?:[-–—−‑~/]{1,3}|s\\s?[./]\\s?d\\.?|sd\\.?|sampai dengan|sampai|hingga|until|till|to)";
const to = `\\s{0,3}${link}\\s{0,3}(?:${link}\\s{0,3})?`;
const since = "(?:sejak|mulai|since|dari|from)\\s";
/** "Tahun 2013 - 2014" */
const yearWord = "(?:tahun|thn\\.?|periode|period)\\s?:?\\s?";

const range = new RegExp(
  `(?<![\\d\\p{L}])(?:${yearWord})?(?:${since})?(?<from>${point}|${month}\\.?(?=${to}${month}))${to}(?<until>${point}|${now}|\\d{2}(?=$|[\\s),;|]))(?![\\p{L}\\d])`,
  "iu",
);
/** Two months beside each other: the dash between them was not drawn. */
const beside = new RegExp(
  `(?<![\\d\\p{L}])(?<from>${monthPoint})\\s{1,3}(?<until>${monthPoint}|${now})(?![\\p{L}\\d])`,
  "iu",
);
const open = new RegExp(`(?<![\\p{L}])${since}(?<from>${point})`, "iu");
const alone = new RegExp(`(?<![\\d\\p{L}/.,-])(?:${yearWord})?(?<from>${point})(?![\\p{L}\\d/])`, "iu");
/** "2021-08" is a month; with a longer stroke it is two years. */
const isoMonth = new RegExp(`(?<![\\d./-])(${year})-(0[1-9]|1[0-2])(?![\\d./])`, "g");
const isNow = new RegExp(`^${now}$`, "iu");

function findYear(text: string): number | null {
  const [full] = new RegExp(year).exec(text) ?? [];
  if (full !== undefined) return Number(full);
  const [, short] = /['’‘]\s?(\d{2})/.exec(text) ?? [];
  if (short === undefined) return null;
  return Number(short) + (Number(short) > 60 ? 1900 : 2000);
}

function findMonth(text: string): number | null {
  const [word] = new RegExp(month, "iu").exec(text) ?? [];
  if (word !== undefined) return numbers[word.toLowerCase().slice(0, 3)] ?? numbers[`${word.toLowerCase()}u`] ?? 8;
  const [, after] = new RegExp(`${year} ?[/.-] ?(\\d{1,2})(?!\\d)`).exec(text) ?? [];
  const [, before] = new RegExp(`(\\d{1,2}) ?[/.-] ?${year}`).exec(text) ?? [];
  const value = Number(after ?? before);
  return value >= 1 && value <= 12 ? value : null;
}

function findDate(text: string, fallbackYear: number | null): CvDate | null {
  const found = findYear(text) ?? fallbackYear;
  return found === null ? null : { year: found, month: findMonth(text) };
}

/** A line without what was found in it, and without brackets and strokes that are left empty. */
function without(text: string, match: RegExpExecArray): string {
  const rest = `${text.slice(0, match.index)}\t${text.slice(match.index + match[0].length)}`;
  return rest
    .replaceAll(/\(\s*\)|\[\s*\]/g, "\t")
    .replaceAll(/[([]\s*\t|\t\s*[)\]]/g, "\t")
    .replaceAll(/[\s|,;:·•–—-]*\t[\s|,;:·•–—-]*/g, "\t")
    .replaceAll(/^\s+|\s+$/g, "");
}

/** "2008–11": the end in the same hundred years; null for a number that is none ("2011-11", a month). */
function shortEnd(from: string, until: string): CvDate | null {
  const first = findYear(from) ?? 0;
  const year = first - (first % 100) + Number(until);
  if (year > first) return { year, month: null };
  return first < 2_000 && Number(until) < 50 ? { year: year + 100, month: null } : null;
}

const rank = ({ year, month }: CvDate) => year * 12 + (month ?? 0);

/** From when to when, as a line says it, the earlier first; null where it does not. */
export function periodIn(text: string): CvPeriod | null {
  const match = range.exec(text.replaceAll(isoMonth, "$1.$2")) ?? beside.exec(text);
  if (match?.groups === undefined) return openPeriodIn(text);
  const { from = "", until = "" } = match.groups;
  const isCurrent = isNow.test(until);
  const isShort = /^\d{2}$/.test(until);
  const end = isCurrent ? null : isShort ? shortEnd(from, until) : findDate(until, null);
  if (isShort && end === null) return null;
  const start = findDate(from, end?.year ?? null);
  const isReversed = start !== null && end !== null && start.year > end.year && rank(start) > rank(end);
  const [first, last] = isReversed ? [end, start] : [start, end];
  return { start: first, end: last, isCurrent, rest: without(text, match) };
}

function openPeriodIn(text: string): CvPeriod | null {
  const match = open.exec(text);
  if (match?.groups === undefined) return null;
  const start = findDate(match.groups["from"] ?? "", null);
  return { start, end: null, isCurrent: true, rest: without(text, match) };
}

/** The single date of a line; null without one. */
export function momentIn(text: string): { date: CvDate; rest: string } | null {
  const match = alone.exec(text);
  const date = match?.groups === undefined ? null : findDate(match.groups["from"] ?? "", null);
  return match === null || date === null ? null : { date, rest: without(text, match) };
}

/** True for a text that says when or how long, and nothing else ("Summer 2012 and 2013"). */
export function isOnlyDates(text: string): boolean {
  const rest = (periodIn(text) ?? momentIn(text))?.rest;
  if (rest !== undefined && /\d/.test(rest)) return isOnlyDates(rest.replace(/^\s*(?:and|dan|&)\s/, ""));
  return !/[\p{L}\d]/u.test(withoutLength(rest ?? text));
}

const day = new RegExp(
  `(?<iso>${year}-\\d{2}-\\d{2})|(?<day>\\d{1,2})(?:st|nd|rd|th)? ?(?:[/. -] ?(?<number>\\d{1,2}) ?[/. -] ?|[ -]?(?<name>${month})\\.?,?[ -]?)(?<year>${year})|(?<first>${month})\\.? (?<second>\\d{1,2})(?:st|nd|rd|th)?,? (?<last>${year})`,
  "iu",
);

const padded = (value: number) => String(value).padStart(2, "0");

/** A day as `YYYY-MM-DD`, day before month as in Indonesia; null without a date. */
export function dayIn(text: string): string | null {
  const found = day.exec(text)?.groups;
  if (found === undefined) return null;
  if (found["iso"] !== undefined) return found["iso"];
  const name = found["name"] ?? found["first"];
  const month = name === undefined ? Number(found["number"]) : findMonth(name);
  const date = Number(found["day"] ?? found["second"]);
  if (month === null || month < 1 || month > 12 || date < 1 || date > 31) return null;
  return `${found["year"] ?? found["last"]}-${padded(month)}-${padded(date)}`;
}

const lasting =
  /\(?\b\d{1,2}\s?\+?\s?(?:tahun|thn|th|years?|yrs?|bulan|bln|months?|mos?)\b(?:[\s,]{1,3}(?:dan |and )?\d{1,2}\s?(?:bulan|bln|months?|mos?)\b)?\)?/giu;

/** A line without how long something lasted ("2 tahun 3 bulan"). */
export function withoutLength(text: string): string {
  return text
    .replaceAll(lasting, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\s·|,-]+$/g, "")
    .trim();
}
