import { docx, paragraph } from "../docx.ts";
import type { TrueJob } from "../invent-cv.ts";
import { Sheet } from "../sheet.ts";
import { allStudies, type Drafted, getSummary, type LaidOut, type Layout, noiseOf, studyYears } from "./layout.ts";

// These two are for measuring alone: what reads CVs is never changed for them. They were written before the reader saw
// them; one that it is mended for becomes known, and another takes its place.

const parts = { birth: false, gender: false, city: true };

/** As colleges hand it out: names with their places in the first line, what one was with its dates in the second. */
async function college(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const sheet = await Sheet.begin(lot);
  const column = sheet.column(54, 487);
  const head = (title: string) => {
    column.space(9);
    column.keep(64);
    column.text(title, { bold: true, align: lot.happens(0.5) ? "centre" : "left", size: sheet.base + 1 });
    column.rule();
  };
  const two = (one: readonly [string, string], other: readonly [string, string]) => {
    column.row(...one, { bold: true });
    if (other[0] !== "" || other[1] !== "") column.row(...other);
  };
  column.text(cv.name, { size: 20, bold: true, align: "centre" });
  column.text(`${cv.street}, ${cv.city}, ${cv.province}`, { align: "centre" });
  column.text(`${spelling.phone} | ${cv.email}`, { align: "centre" });
  head(spelling.heading("education"));
  for (const study of allStudies(cv)) {
    two([study.institution, study.city], [spelling.degree(study), studyYears(drafted, study)]);
    const grade = spelling.grade(study);
    if (grade !== "") column.bullet(`${grade}${isId ? ", penerima beasiswa prestasi" : ", merit scholarship"}`, "•");
    column.space(3);
  }
  const works = (title: string, jobs: readonly TrueJob[]) => {
    if (jobs.length === 0) return;
    head(title);
    for (const { company, city, position, start, end, duties } of jobs) {
      two([company, city], [position, spelling.range(start, end)]);
      for (const duty of duties) column.bullet(duty, "•");
      column.space(4);
    }
  };
  works(spelling.heading("work"), cv.jobs);
  works(spelling.heading("internship"), cv.internships);
  if (cv.organisations.length > 0) {
    head(spelling.heading("organisation"));
    for (const { name, roleText, start, end } of cv.organisations)
      two([name, cv.city], [roleText, spelling.years(start, end)]);
  }
  for (const { heading, lines } of noiseOf(drafted)) {
    head(heading);
    column.text(lines.join("; "));
  }
  return { kind: "pdf", bytes: await sheet.bytes(), shown: parts };
}

/** Word with the person in the page's head, dates before a tab, and what belongs to them behind tabs below. */
async function tabbed(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const head = (text: string) => paragraph(text, { bold: true, size: 13, style: "Heading2" });
  const below = (text: string) => paragraph(`\t${text}`);
  const works = (title: string, jobs: readonly TrueJob[]) =>
    jobs.length === 0
      ? ""
      : head(title) +
        jobs
          .map(
            ({ company, position, start, end, duties }) =>
              paragraph(`${spelling.range(start, end)}\t${company}`, { split: true }) +
              below(position) +
              duties.map((duty) => below(`- ${duty}`)).join(""),
          )
          .join("");
  const body = [
    head(spelling.heading("summary")) + paragraph(getSummary(drafted)),
    works(spelling.heading("work"), cv.jobs) + works(spelling.heading("internship"), cv.internships),
    head(spelling.heading("education")) +
      allStudies(cv)
        .map((study) => {
          const text = [spelling.degree(study), spelling.grade(study)].filter(Boolean).join(", ");
          return paragraph(`${studyYears(drafted, study)}\t${study.institution}`) + (text === "" ? "" : below(text));
        })
        .join(""),
    cv.organisations.length === 0
      ? ""
      : head(spelling.heading("organisation")) +
        cv.organisations
          .map(({ name, roleText, start, end }) =>
            paragraph(
              `${spelling.years(start, end)}\t${roleText} ${lot.happens(0.5) ? (isId ? "di " : "at ") : ""}${name}`,
            ),
          )
          .join(""),
    ...noiseOf(drafted).map(({ heading, lines }) => head(heading) + lines.map((line) => below(line)).join("")),
  ];
  const person = [
    paragraph(cv.name, { bold: true, size: 22 }),
    paragraph(`${isId ? "Alamat" : "Address"}: ${cv.street}, ${cv.city}`),
    paragraph(`${isId ? "No. Telp" : "Phone"}: ${spelling.phone}\tEmail: ${cv.email}`),
  ];
  return { kind: "docx", bytes: docx(body.join(""), person.join("")), shown: parts };
}

export const keptApartLayouts: Layout[] = [
  { name: "college (kept apart)", make: college },
  { name: "tabs and a page's head, Word (kept apart)", make: tabbed },
];
