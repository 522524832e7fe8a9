import { type Column, Sheet } from "../sheet.ts";
import { allStudies, type Drafted, getSummary, type LaidOut, type Layout, noiseOf, studyYears } from "./layout.ts";

function heading(column: Column, text: string): void {
  column.space(10);
  column.keep(50);
  column.text(text, { bold: true, size: 12.5, after: 3 });
}

function jobs({ cv, spelling }: Drafted, column: Column, kind: "jobs" | "internships"): void {
  if (cv[kind].length === 0) return;
  heading(column, spelling.heading(kind === "jobs" ? "work" : "internship"));
  for (const job of cv[kind]) {
    column.keep(40);
    column.text(job.position, { bold: true });
    column.text(job.company);
    column.text(spelling.range(job.start, job.end), { size: 8.5 });
    for (const duty of job.duties) column.bullet(duty, "•");
    column.space(7);
  }
}

function organisations({ cv, spelling }: Drafted, column: Column): void {
  if (cv.organisations.length === 0) return;
  heading(column, spelling.heading("organisation"));
  for (const { name, roleText, start, end } of cv.organisations) {
    column.text(name, { bold: true });
    column.text(`${roleText} | ${spelling.years(start, end)}`, { after: 4 });
  }
}

function education(drafted: Drafted, column: Column): void {
  const { cv, spelling } = drafted;
  heading(column, spelling.heading("education"));
  for (const study of allStudies(cv)) {
    column.text(study.institution, { bold: true });
    column.text(spelling.degree(study));
    column.text(studyYears(drafted, study), { size: 8.5 });
    column.text(spelling.grade(study), { after: 4 });
  }
}

function noise(drafted: Drafted, column: Column): void {
  for (const { heading: title, lines } of noiseOf(drafted)) {
    heading(column, title);
    for (const line of lines) column.bullet(line, "•");
  }
}

/** A narrow column at the left with contact and skills, the career at the right. */
async function sidebarLeft(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const sheet = await Sheet.begin(lot);
  const left = sheet.column(36, 160);
  const right = sheet.column(222, 340);
  const isNameLeft = lot.happens(0.4);
  (isNameLeft ? left : right).text(cv.name.toUpperCase(), { size: isNameLeft ? 17 : 24, bold: true, after: 4 });
  heading(left, spelling.heading("contact"));
  left.text(spelling.phone);
  left.text(cv.email);
  left.text(`${cv.city}, ${cv.province}`);
  noise(drafted, left);
  heading(right, spelling.heading("summary"));
  right.text(getSummary(drafted));
  jobs(drafted, right, "jobs");
  jobs(drafted, right, "internships");
  education(drafted, right);
  organisations(drafted, right);
  return { kind: "pdf", bytes: await sheet.bytes(), shown: { birth: false, gender: false, city: true } };
}

/** Name and contact across the page, the career at the left, education and the rest at the right. */
async function sidebarRight(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const sheet = await Sheet.begin(lot);
  const top = sheet.column(40, 515);
  top.text(cv.name, { size: 26, bold: true });
  top.text([spelling.phone, cv.email, cv.city].join("   |   "), { after: 8 });
  const left = sheet.column(40, 310, top.y);
  const right = sheet.column(378, 180, top.y);
  heading(left, spelling.heading("summary"));
  left.text(getSummary(drafted));
  jobs(drafted, left, "jobs");
  jobs(drafted, left, "internships");
  education(drafted, right);
  organisations(drafted, right);
  noise(drafted, right);
  return { kind: "pdf", bytes: await sheet.bytes(), shown: { birth: false, gender: false, city: true } };
}

/** LinkedIn's "Save to PDF". */
async function linkedIn(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const sheet = await Sheet.begin(lot);
  const left = sheet.column(28, 160);
  const right = sheet.column(222, 340);
  left.text(isId ? "Kontak" : "Contact", { size: 13, bold: true, after: 4 });
  left.text(`${spelling.phone} (${isId ? "Seluler" : "Mobile"})`);
  left.text(cv.email);
  left.text(`www.linkedin.com/in/${cv.email.split("@")[0]}`);
  left.text("(LinkedIn)");
  for (const { heading: title, lines } of noiseOf(drafted)) {
    left.space(10);
    left.text(title, { size: 13, bold: true, after: 3 });
    for (const line of lines) left.text(line);
  }
  const [now] = cv.jobs;
  right.text(cv.name, { size: 26, after: 2 });
  if (now !== undefined) right.text(`${now.position} ${isId ? "di" : "at"} ${now.company}`, { size: 12 });
  right.text(`${cv.city}, ${cv.province}, Indonesia`, { after: 8 });
  right.text(isId ? "Ringkasan" : "Summary", { size: 15.75, after: 4 });
  right.text(getSummary(drafted), { size: 12, after: 6 });
  right.text(isId ? "Pengalaman" : "Experience", { size: 15.75, after: 6 });
  for (const job of [...cv.jobs, ...cv.internships]) {
    right.keep(60);
    right.text(job.company, { size: 12 });
    right.text(job.position, { size: 11.5 });
    const years = Math.max(1, (job.end?.year ?? 2026) - job.start.year);
    right.text(`${spelling.range(job.start, job.end)} (${years} ${isId ? "tahun 2 bulan" : "years 2 months"})`, {
      size: 10.5,
    });
    right.text(`${job.city}, Indonesia`, { size: 10.5, after: 4 });
    if (lot.happens(0.6)) right.text(`${job.duties.join(". ")}.`, { size: 10.5, after: 8 });
  }
  right.space(10);
  right.text(isId ? "Pendidikan" : "Education", { size: 15.75, after: 6 });
  for (const study of cv.educations) {
    right.keep(40);
    right.text(study.institution, { size: 12 });
    const degree = spelling.degree(study);
    right.text(`${degree}${degree === "" ? "" : " · "}(${study.startYear} - ${study.endYear})`, {
      size: 10.5,
      after: 8,
    });
  }
  cv.organisations.splice(0);
  cv.earlySchools.splice(0);
  for (const study of cv.educations) study.gpa = null;
  for (const study of cv.educations) study.isStudying = study.endYear > 2026;
  return { kind: "pdf", bytes: await sheet.bytes(), shown: { birth: false, gender: false, city: true } };
}

export const columnLayouts: Layout[] = [
  { name: "sidebar left", make: sidebarLeft },
  { name: "sidebar right", make: sidebarRight },
  { name: "LinkedIn's PDF", make: linkedIn },
];
