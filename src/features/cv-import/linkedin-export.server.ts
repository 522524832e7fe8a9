import { parse } from "csv-parse/sync";
import { csvText } from "../../platform/formats/sheets.ts";
import { emailIn } from "../resumes/json-resume/foreign-values.ts";
import type { CvDate, CvFacts, CvJob, CvStudy, Found } from "./cv-facts.ts";
import { dayIn, momentIn } from "./recognise/dates.ts";
import { degreeIn } from "./recognise/degrees.ts";
import { majorText } from "./recognise/educations.ts";
import { isPractice } from "./recognise/jobs.ts";
import { roleIn } from "./recognise/organisation-roles.ts";
import { findPhone } from "./recognise/person.ts";

type Row = Readonly<Record<string, string>>;

/** True for the files of LinkedIn's export that are read. */
export const isLinkedInPart = (name: string) =>
  /(^|\/)(Profile|Positions|Education|Email Addresses|PhoneNumbers|Phone Numbers|Organizations|Volunteering)\.csv$/.test(
    name,
  );

const mostRows = 200;

function getRows(parts: ReadonlyMap<string, Uint8Array>, file: string): Row[] {
  const name = [...parts.keys()].find((each) => each === file || each.endsWith(`/${file}`));
  const bytes = name === undefined ? undefined : parts.get(name);
  if (bytes === undefined) return [];
  const { text, delimiter } = csvText(new TextDecoder().decode(bytes));
  const asSaved = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const;
  const rows: unknown = parse(text, { columns: true, delimiter, ...asSaved, to: mostRows });
  return Array.isArray(rows) ? rows.map((row) => getTexts(row)) : [];
}

function getTexts(row: unknown): Row {
  const entries = typeof row === "object" && row !== null ? Object.entries(row) : [];
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (typeof value === "string" ? [[key, value.trim()]] : [])),
  );
}

/** A column's text with its row; null where the column is empty. */
function column<Value>(row: Row, name: string, read: (text: string) => Value | null): Found<Value> | null {
  const text = row[name] ?? "";
  const value = text === "" ? null : read(text);
  return value === null ? null : { value, source: `${name}: ${text}`, confidence: 0.98 };
}

const asText = (text: string) => text;
const asDate = (text: string): CvDate | null => momentIn(text)?.date ?? null;

function job(row: Row): CvJob {
  const end = column(row, "Finished On", asDate);
  return {
    company: column(row, "Company Name", asText),
    position: column(row, "Title", asText) ?? column(row, "Role", asText),
    start: column(row, "Started On", asDate),
    end,
    isCurrent: end === null,
    duty: column(row, "Description", (text) => text.split(/\n|• /)[0]?.trim() || null),
    ...{ department: null, industry: null },
  };
}

function study(row: Row, thisYear: number): CvStudy {
  const end = column(row, "End Date", asDate);
  const [degree = "", ...major] = (row["Degree Name"] ?? "").split(/[,–-]\s/);
  return {
    institution: column(row, "School Name", asText),
    degree: column(row, "Degree Name", () => degreeIn(degree)?.code ?? null),
    major: column(row, "Degree Name", () => majorText(major.join(", ") || (degreeIn(degree)?.rest ?? "")) || null),
    start: column(row, "Start Date", asDate),
    end,
    isStudying: end === null || end.value.year > thisYear,
    grade: null,
  };
}

/** Content of LinkedIn's data export. */
export function linkedInFacts(parts: ReadonlyMap<string, Uint8Array>, thisYear: number): CvFacts {
  const [profile = {}] = getRows(parts, "Profile.csv");
  const name = [profile["First Name"], profile["Last Name"]].filter(Boolean).join(" ");
  const addresses = getRows(parts, "Email Addresses.csv");
  const first = addresses.find((row) => row["Primary"] === "Yes") ?? addresses[0] ?? {};
  const [number = {}] = [...getRows(parts, "PhoneNumbers.csv"), ...getRows(parts, "Phone Numbers.csv")];
  const jobs = getRows(parts, "Positions.csv").map(job);
  return {
    name: name === "" ? null : { value: name, source: name, confidence: 0.98 },
    email: column(first, "Email Address", emailIn),
    phone: column(number, "Number", findPhone),
    birthDate: column(profile, "Birth Date", dayIn),
    gender: null,
    domicile: column(profile, "Geo Location", (text) => text.split(",")[0] ?? null),
    educations: getRows(parts, "Education.csv").map((row) => study(row, thisYear)),
    jobs: jobs.filter((each) => !isPractice(each)),
    internships: jobs.filter(isPractice),
    organisations: [...getRows(parts, "Organizations.csv"), ...getRows(parts, "Volunteering.csv")].map((row) => ({
      name: column(row, "Name", asText) ?? column(row, "Company Name", asText),
      position:
        column(row, "Position", (text) => roleIn(text)?.code ?? null) ??
        column(row, "Role", (text) => roleIn(text)?.code ?? null),
    })),
    unread: [],
  };
}
