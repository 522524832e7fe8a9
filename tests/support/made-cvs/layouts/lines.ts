import { docx, paragraph, table } from "../docx.ts";
import type { TrueJob } from "../invent-cv.ts";
import { Sheet } from "../sheet.ts";
import { allStudies, type Drafted, getSummary, type LaidOut, type Layout, noiseOf, studyYears } from "./layout.ts";

const parts = { birth: true, gender: false, city: true };

/** As the European Union's form has it: labels and dates at the right edge of a narrow column, all else beside. */
async function labelColumn(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const sheet = await Sheet.begin(lot);
  const [labels, texts] = [sheet.column(40, 150), sheet.column(205, 345)];
  const beside = (label: string, lines: readonly string[], bold = false) => {
    texts.keep(lines.length * 15);
    [labels.y, labels.page] = [texts.y, texts.page];
    labels.text(label, { align: "right", size: sheet.base });
    for (const [at, line] of lines.entries()) texts.text(line, { bold: bold && at === 0 });
    texts.space(4);
  };
  const head = (title: string) => {
    texts.space(8);
    texts.keep(40);
    const across = sheet.column(40, 510, texts.y);
    across.page = texts.page;
    across.text(title.toUpperCase(), { bold: true, size: 12 });
    across.rule();
    [texts.y, texts.page] = [across.y, across.page];
  };
  head(spelling.heading("person"));
  beside(isId ? "Nama lengkap" : "Name", [cv.name], true);
  beside(isId ? "Alamat" : "Address", [`${cv.street}, ${cv.city}`]);
  beside(isId ? "Telepon" : "Telephone", [spelling.phone]);
  beside("E-mail", [cv.email]);
  beside(isId ? "Tanggal lahir" : "Date of birth", [spelling.birth(cv, cv.educations[0]?.city ?? "Solo")]);
  const works = (title: string, jobs: readonly TrueJob[]) => {
    if (jobs.length === 0) return;
    head(title);
    for (const { start, end, position, company, city, duties } of jobs) {
      beside(spelling.range(start, end), [position, `${company}, ${city}`, ...duties.map((duty) => `- ${duty}`)], true);
    }
  };
  works(spelling.heading("work"), cv.jobs);
  works(spelling.heading("internship"), cv.internships);
  head(spelling.heading("education"));
  for (const study of allStudies(cv)) {
    const lines = [[spelling.degree(study), spelling.grade(study)].filter(Boolean).join(" - "), study.institution];
    beside(studyYears(drafted, study), lines.filter(Boolean));
  }
  if (cv.organisations.length > 0) {
    head(spelling.heading("organisation"));
    for (const { name, roleText, start, end } of cv.organisations) beside(spelling.years(start, end), [name, roleText]);
  }
  for (const { heading, lines } of noiseOf(drafted)) {
    head(heading);
    beside(" ", lines);
  }
  return { kind: "pdf", bytes: await sheet.bytes(), shown: parts };
}

/** Word without any list: name and contact in two cells, each entry one paragraph of broken lines, years before studies. */
async function brokenLines(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const underlined = (text: string) => paragraph(`${text}:`, { bold: true, size: 12 });
  const broken = (lines: readonly string[]) =>
    paragraph(lines.join("\n")).replaceAll("\n", '</w:t><w:br/><w:t xml:space="preserve">');
  const works = (title: string, jobs: readonly TrueJob[]) =>
    jobs.length === 0
      ? ""
      : underlined(title) +
        jobs
          .map(({ company, city, position, start, end, duties }) =>
            broken([
              `${company} — ${city}`,
              `${position}, ${spelling.range(start, end)}`,
              ...duties.map((duty) => `> ${duty}`),
            ]),
          )
          .join("");
  const studies = allStudies(cv).map((study) => {
    const text = [spelling.degree(study), study.institution, spelling.grade(study)].filter(Boolean).join(", ");
    return paragraph(`${studyYears(drafted, study)}: ${text}`);
  });
  const body = [
    table([
      [
        paragraph(cv.name, { bold: true, size: 18 }) +
          paragraph(lot.of(isId ? ["Pencari kerja", "Siap ditempatkan"] : ["Job seeker"])),
        paragraph(spelling.phone) + paragraph(cv.email) + paragraph(cv.city),
      ],
    ]),
    underlined(spelling.heading("summary")) + paragraph(getSummary(drafted)),
    works(spelling.heading("work"), cv.jobs) + works(spelling.heading("internship"), cv.internships),
    underlined(spelling.heading("education")) + studies.join(""),
    cv.organisations.length === 0
      ? ""
      : underlined(spelling.heading("organisation")) +
        cv.organisations
          .map(({ name, roleText, start, end }) => paragraph(`${spelling.years(start, end)}: ${name} (${roleText})`))
          .join(""),
    ...noiseOf(drafted).map(({ heading, lines }) => underlined(heading) + broken(lines)),
  ];
  return { kind: "docx", bytes: docx(body.join("")), shown: { ...parts, birth: false } };
}

export const lineLayouts: Layout[] = [
  { name: "label column", make: labelColumn },
  { name: "broken lines, Word", make: brokenLines },
];
