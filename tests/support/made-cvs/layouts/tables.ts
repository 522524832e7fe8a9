import { docx, paragraph, table } from "../docx.ts";
import type { TrueJob } from "../invent-cv.ts";
import { type Column, Sheet } from "../sheet.ts";
import { allStudies, type Drafted, getSummary, type LaidOut, type Layout, noiseOf, studyYears } from "./layout.ts";

type Labels = [string, string][];

function personLabels({ cv, spelling, lot }: Drafted): Labels {
  const isId = cv.language === "id";
  return [
    [isId ? lot.of(["Nama", "Nama Lengkap"]) : lot.of(["Name", "Full Name"]), cv.name],
    [
      isId
        ? lot.of(["Tempat, Tanggal Lahir", "Tempat/Tgl. Lahir", "TTL"])
        : lot.of(["Place, Date of Birth", "Date of Birth"]),
      spelling.birth(cv, cv.educations[0]?.city ?? "Medan"),
    ],
    [isId ? "Jenis Kelamin" : lot.of(["Gender", "Sex"]), spelling.gender(cv)],
    [isId ? lot.of(["Alamat", "Domisili", "Alamat Domisili"]) : "Address", `${cv.street}, ${cv.city}, ${cv.province}`],
    [
      isId
        ? lot.of(["No. HP", "No. Telepon", "Telepon", "Telp/HP"])
        : lot.of(["Phone", "Mobile Phone", "Phone Number"]),
      spelling.phone,
    ],
    [isId ? "E-mail" : "Email", cv.email],
    [isId ? "Agama" : "Nationality", isId ? lot.of(["Islam", "Kristen", "Hindu", "Katolik"]) : "Indonesian"],
    [isId ? "Status" : "Marital Status", isId ? "Belum Menikah" : "Single"],
  ];
}

function heading(column: Column, text: string): void {
  column.space(10);
  column.keep(60);
  column.text(text, { bold: true, size: 12, after: 3 });
}

/** Tables with heads: year, company, position; school, major, year, grade. */
async function ruledTables(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const sheet = await Sheet.begin(lot);
  const column = sheet.column(50, 500);
  column.text(isId ? "DAFTAR RIWAYAT HIDUP" : "CURRICULUM VITAE", { size: 16, bold: true, align: "centre", after: 6 });
  heading(column, `${lot.of(["A. ", "I. ", "1. ", ""])}${spelling.heading("person")}`);
  for (const [label, value] of personLabels(drafted)) column.cells([label, `: ${value}`], [150, 350]);
  heading(column, `${lot.of(["B. ", "II. ", ""])}${spelling.heading("education")}`);
  const widths = [90, 190, 140, 80];
  column.cells(isId ? ["Tahun", "Nama Sekolah", "Jurusan", "IPK"] : ["Year", "Institution", "Major", "GPA"], widths, {
    bold: true,
  });
  for (const study of allStudies(cv)) {
    const degree = study.degree.startsWith("s") && study.degree.startsWith("sm") ? study.major : spelling.degree(study);
    column.cells([studyYears(drafted, study), study.institution, degree || "-", study.gpa?.toFixed(2) ?? "-"], widths);
  }
  const works = (title: string, jobs: readonly TrueJob[]) => {
    if (jobs.length === 0) return;
    heading(column, title);
    const isNumbered = lot.happens(0.5);
    const heads = isId ? ["Periode", "Nama Perusahaan", "Jabatan"] : ["Period", "Company", "Position"];
    const own = isNumbered ? [28, 150, 180, 140] : [150, 190, 150];
    column.cells(isNumbered ? ["No", ...heads] : heads, own, { bold: true });
    for (const [at, job] of jobs.entries()) {
      const cells = [spelling.range(job.start, job.end), job.company, job.position];
      column.cells(isNumbered ? [`${at + 1}`, ...cells] : cells, own);
    }
  };
  works(spelling.heading("work"), cv.jobs);
  works(spelling.heading("internship"), cv.internships);
  if (cv.organisations.length > 0) {
    heading(column, spelling.heading("organisation"));
    column.cells(isId ? ["Tahun", "Organisasi", "Jabatan"] : ["Year", "Organization", "Position"], [100, 250, 150], {
      bold: true,
    });
    for (const { name, roleText, start, end } of cv.organisations)
      column.cells([spelling.years(start, end), name, roleText], [100, 250, 150]);
  }
  for (const { heading: title, lines } of noiseOf(drafted)) {
    heading(column, title);
    for (const line of lines) column.bullet(line, "-");
  }
  for (const job of [...cv.jobs, ...cv.internships]) job.duties.splice(0);
  return { kind: "pdf", bytes: await sheet.bytes(), shown: { birth: true, gender: true, city: true } };
}

/** Dates in a narrow column at the left, what happened at the right. */
async function timeline(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const sheet = await Sheet.begin(lot);
  const column = sheet.column(46, 505);
  const widths = [125, 380];
  column.text(cv.name, { size: 20, bold: true });
  column.text(`${spelling.phone}  ·  ${cv.email}`);
  column.text(`${cv.street}, ${cv.city}`, { after: 4 });
  const works = (title: string, jobs: readonly TrueJob[]) => {
    if (jobs.length === 0) return;
    heading(column, title);
    for (const job of jobs) {
      column.cells([spelling.range(job.start, job.end), job.position], widths);
      column.cells([" ", job.company], widths);
      for (const duty of job.duties) column.cells([" ", `• ${duty}`], widths, { after: 0 });
      column.space(4);
    }
  };
  works(spelling.heading("work"), cv.jobs);
  works(spelling.heading("internship"), cv.internships);
  heading(column, spelling.heading("education"));
  for (const study of allStudies(cv)) {
    column.cells([studyYears(drafted, study), study.institution], widths);
    const below = [spelling.degree(study), spelling.grade(study)].filter(Boolean).join(" - ");
    if (below !== "") column.cells([" ", below], widths, { after: 4 });
  }
  if (cv.organisations.length > 0) {
    heading(column, spelling.heading("organisation"));
    for (const { name, roleText, start, end } of cv.organisations)
      column.cells([spelling.years(start, end), `${roleText} - ${name}`], widths);
  }
  for (const { heading: title, lines } of noiseOf(drafted)) {
    heading(column, title);
    column.text(lines.join("; "));
  }
  return { kind: "pdf", bytes: await sheet.bytes(), shown: { birth: false, gender: false, city: true } };
}

/** "Daftar riwayat hidup" in Word: labels with colons throughout. */
async function biodata(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const split = lot.happens(0.5);
  const head = (text: string) =>
    paragraph(text, { bold: true, size: 12, ...(lot.happens(0.5) ? { style: "Heading1" } : {}) });
  const labelled = (rows: Labels) =>
    rows.map(([label, value]) => paragraph(`${label}\t: ${value}`, { split })).join("");
  const works = (title: string, jobs: readonly TrueJob[]) =>
    jobs.length === 0
      ? ""
      : head(title) +
        jobs
          .map((job) =>
            labelled([
              [isId ? "Nama Perusahaan" : "Company", job.company],
              [isId ? "Jabatan" : "Position", job.position],
              [isId ? "Periode" : "Period", spelling.range(job.start, job.end)],
              [isId ? "Tugas" : "Responsibilities", job.duties[0] ?? "-"],
            ]),
          )
          .join(paragraph(""));
  const studies = allStudies(cv)
    .map((study) => {
      const grade: Labels =
        study.gpa === null ? [] : [[isId ? "IPK" : "GPA", spelling.grade(study).replace(/^[A-Za-z]+:? /, "")]];
      const degree = spelling.degree(study);
      return labelled([
        [isId ? "Perguruan Tinggi" : "Institution", study.institution],
        ...(degree === "" ? [] : [[isId ? "Program Studi" : "Major", degree] satisfies [string, string]]),
        [isId ? "Tahun" : "Year", studyYears(drafted, study)],
        ...grade,
      ]);
    })
    .join("");
  const organisations = cv.organisations
    .map(({ name, roleText, start, end }) =>
      paragraph(`${roleText} ${name} (${spelling.years(start, end)})`, { list: true }),
    )
    .join("");
  const body = [
    paragraph(isId ? "DAFTAR RIWAYAT HIDUP" : "CURRICULUM VITAE", { bold: true, size: 16 }),
    head(spelling.heading("person")) + labelled(personLabels(drafted)),
    head(spelling.heading("education")) + studies,
    works(spelling.heading("work"), cv.jobs) + works(spelling.heading("internship"), cv.internships),
    organisations === "" ? "" : head(spelling.heading("organisation")) + organisations,
    ...noiseOf(drafted).map(
      ({ heading: title, lines }) => head(title) + lines.map((line) => paragraph(line, { list: true })).join(""),
    ),
    paragraph(
      isId ? "Demikian daftar riwayat hidup ini saya buat dengan sebenarnya." : "I declare that the above is true.",
    ),
    paragraph(cv.name),
  ];
  for (const job of [...cv.jobs, ...cv.internships]) job.duties.splice(1);
  return { kind: "docx", bytes: docx(body.join("")), shown: { birth: true, gender: true, city: true } };
}

/** Plain Word for applicants' systems: tabs, entries of lists, nothing beside each other. */
async function plainWord(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const split = lot.happens(0.5);
  const isPositionFirst = lot.happens(0.6);
  const head = (text: string) => paragraph(text.toUpperCase(), { bold: true, size: 12 });
  const works = (title: string, jobs: readonly TrueJob[]) =>
    jobs.length === 0
      ? ""
      : head(title) +
        jobs
          .map((job) => {
            const [one, other] = isPositionFirst ? [job.position, job.company] : [job.company, job.position];
            const top = paragraph(`${one}\t${spelling.range(job.start, job.end)}`, { bold: true, split });
            return top + paragraph(other) + job.duties.map((duty) => paragraph(duty, { list: true })).join("");
          })
          .join("");
  const studies = allStudies(cv).map((study) => {
    const below = [spelling.degree(study), spelling.grade(study)].filter(Boolean).join(" | ");
    return (
      paragraph(`${study.institution}\t${studyYears(drafted, study)}`, { bold: true, split }) +
      (below === "" ? "" : paragraph(below))
    );
  });
  const body = [
    paragraph(cv.name, { bold: true, size: 20 }),
    paragraph([spelling.phone, cv.email, `${cv.city}, ${cv.province}`].join(" | "), { split }),
    head(spelling.heading("summary")) + paragraph(getSummary(drafted)),
    works(spelling.heading("work"), cv.jobs) + works(spelling.heading("internship"), cv.internships),
    head(spelling.heading("education")) + studies.join(""),
    cv.organisations.length === 0
      ? ""
      : head(spelling.heading("organisation")) +
        cv.organisations
          .map(
            ({ name, roleText, start, end }) =>
              paragraph(`${name}\t${spelling.years(start, end)}`, { bold: true }) + paragraph(roleText),
          )
          .join(""),
    ...noiseOf(drafted).map(({ heading: title, lines }) => head(title) + paragraph(lines.join(", "))),
  ];
  return { kind: "docx", bytes: docx(body.join("")), shown: { birth: false, gender: false, city: true } };
}

/** Two columns in Word, which are the cells of one table without lines. */
async function wordColumns(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const head = (text: string) => paragraph(text, { bold: true, size: 13 });
  const left = [
    head(spelling.heading("contact")) +
      paragraph(spelling.phone) +
      paragraph(cv.email) +
      paragraph(`${cv.city}, ${cv.province}`),
    ...(lot.happens(0.5)
      ? [paragraph(`${isId ? "Lahir" : "Born"}: ${spelling.birth(cv, cv.educations[0]?.city ?? "Medan")}`)]
      : [paragraph(`${isId ? "Tanggal Lahir" : "Date of Birth"}: ${spelling.birth(cv, "Solo")}`)]),
    ...noiseOf(drafted).map(
      ({ heading: title, lines }) => head(title) + lines.map((line) => paragraph(line, { list: true })).join(""),
    ),
  ];
  const works = (title: string, jobs: readonly TrueJob[]) =>
    jobs.length === 0
      ? ""
      : head(title) +
        jobs
          .map(
            (job) =>
              paragraph(`${job.position} | ${job.company}`, { bold: true }) +
              paragraph(`${spelling.range(job.start, job.end)} | ${job.city}`) +
              job.duties.map((duty) => paragraph(duty, { list: true })).join(""),
          )
          .join("");
  const right = [
    works(spelling.heading("work"), cv.jobs) + works(spelling.heading("internship"), cv.internships),
    head(spelling.heading("education")) +
      allStudies(cv)
        .map(
          (study) =>
            paragraph(study.institution, { bold: true }) +
            paragraph(
              [spelling.degree(study), studyYears(drafted, study), spelling.grade(study)].filter(Boolean).join(" | "),
            ),
        )
        .join(""),
    cv.organisations.length === 0
      ? ""
      : head(spelling.heading("organisation")) +
        cv.organisations
          .map(({ name, roleText, start, end }) => paragraph(`${roleText} | ${name} | ${spelling.years(start, end)}`))
          .join(""),
  ];
  const body = paragraph(cv.name.toUpperCase(), { bold: true, size: 24 }) + table([[left.join(""), right.join("")]]);
  return { kind: "docx", bytes: docx(body), shown: { birth: true, gender: false, city: true } };
}

export const tableLayouts: Layout[] = [
  { name: "tables", make: ruledTables },
  { name: "timeline", make: timeline },
  { name: "biodata, Word", make: biodata },
  { name: "plain, Word", make: plainWord },
  { name: "columns, Word", make: wordColumns },
];
