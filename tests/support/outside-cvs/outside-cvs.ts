import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { CvDate, CvFacts, CvJob, Found } from "../../../src/features/cv-import/cv-facts.ts";
import { compareLists, type Fields, type FieldText, foldValue, type Group, type Slip } from "../made-cvs/scored.ts";

/** A CV of someone else and what it says. */
export interface OutsideCv {
  name: string;
  /** `owner/repository path`; `id/NAME.html` for a page of this folder. */
  source: string;
  /** It is of the second set, which was read before the reader was changed for it. */
  isLater: boolean;
  facts: readonly { kind: string; values: readonly string[] }[];
}

/** Content of `truth.txt` and `later.txt`, CV by CV. */
export const outsideCvs = (): OutsideCv[] => [...listCvs("truth.txt"), ...listCvs("later.txt")];

function listCvs(file: "truth.txt" | "later.txt"): OutsideCv[] {
  const isLater = file === "later.txt";
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return text.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    const parts = lines.map((line) => ({ kind: line.split(" ", 1)[0] ?? "", rest: line.slice(line.indexOf(" ") + 1) }));
    const facts = parts
      .filter(({ kind }) => kind !== "cv")
      .map(({ kind, rest }) => ({ kind, values: rest.split(" | ").map((value) => value.trim()) }));
    return parts
      .filter(({ kind }) => kind === "cv")
      .map(({ rest }) => ({
        name: rest.split(" ", 1)[0] ?? "",
        source: rest.slice(rest.indexOf(" ") + 1),
        isLater,
        facts,
      }));
  });
}

const digest = (text: string) => `#${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;

const asTold = (value: string | undefined): FieldText => (value === undefined || value === "-" ? null : value);

const toText = (found: Found<unknown> | null): FieldText => (found === null ? null : String(found.value));
const findYear = (date: Found<CvDate> | null): FieldText => (date === null ? null : String(date.value.year));
const findMonth = (date: Found<CvDate> | null): FieldText =>
  date === null || date.value.month === null ? null : `${date.value.year}-${date.value.month}`;

const columns: Readonly<Record<string, readonly string[]>> = {
  work: ["company", "position", "startYear", "endYear"],
  intern: ["institution", "start", "end"],
  study: ["institution", "degree", "major", "startYear", "endYear", "grade"],
  member: ["name", "position"],
};

function wantedOf(cv: OutsideCv, kind: string): Fields[] {
  return cv.facts
    .filter((fact) => fact.kind === kind)
    .map(({ values }) => Object.fromEntries((columns[kind] ?? []).map((column, at) => [column, asTold(values[at])])));
}

type Sure = Record<string, number>;
interface Got {
  fields: Fields;
  sure: Sure;
}

function got(fields: Readonly<Record<string, readonly [Found<unknown> | null, FieldText]>>): Got {
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([name, [, value]]) => [name, value])),
    sure: Object.fromEntries(Object.entries(fields).map(([name, [found]]) => [name, found?.confidence ?? 0])),
  };
}

const lastYear = ({ end, isCurrent, start }: CvJob): readonly [Found<unknown> | null, FieldText] =>
  isCurrent ? [start, "now"] : [end, findYear(end)];

function gotOf(facts: CvFacts): Readonly<Record<string, Got[]>> {
  const single = (found: Found<unknown> | null) => [found, toText(found)] as const;
  return {
    work: facts.jobs.map((job) =>
      got({
        company: single(job.company),
        position: single(job.position),
        startYear: [job.start, findYear(job.start)],
        endYear: lastYear(job),
      }),
    ),
    intern: facts.internships.map((job) =>
      got({
        institution: single(job.company),
        start: [job.start, findMonth(job.start)],
        end: [job.end, findMonth(job.end)],
      }),
    ),
    study: facts.educations.map((each) =>
      got({
        institution: single(each.institution),
        degree: single(each.degree),
        major: single(each.major),
        startYear: [each.start, findYear(each.start)],
        endYear: [each.end, each.isStudying ? null : findYear(each.end)],
        grade: [each.grade, each.grade === null ? null : String(each.grade.value.grade)],
      }),
    ),
    member: facts.organisations.map((each) => got({ name: single(each.name), position: single(each.position) })),
  };
}

/** A value as truth.txt writes it: by its hash where the truth is one. */
function asWritten(expected: FieldText, value: FieldText): FieldText {
  if (value === null || expected === null || !expected.startsWith("#")) return value;
  return digest(foldValue(value)) === expected ? expected : value;
}

const groups: Readonly<Record<string, Group>> = {
  work: "work",
  intern: "internship",
  study: "education",
  member: "organisation",
};

/** Everything that was to be found in a CV of someone else and everything that was said, side by side. */
export function outsideSlips(cv: OutsideCv, facts: CvFacts): Slip[] {
  const one = (kind: string) => cv.facts.find((fact) => fact.kind === kind)?.values[0] ?? null;
  const digits = (text: FieldText) => (text === null ? null : text.replaceAll(/\D/g, "").slice(-8));
  const [name, phone] = [one("name"), one("phone")];
  const wantedPhone = phone?.startsWith("#") === true ? phone : digits(phone);
  const slips: Slip[] = [
    {
      ...{ group: "name", field: "name", expected: name, got: asWritten(name, toText(facts.name)) },
      sure: facts.name?.confidence ?? 0,
    },
    {
      ...{
        group: "phone",
        field: "phone",
        expected: wantedPhone,
        got: asWritten(wantedPhone, digits(toText(facts.phone))),
      },
      sure: facts.phone?.confidence ?? 0,
    },
  ];
  const found = gotOf(facts);
  for (const [kind, group] of Object.entries(groups)) {
    const own = found[kind] ?? [];
    const sures = new Map(own.map(({ fields, sure }) => [fields, sure]));
    slips.push(...compareLists(group, wantedOf(cv, kind), [...sures.keys()], sures));
  }
  return slips.filter((slip) => (slip.expected !== null || slip.got !== null) && slip.expected !== "?");
}
