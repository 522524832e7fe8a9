import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Lot } from "./lot.ts";
import * as words from "./words.ts";

export type CvLanguage = "id" | "en";

export interface TrueDate {
  year: number;
  month: number;
}

export interface TrueJob {
  company: string;
  position: string;
  start: TrueDate;
  end: TrueDate | null;
  duties: string[];
  city: string;
}

export interface TrueStudy {
  institution: string;
  degree: string;
  major: string;
  startYear: number;
  endYear: number;
  isStudying: boolean;
  gpa: number | null;
  city: string;
}

export interface TrueMembership {
  name: string;
  role: string;
  roleText: string;
  start: number;
  end: number;
}

/** Someone who never was, and all that the CV may say of him. */
export interface TrueCv {
  language: CvLanguage;
  name: string;
  email: string;
  /** The number after +62. */
  phone: string;
  birthDate: string;
  gender: 1 | 2;
  city: string;
  province: string;
  street: string;
  educations: TrueStudy[];
  /** Schools that a resume has no place for. */
  earlySchools: TrueStudy[];
  jobs: TrueJob[];
  internships: TrueJob[];
  organisations: TrueMembership[];
}

function rows(file: string): Record<string, string>[] {
  return parse(readFileSync(`content/master-data/${file}`), { columns: true, bom: true });
}

const institutions = rows("idn-institutions.csv").map(({ name = "", city = "" }) => ({ name, city }));
const majors = rows("majors.csv").filter(({ id_name = "" }) => !id_name.includes("(") && !id_name.startsWith("Lain"));
const provinces = new Map(rows("idn-provinces.csv").map(({ code = "", name = "" }) => [code, name]));
const regencies = rows("idn-regencies.csv").map(({ name = "", province_code = "" }) => ({
  name,
  province: provinces.get(province_code) ?? "",
}));

const thisYear = 2026;

/** Whose life: by which lot, in which language, of which names. */
interface Life {
  lot: Lot;
  language: CvLanguage;
  names: words.Vocabulary;
}

function job({ lot, language, names }: Life, start: TrueDate, end: TrueDate | null, isPractice: boolean): TrueJob {
  const position = lot.of((isPractice ? words.internPositions : names.positions)[language]);
  const duties = lot.some(words.duties[language], lot.between(1, 4));
  return { company: lot.of(names.companies), position, start, end, duties, city: lot.of(institutions).city };
}

function jobs(life: Life, count: number): TrueJob[] {
  const { lot } = life;
  let end: TrueDate | null = lot.happens(0.5)
    ? null
    : { year: thisYear - lot.between(0, 1), month: lot.between(1, 10) };
  const made: TrueJob[] = [];
  for (let at = 0; at < count; at += 1) {
    const last = end?.year ?? thisYear;
    const start = { year: last - lot.between(1, 3), month: lot.between(1, 12) };
    made.push(job(life, start, end, false));
    end = { year: start.year, month: Math.max(1, start.month - 1) };
    if (end.month === start.month) end = { year: start.year - 1, month: 12 };
  }
  return made;
}

function practice(life: Life): TrueJob {
  const { lot } = life;
  const start = { year: thisYear - lot.between(3, 8), month: lot.between(1, 9) };
  return job(life, start, { year: start.year, month: start.month + lot.between(1, 3) }, true);
}

const plainName = ({ name }: { name: string }) => name.length < 60 && !/[()"]/.test(name);

function study(lot: Lot, language: CvLanguage, degree: string, end: number): TrueStudy {
  const { name, city } = lot.of(institutions.filter(plainName));
  const length = { s2: 2, s1: 4, d4: 4, d3: 3 }[degree] ?? 4;
  const isStudying = end > thisYear;
  const major = lot.of(majors)[language === "id" ? "id_name" : "en_name"] ?? "";
  const gpa = lot.happens(0.8) ? Math.round((2.7 + lot.next() * 1.3) * 100) / 100 : null;
  return { institution: name, degree, major, startYear: end - length, endYear: end, isStudying, gpa, city };
}

function school(lot: Lot, end: number): TrueStudy {
  const { city } = lot.of(institutions);
  const name = lot.of(words.senior);
  const degree = name.startsWith("SMK") ? "smk" : "sma";
  const major = lot.happens(0.7) ? lot.of(words.seniorMajors[degree]) : "";
  return {
    institution: `${name} ${city}`,
    degree,
    major,
    startYear: end - 3,
    endYear: end,
    isStudying: false,
    gpa: null,
    city,
  };
}

function studies(lot: Lot, language: CvLanguage): TrueStudy[] {
  const end = thisYear - lot.between(-1, 9);
  const first = study(lot, language, lot.of(["s1", "s1", "s1", "d3", "d4"]), end);
  const above = lot.happens(0.2) && end < thisYear - 3 ? [study(lot, language, "s2", end + 3)] : [];
  return [...above, first, ...(lot.happens(0.6) ? [school(lot, first.startYear)] : [])];
}

function membership({ lot, language, names }: Life): TrueMembership {
  const [role, roleText] = lot.of(names.roleWords[language]);
  const start = thisYear - lot.between(4, 9);
  return { name: lot.of(names.organisationNames), role, roleText, start, end: start + lot.between(1, 2) };
}

function early(lot: Lot, end: number): TrueStudy[] {
  const city = lot.of(institutions).city;
  const common = { degree: "", major: "", isStudying: false, gpa: null, city };
  return [
    { ...common, institution: `SMP Negeri ${lot.between(1, 20)} ${city}`, startYear: end - 6, endYear: end - 3 },
    {
      ...common,
      institution: `SD Negeri ${lot.of(["Sukamaju", "Karanganyar", "Menteng"])} ${lot.between(1, 9)}`,
      startYear: end - 12,
      endYear: end - 6,
    },
  ];
}

const padded = (value: number) => String(value).padStart(2, "0");

/** Someone by lot. */
export function inventCv(lot: Lot, language: CvLanguage, names = words.usualWords): TrueCv {
  const life: Life = { lot, language, names };
  const name = `${lot.of(words.firstNames)} ${lot.of(words.lastNames)}`;
  const educations = studies(lot, language);
  const last = educations.at(-1);
  const isFresh = lot.happens(0.3);
  const { name: city, province } = lot.of(regencies);
  const handle = name.toLowerCase().replaceAll(/[^a-z]+/g, lot.of([".", "", "_"]));
  return {
    ...{ language, name, city, province, educations, street: lot.of(words.streets), gender: lot.of([1, 2] as const) },
    email: `${lot.happens(0.85) ? handle : lot.of(["halo.kerja", "pelamar", "kopihitam"])}${lot.happens(0.4) ? lot.between(1, 99) : ""}@${lot.of(["gmail.com", "yahoo.co.id", "contoh.id", "students.kampus.ac.id"])}`,
    phone: `8${lot.of(["12", "13", "21", "52", "57", "77", "96"])}${lot.between(1_000_000, 99_999_999)}`,
    birthDate: `${(last?.startYear ?? 2018) - (last?.degree.startsWith("sm") ? 15 : 18)}-${padded(lot.between(1, 12))}-${padded(lot.between(1, 28))}`,
    earlySchools: last?.degree.startsWith("sm") && lot.happens(0.4) ? early(lot, last.endYear) : [],
    jobs: jobs(life, isFresh ? lot.between(0, 1) : lot.between(1, 4)),
    internships: lot.happens(isFresh ? 0.9 : 0.3)
      ? Array.from({ length: lot.between(1, 2) }, () => practice(life))
      : [],
    organisations: lot.happens(0.6)
      ? lot.some(names.organisationNames, lot.between(1, 3)).map((own) => ({ ...membership(life), name: own }))
      : [],
  };
}
