import { docx, paragraph, table } from "../docx.ts";
import type { TrueJob } from "../invent-cv.ts";
import { Sheet } from "../sheet.ts";
import { allStudies, type Drafted, getSummary, type LaidOut, type Layout, noiseOf, studyYears } from "./layout.ts";

const numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/** "Daftar riwayat hidup" as offices ask for it: Roman headings, numbered entries, a place and a signature. */
async function numbered(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const isId = cv.language === "id";
  const sheet = await Sheet.begin(lot);
  const column = sheet.column(60, 480);
  const mark = lot.of([". ", ") "]);
  let parts = 0;
  const head = (title: string) => {
    column.space(10);
    column.keep(60);
    column.text(`${numerals[parts]}${mark}${title.toUpperCase()}`, { bold: true });
    parts += 1;
  };
  const labelled = (rows: readonly (readonly [string, string])[], indent = 0) => {
    const inner = sheet.column(column.x + indent, column.width - indent, column.y);
    inner.page = column.page;
    for (const [label, value] of rows) inner.cells([label, `: ${value}`], [130, inner.width - 130]);
    [column.y, column.page] = [inner.y, inner.page];
  };
  column.text(isId ? "DAFTAR RIWAYAT HIDUP" : "CURRICULUM VITAE", { size: 15, bold: true, align: "centre", after: 8 });
  head(spelling.heading("person"));
  labelled([
    [isId ? "Nama Lengkap" : "Full Name", cv.name],
    [isId ? "Tempat, Tanggal Lahir" : "Place, Date of Birth", spelling.birth(cv, cv.educations[0]?.city ?? "Solo")],
    [isId ? "Jenis Kelamin" : "Gender", spelling.gender(cv)],
    [isId ? "Agama" : "Religion", isId ? "Islam" : "Christian"],
    [isId ? "Status" : "Marital Status", isId ? "Belum Menikah" : "Single"],
    [isId ? "Alamat" : "Address", `${cv.street}, ${cv.city}`],
    [isId ? "No. HP" : "Phone", spelling.phone],
    ["Email", cv.email],
  ]);
  head(spelling.heading("education"));
  for (const [at, study] of allStudies(cv).entries()) {
    const text = [study.institution, spelling.degree(study), spelling.grade(study)].filter(Boolean).join(", ");
    column.text(`${at + 1}${mark}${text} (${studyYears(drafted, study)})`, { after: 2 });
  }
  const works = (title: string, jobs: readonly TrueJob[]) => {
    if (jobs.length === 0) return;
    head(title);
    for (const [at, job] of jobs.entries()) {
      column.text(`${at + 1}${mark}${job.company}`);
      labelled(
        [
          [isId ? "Jabatan" : "Position", job.position],
          [isId ? "Masa Kerja" : "Period", spelling.range(job.start, job.end)],
          [isId ? "Tugas" : "Duties", job.duties[0] ?? "-"],
        ],
        16,
      );
    }
  };
  works(spelling.heading("work"), cv.jobs);
  works(spelling.heading("internship"), cv.internships);
  if (cv.organisations.length > 0) {
    head(spelling.heading("organisation"));
    for (const [at, { name, roleText, start, end }] of cv.organisations.entries())
      column.text(`${at + 1}${mark}${roleText} ${name} ${isId ? "periode" : "for"} ${spelling.years(start, end)}`);
  }
  for (const { heading, lines } of noiseOf(drafted)) {
    head(heading);
    for (const [at, line] of lines.entries()) column.text(`${at + 1}${mark}${line}`);
  }
  column.text(
    isId ? "Demikian daftar riwayat hidup ini saya buat dengan sebenarnya." : "I declare that the above is true.",
    { after: 8 },
  );
  column.text(isId ? "Hormat saya," : "Yours sincerely,", { align: "right", after: 30 });
  column.text(cv.name, { align: "right" });
  for (const job of [...cv.jobs, ...cv.internships]) job.duties.splice(1);
  return { kind: "pdf", bytes: await sheet.bytes(), shown: { birth: true, gender: true, city: true } };
}

/** A student's Word: organisations with their role, years and what was done, each part ruled by a table of one cell. */
async function student(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling, lot } = drafted;
  const head = (title: string) => table([[paragraph(title.toUpperCase(), { bold: true, size: 12 })]]);
  const stroke = lot.of([" | ", " - ", " / "]);
  const works = (title: string, jobs: readonly TrueJob[]) =>
    jobs.length === 0
      ? ""
      : head(title) +
        jobs
          .map(
            (job) =>
              paragraph(`${job.company} (${job.city})\t${spelling.range(job.start, job.end)}`, { bold: true }) +
              paragraph(job.position) +
              job.duties.map((duty) => paragraph(duty, { list: true })).join(""),
          )
          .join("");
  const body = [
    paragraph(cv.name.toUpperCase(), { bold: true, size: 18 }),
    paragraph([`${cv.city}, ${cv.province}`, spelling.phone, cv.email].join(stroke)),
    paragraph(getSummary(drafted)),
    head(spelling.heading("education")) +
      allStudies(cv)
        .map(
          (study) =>
            paragraph(`${study.institution}\t${studyYears(drafted, study)}`, { bold: true }) +
            [spelling.degree(study), spelling.grade(study)]
              .filter(Boolean)
              .map((text) => paragraph(text))
              .join(""),
        )
        .join(""),
    cv.organisations.length === 0
      ? ""
      : head(spelling.heading("organisation")) +
        cv.organisations
          .map(
            ({ name, roleText, start, end }) =>
              paragraph(`${roleText}\t${spelling.years(start, end)}`, { bold: true }) +
              paragraph(name) +
              lot
                .some(organisationDuties[cv.language], 2)
                .map((duty) => paragraph(duty, { list: true }))
                .join(""),
          )
          .join(""),
    works(spelling.heading("internship"), cv.internships) + works(spelling.heading("work"), cv.jobs),
    ...noiseOf(drafted).map(({ heading, lines }) => head(heading) + paragraph(lines.join(", "))),
  ];
  return { kind: "docx", bytes: docx(body.join("")), shown: { birth: false, gender: false, city: true } };
}

const organisationDuties = {
  id: [
    "Mengoordinasi 25 anggota panitia seminar nasional",
    "Menggalang dana Rp 40 juta dari sponsor",
    "Menyusun notulensi rapat bulanan",
  ],
  en: [
    "Coordinated 25 committee members",
    "Raised 40 million rupiah from sponsors",
    "Took minutes of monthly meetings",
  ],
};

/** A form as ministries and state companies send it: Word's tables, from and until in columns of their own. */
async function officialForm(drafted: Drafted): Promise<LaidOut> {
  const { cv, spelling } = drafted;
  const isId = cv.language === "id";
  let letter = 0;
  const head = (title: string) => {
    letter += 1;
    return paragraph(`${"ABCDEFGHIJ"[letter - 1]}. ${title.toUpperCase()}`, { bold: true, size: 12 });
  };
  const grid = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
    table([
      heads.map((text) => paragraph(text, { bold: true })),
      ...rows.map((row) => row.map((text) => paragraph(text))),
    ]);
  const works = (title: string, jobs: readonly TrueJob[]) => {
    if (jobs.length === 0) return "";
    const heads = isId
      ? ["No", "Nama Perusahaan", "Jabatan", "Mulai", "Selesai", "Uraian Tugas"]
      : ["No", "Company", "Position", "From", "Until", "Duties"];
    const rows = jobs.map(({ company, position, start, end, duties }, at) => {
      const [from = "", until = ""] = [spelling.date(start), end === null ? spelling.now : spelling.date(end)];
      return [`${at + 1}.`, company, position, from, until, duties[0] ?? "-"];
    });
    return head(title) + grid(heads, rows);
  };
  const studies = allStudies(cv).map((study, at) => [
    `${at + 1}.`,
    { s1: "S1", s2: "S2", d3: "D3", d4: "D4", sma: "SMA", smk: "SMK" }[study.degree] ?? (at > 2 ? "SD" : "SMP"),
    study.institution,
    study.major === "" ? "-" : study.major,
    `${study.startYear}`,
    study.isStudying ? spelling.now : `${study.endYear}`,
    study.gpa?.toFixed(2) ?? "-",
  ]);
  const labelled: readonly (readonly string[])[] = [
    [isId ? "Nama Lengkap" : "Full Name", `: ${cv.name}`],
    [isId ? "Tempat/Tanggal Lahir" : "Date of Birth", `: ${spelling.birth(cv, cv.educations[0]?.city ?? "Solo")}`],
    [isId ? "Jenis Kelamin" : "Gender", `: ${spelling.gender(cv)}`],
    [isId ? "Alamat Lengkap" : "Home Address", `: ${cv.street}, ${cv.city}, ${cv.province}`],
    [isId ? "Nomor Telepon" : "Phone Number", `: ${spelling.phone}`],
    ["Email", `: ${cv.email}`],
  ];
  const body = [
    paragraph(isId ? "DAFTAR RIWAYAT HIDUP" : "CURRICULUM VITAE", { bold: true, size: 16 }),
    head(spelling.heading("person")) + table(labelled.map((row) => row.map((text) => paragraph(text)))),
    head(spelling.heading("education")) +
      grid(
        isId
          ? ["No", "Jenjang", "Nama Sekolah", "Jurusan", "Tahun Masuk", "Tahun Lulus", "IPK"]
          : ["No", "Level", "Institution", "Major", "From", "Until", "GPA"],
        studies,
      ),
    works(spelling.heading("work"), cv.jobs) + works(spelling.heading("internship"), cv.internships),
    cv.organisations.length === 0
      ? ""
      : head(spelling.heading("organisation")) +
        grid(
          isId ? ["No", "Nama Organisasi", "Jabatan", "Tahun"] : ["No", "Organization", "Position", "Year"],
          cv.organisations.map(({ name, roleText, start, end }, at) => [
            `${at + 1}.`,
            name,
            roleText,
            spelling.years(start, end),
          ]),
        ),
    paragraph(isId ? "Yang membuat pernyataan," : "Signed,"),
    paragraph(cv.name),
  ];
  for (const job of [...cv.jobs, ...cv.internships]) job.duties.splice(1);
  return { kind: "docx", bytes: docx(body.join("")), shown: { birth: true, gender: true, city: true } };
}

export const formalLayouts: Layout[] = [
  { name: "numbered", make: numbered },
  { name: "student, Word", make: student },
  { name: "official form, Word", make: officialForm },
];
