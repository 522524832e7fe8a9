import type { TrueJob } from "../invent-cv.ts";
import type { Column } from "../sheet.ts";
import { Sheet } from "../sheet.ts";
import { allStudies, type Drafted, getSummary, type LaidOut, type Layout, noiseOf, studyYears } from "./layout.ts";

const parts = { birth: false, gender: false, city: true };

function heading(column: Column, text: string, isRuled: boolean): void {
  column.space(8);
  column.keep(60);
  column.text(text, { bold: true, size: 12 });
  if (isRuled) column.rule();
}

function noise(drafted: Drafted, column: Column, glyph: string, isRuled: boolean): void {
  for (const { heading: title, lines, section } of noiseOf(drafted)) {
    heading(column, title, isRuled);
    if (section === "skills") column.text(lines.join(", "));
    else for (const line of lines) column.bullet(line, glyph);
  }
}

/** One column, centred head, positions with their dates at the right, companies below. */
async function classic(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const sheet = await Sheet.begin(lot);
  const column = sheet.column(50, 495);
  const glyph = lot.of(["•", "-", "•"]);
  const stroke = lot.of([" | ", " • ", "  |  ", " - "]);
  column.text(lot.happens(0.5) ? cv.name.toUpperCase() : cv.name, {
    size: lot.of([18, 20, 24]),
    bold: true,
    align: "centre",
  });
  column.text([cv.city, spelling.phone, cv.email].join(stroke), { align: "centre", after: 4 });
  if (lot.happens(0.6)) {
    heading(column, spelling.heading("summary"), true);
    column.text(getSummary(drafted));
  }
  const works = (title: string, jobs: readonly TrueJob[]) => {
    if (jobs.length === 0) return;
    heading(column, title, true);
    for (const job of jobs) {
      column.row(job.position, spelling.range(job.start, job.end), { bold: true });
      column.text(lot.happens(0.5) ? `${job.company}, ${job.city}` : job.company);
      for (const duty of job.duties) column.bullet(duty, glyph);
      column.space(5);
    }
  };
  works(spelling.heading("work"), cv.jobs);
  works(spelling.heading("internship"), cv.internships);
  heading(column, spelling.heading("education"), true);
  for (const study of allStudies(cv)) {
    column.row(study.institution, studyYears(drafted, study), { bold: true });
    column.text([spelling.degree(study), spelling.grade(study)].filter(Boolean).join(", "));
    column.space(4);
  }
  if (cv.organisations.length > 0) {
    heading(column, spelling.heading("organisation"), true);
    for (const { name, roleText, start, end } of cv.organisations)
      column.row(`${roleText}, ${name}`, spelling.years(start, end));
  }
  noise(drafted, column, glyph, true);
  return { kind: "pdf", bytes: await sheet.bytes(), shown: parts };
}

/** Companies first with their dates, positions and place below, duties as sentences or entries. */
async function companyFirst(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const sheet = await Sheet.begin(lot);
  const column = sheet.column(60, 475);
  column.text(cv.name, { size: 22, bold: true });
  column.text(`${cv.street}, ${cv.city}, ${cv.province}`);
  column.text(`${cv.language === "id" ? "Telepon" : "Phone"}: ${spelling.phone}`);
  column.text(`Email: ${cv.email}`, { after: 4 });
  const works = (title: string, jobs: TrueCvJobs) => {
    if (jobs.length === 0) return;
    heading(column, title, false);
    for (const job of jobs) {
      column.row(job.company, spelling.range(job.start, job.end), { bold: true });
      column.row(job.position, job.city);
      if (lot.happens(0.7)) for (const duty of job.duties) column.bullet(duty, "•");
      else column.text(`${job.duties.join(". ")}.`);
      column.space(6);
    }
  };
  heading(column, spelling.heading("education"), false);
  for (const study of allStudies(cv)) {
    column.text([spelling.degree(study), study.institution].filter(Boolean).join(" - "), { bold: true });
    column.text([studyYears(drafted, study), spelling.grade(study)].filter(Boolean).join(" | "), { after: 3 });
  }
  works(spelling.heading("work"), cv.jobs);
  works(spelling.heading("internship"), cv.internships);
  if (cv.organisations.length > 0) {
    heading(column, spelling.heading("organisation"), false);
    for (const { name, roleText, start, end } of cv.organisations)
      column.text(`${name} (${spelling.years(start, end)}) - ${roleText}`);
  }
  noise(drafted, column, "•", false);
  return { kind: "pdf", bytes: await sheet.bytes(), shown: parts };
}

type TrueCvJobs = Drafted["cv"]["jobs"];

export const classicLayouts: Layout[] = [
  { name: "classic", make: classic },
  { name: "company first", make: companyFirst },
];
