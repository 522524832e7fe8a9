import { oneLine } from "../../imports/file-rows.ts";
import type { EmploymentType } from "../vacancy.ts";
import { isRemote } from "../vacancy-words.ts";

const longestAmount = 60;

/**
 * Reads whole rupiah as people write them: "10000000", "Rp 10.000.000", "Rp5.000.000,-", "5.000.000,= IDR / bulan",
 * "IDR 10,000,000.00", "5'000'000", "5000000.0". Null: none of these.
 */
export function readRupiah(text: string): number | null {
  if (text.length > longestAmount) return null;
  const digits = text
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/(?:(?:\/|per|se)(?:bulan|bln|bl|month|mo)|monthly)\.?$/i, "")
    .replace(/^(?:rp|idr|rupiah)\.?|(?:rp|idr|rupiah)\.?$/gi, "")
    .replace(/[.,;]?[\p{Pd}=]+$/u, "")
    .replace(/[.,]\d{1,2}$/, "");
  if (!/^\d+$/.test(digits) && !/^\d{1,3}(?:[.,'’]\d{3})+$/.test(digits)) return null;
  const amount = Number(digits.replace(/\D/g, ""));
  return amount <= 1_000_000_000_000 ? amount : null;
}

/** Reads a whole number, also as programs write those of a column with gaps: "3.0". Null: none. */
export function readWhole(text: string): number | null {
  return /^\d{1,6}(?:[.,]0{1,2})?$/.test(text) ? Number.parseInt(text, 10) : null;
}

/** Rupiah a month: less is no wage but a slip, such as "5.0" for five million. */
export const leastWage = 100_000;

const employmentWords: Readonly<Record<string, EmploymentType>> = {
  fulltime: "FULL_TIME",
  penuhwaktu: "FULL_TIME",
  permanent: "FULL_TIME",
  tetap: "FULL_TIME",
  karyawantetap: "FULL_TIME",
  pkwtt: "FULL_TIME",
  parttime: "PART_TIME",
  paruhwaktu: "PART_TIME",
  contract: "CONTRACTOR",
  contractor: "CONTRACTOR",
  kontrak: "CONTRACTOR",
  karyawankontrak: "CONTRACTOR",
  pkwt: "CONTRACTOR",
  freelance: "CONTRACTOR",
  freelancer: "CONTRACTOR",
  lepas: "CONTRACTOR",
  temporary: "TEMPORARY",
  sementara: "TEMPORARY",
  intern: "INTERN",
  internship: "INTERN",
  magang: "INTERN",
  volunteer: "VOLUNTEER",
  sukarela: "VOLUNTEER",
  perdiem: "PER_DIEM",
  harian: "PER_DIEM",
  harianlepas: "PER_DIEM",
  dailyworker: "PER_DIEM",
  other: "OTHER",
};

const wordsIn = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== "");

const findEmployment = (word: string) => employmentWords[word.toLowerCase().replace(/[^a-z]/g, "")];

/**
 * Kinds of employment: known words become schema.org's, others stay; several are joined by commas. "" is null. Other
 * separators count where they stand between known words alone.
 */
export function readEmployment(text: string): string | null {
  const known = wordsIn(text, /[,;|/]/);
  const words = known.every((word) => findEmployment(word) !== undefined) ? known : wordsIn(text, /,/);
  return words.length === 0 ? null : [...new Set(words.map((word) => findEmployment(word) ?? word))].join(",");
}

/** A town whose people may work from home, such as "Bandung (Remote)". */
const townAndRemote = /^([^()/]+?)\s?[-–(/,]\s?(remote|wfh|work from home)\s?\)?$/i;
const longestPlace = 200;

/** Places of a file, separated by "|"; a town from where one may work from home is two. */
export function readPlaces(text: string): string[] {
  const places = text
    .split("|")
    .map(oneLine)
    .flatMap((place) => {
      const [, town, remote] = isRemote(place) || place.length > longestPlace ? [] : (townAndRemote.exec(place) ?? []);
      return town === undefined || remote === undefined ? [place] : [town, remote];
    });
  return [...new Set(places)].filter((place) => place !== "");
}
