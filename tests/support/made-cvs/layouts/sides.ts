import { docx, paragraph, table } from "../docx.ts";
import type { TrueJob } from "../invent-cv.ts";
import { Sheet } from "../sheet.ts";
import { allStudies, type Drafted, getSummary, type LaidOut, type Layout, noiseOf, studyYears } from "./layout.ts";

/** A narrow column for the person at the left, dates in the right margin, two lines each where they are long. */
async function rightMargin(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const sheet = await Sheet.begin(lot);
  const side = sheet.column(32, 138, 60);
  const main = sheet.column(192, 268, 46);
  const margin = sheet.column(474, 100, 46);
  const sideHead = (title: string) => {
    side.space(12);
    side.text(title, { bold: true, size: sheet.base + 2, after: 2 });
  };
  const head = (title: string) => {
    main.space(12);
    main.keep(70);
    main.text(title, { bold: true, size: sheet.base + 3 });
    main.rule();
  };
  const dated = (dates: string, lines: readonly string[]) => {
    main.keep(lines.length * 16);
    [margin.y, margin.page] = [main.y, main.page];
    for (const [at, line] of lines.entries()) main.text(line, { bold: at === 0 });
    margin.text(dates, { size: sheet.base - 1 });
    main.y = margin.page === main.page ? Math.max(main.y, margin.y) : main.y;
  };
  const works = (title: string, jobs: readonly TrueJob[]) => {
    if (jobs.length === 0) return;
    head(title);
    for (const { company, city, position, start, end, duties } of jobs) {
      dated(spelling.range(start, end), [position, `${company} · ${city}`]);
      for (const duty of duties) main.bullet(duty, "–");
      main.space(5);
    }
  };
  sideHead(spelling.heading("contact"));
  for (const text of [spelling.phone, cv.email, cv.city]) side.text(text, { after: 3 });
  for (const { heading, lines } of noiseOf(drafted)) {
    sideHead(heading);
    for (const line of lines) side.text(line, { after: 1 });
  }
  main.text(cv.name, { size: 23, bold: true });
  main.text(isId ? "Calon karyawan yang siap belajar" : "Ready to learn and to grow", { size: sheet.base + 1 });
  head(spelling.heading("summary"));
  main.text(getSummary(drafted));
  works(spelling.heading("work"), cv.jobs);
  works(spelling.heading("internship"), cv.internships);
  head(spelling.heading("education"));
  for (const study of allStudies(cv)) {
    const text = [spelling.degree(study), spelling.grade(study)].filter(Boolean).join(" · ");
    dated(studyYears(drafted, study), [study.institution, ...(text === "" ? [] : [text])]);
    main.space(4);
  }
  if (cv.organisations.length > 0) {
    head(spelling.heading("organisation"));
    for (const { name, roleText, start, end } of cv.organisations) {
      dated(spelling.years(start, end), [name, roleText]);
      main.space(3);
    }
  }
  return { kind: "pdf", bytes: await sheet.bytes(), shown: { birth: false, gender: false, city: true } };
}

/** Word that is one table: a picture's place, name and contact with signs at the top; titles at the left, entries beside. */
async function signs(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const [study, work, people, star] = lot.happens(0.5) ? ["🎓", "💼", "👥", "★"] : ["◈", "◈", "◈", "◈"];
  const title = (sign: string | undefined, text: string) => paragraph(`${sign} ${text}`, { bold: true, size: 12 });
  const works = (jobs: readonly TrueJob[]) =>
    jobs
      .map(
        ({ company, city, position, start, end, duties }) =>
          paragraph(`${company}, ${city}`, { bold: true }) +
          paragraph(`${position} (${spelling.range(start, end)})`) +
          duties.map((duty) => paragraph(duty, { list: true })).join(""),
      )
      .join("");
  const studies = table(
    allStudies(cv).map((each) => [
      paragraph(each.institution, { bold: true }) +
        [spelling.degree(each), spelling.grade(each)]
          .filter(Boolean)
          .map((text) => paragraph(text))
          .join(""),
      paragraph(studyYears(drafted, each)),
    ]),
  );
  const memberships = cv.organisations
    .map(({ name, roleText, start, end }) =>
      paragraph(`${name} — ${roleText}, ${spelling.years(start, end)}`, { list: true }),
    )
    .join("");
  const born = isId ? "Lahir di" : "Born in";
  const rows = [
    [
      paragraph(""),
      paragraph(cv.name, { bold: true, size: 22 }) + paragraph(isId ? "Daftar Riwayat Hidup" : "Curriculum Vitae"),
      paragraph(`☎ ${spelling.phone}`) +
        paragraph(`✉ ${cv.email}`) +
        paragraph(`⌂ ${cv.street}, ${cv.city}, ${cv.province}`) +
        paragraph(`${born} ${spelling.birth(cv, cv.educations[0]?.city ?? "Medan")}`),
    ],
    [title(study, spelling.heading("education")), studies],
    ...(cv.jobs.length > 0 ? [[title(work, spelling.heading("work")), works(cv.jobs)]] : []),
    ...(cv.internships.length > 0 ? [[title(work, spelling.heading("internship")), works(cv.internships)]] : []),
    ...(memberships === "" ? [] : [[title(people, spelling.heading("organisation")), memberships]]),
    ...noiseOf(drafted).map(({ heading, lines }) => [
      title(star, heading),
      lines.map((line) => paragraph(line, { list: true })).join(""),
    ]),
  ];
  return { kind: "docx", bytes: docx(table(rows)), shown: { birth: true, gender: false, city: true } };
}

export const sideLayouts: Layout[] = [
  { name: "dates in the right margin", make: rightMargin },
  { name: "one table with signs, Word", make: signs },
];
