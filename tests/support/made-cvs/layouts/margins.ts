import { docx, paragraph, table, textBox } from "../docx.ts";
import type { TrueJob } from "../invent-cv.ts";
import { Sheet } from "../sheet.ts";
import { allStudies, type Drafted, getSummary, type LaidOut, type Layout, noiseOf, studyYears } from "./layout.ts";

/** Headings in the margin, their first line beside them; jobs in one line each; the name drawn wide. */
async function margins(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const sheet = await Sheet.begin(lot);
  const column = sheet.column(50, 500);
  const widths = [140, 360];
  column.text(cv.name.toUpperCase(), { size: 17, bold: true, spread: 6, align: "centre" });
  const top = sheet.column(330, 220, column.y);
  top.text(spelling.phone, { align: "right" });
  top.text(cv.email, { align: "right" });
  top.text(cv.city, { align: "right", after: 8 });
  column.y = top.y;
  const section = (title: string, lines: readonly string[]) => {
    for (const [at, line] of lines.entries()) column.cells([at === 0 ? title : " ", line], widths);
    column.space(8);
  };
  const inOne = ({ position, company, start, end }: TrueJob) =>
    `${position} ${isId ? "di" : "at"} ${company} (${spelling.range(start, end)})`;
  const works = (jobs: readonly TrueJob[]) =>
    jobs.flatMap((job) => [inOne(job), ...job.duties.map((duty) => `• ${duty}`)]);
  section(spelling.heading("summary"), [getSummary(drafted)]);
  section(
    spelling.heading("education"),
    allStudies(cv).flatMap((study) =>
      [
        `${study.institution} (${studyYears(drafted, study)})`,
        [spelling.degree(study), spelling.grade(study)].filter(Boolean).join("; "),
      ].filter(Boolean),
    ),
  );
  if (cv.internships.length > 0) section(spelling.heading("internship"), works(cv.internships));
  if (cv.jobs.length > 0) section(spelling.heading("work"), works(cv.jobs));
  if (cv.organisations.length > 0) {
    section(
      spelling.heading("organisation"),
      cv.organisations.map(({ name, roleText, start, end }) => `${roleText}, ${name}, ${spelling.years(start, end)}`),
    );
  }
  for (const { heading: title, lines } of noiseOf(drafted)) section(title, [lines.join(", ")]);
  return { kind: "pdf", bytes: await sheet.bytes(), shown: { birth: false, gender: false, city: true } };
}

/** Word with a header for the person, boxes of text, and a table whose cells hold an entry's lines one below the other. */
async function boxes(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const head = (text: string) => paragraph(`${lot.of(["", "¶ ", "» "])}${text}`, { bold: true, size: 13 });
  const works = (title: string, jobs: readonly TrueJob[]) =>
    jobs.length === 0
      ? ""
      : head(title) +
        table(
          jobs.map((job) => [
            paragraph(spelling.range(job.start, job.end)),
            paragraph(job.company, { bold: true }) +
              paragraph(`${isId ? "Sebagai" : "As"} ${job.position}`) +
              job.duties.map((duty) => paragraph(duty, { list: true })).join(""),
          ]),
        );
  const studies = table(
    allStudies(cv).map((study) => [
      paragraph(studyYears(drafted, study)),
      paragraph(study.institution, { bold: true }) +
        [spelling.degree(study), spelling.grade(study)]
          .filter(Boolean)
          .map((text) => paragraph(text))
          .join(""),
    ]),
  );
  const body = [
    textBox(
      paragraph(`${isId ? "Telp" : "Phone"}: ${spelling.phone}`) +
        paragraph(`Email: ${cv.email}`) +
        paragraph(`${isId ? "Domisili" : "Location"}: ${cv.city}`),
    ),
    head(spelling.heading("education")) + studies,
    works(spelling.heading("work"), cv.jobs) + works(spelling.heading("internship"), cv.internships),
    cv.organisations.length === 0
      ? ""
      : head(spelling.heading("organisation")) +
        cv.organisations
          .map(({ name, roleText, start, end }) => paragraph(`${spelling.years(start, end)}\t${name}\t${roleText}`))
          .join(""),
    ...noiseOf(drafted).map(
      ({ heading: title, lines }) => head(title) + lines.map((line) => paragraph(line, { list: true })).join(""),
    ),
  ];
  return {
    kind: "docx",
    bytes: docx(body.join(""), paragraph(cv.name, { bold: true, size: 20 })),
    shown: { birth: false, gender: false, city: true },
  };
}

export const marginLayouts: Layout[] = [
  { name: "margins", make: margins },
  { name: "boxes, Word", make: boxes },
];
