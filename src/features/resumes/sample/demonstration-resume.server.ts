import sharp from "sharp";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { NewFile } from "../../documents/read-file.server.ts";
import { type KeptList, otherCode } from "../../reference-data/lists.ts";
import { idOfCode, listEntries } from "../../reference-data/master-data.server.ts";
import { educationFields, internshipFields, organisationFields } from "../entry-fields.ts";
import { mapFields } from "../field-kinds.ts";
import { resumeCv, resumePhoto } from "../files.ts";
import { findResume } from "../resume.queries.server.ts";
import { emptyOfKind, emptyResume, type Resume } from "../resume.ts";
import { createResume } from "../save-profile.server.ts";

/** Points of an A4 page and of its lines. */
const page = { width: 595, height: 842, margin: 64, lead: 22 } as const;

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (sign) => `\\${sign}`);
}

function pageContent([title = "", ...lines]: readonly string[]): string {
  const top = page.height - page.margin;
  const body = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
  return `BT /F2 20 Tf ${page.margin} ${top} Td (${escaped(title)}) Tj ET
BT /F1 11 Tf ${page.lead} TL ${page.margin} ${top - 2 * page.lead} Td
${body}
ET`;
}

/**
 * A PDF of one page with lines of text, the first one as title; ASCII only (ISO 32000-1, 7.5).
 * Written by hand, because a library for one sample page would be a dependency for nothing else.
 */
export function smallPdf(lines: readonly string[]): Uint8Array {
  const content = pageContent(lines);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R
/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`);
}

/** Pixels a side. */
const side = 480;

type Colour = readonly [number, number, number];

const ground: Colour = [18, 59, 109];
const thread: Colour = [242, 179, 61];
const cloth: Colour = [13, 44, 83];
const cream: Colour = [244, 241, 234];

/** A woven ground with a head and shoulders of circles on it: someone, and nobody. */
function colourAt(x: number, y: number): Colour {
  const middle = side / 2;
  const isHead = Math.hypot(x - middle, y - side * 0.38) < side * 0.17;
  const isBody = Math.hypot(x - middle, (y - side * 1.02) * 0.95) < side * 0.36;
  if (isHead || isBody) return cream;
  const step = side / 12;
  const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
  const diamond = Math.abs((x % step) - step / 2) + Math.abs((y % step) - step / 2) < step * 0.3;
  if (diamond && (column + row) % 2 === 0) return thread;
  return (column + row) % 2 === 0 ? cloth : ground;
}

/** The demonstration applicant's picture, drawn here so that it is no real person's. */
export async function drawAvatar(): Promise<Uint8Array> {
  const pixels = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) pixels.set(colourAt(x, y), (y * side + x) * 3);
  }
  const jpeg = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Uint8Array(jpeg);
}

/** Whom the resume belongs to. */
interface Person {
  applicantId: number;
  name: string;
  email: string;
}

async function idOfText(db: Db, list: KeptList, text: string): Promise<number | null> {
  return (await listEntries(db, list, "id")).find((entry) => entry.text.startsWith(text))?.id ?? null;
}

async function studies(db: Db): Promise<Resume["educations"]> {
  return [
    {
      ...mapFields(educationFields, "name", emptyOfKind),
      id: 1,
      degreeId: await idOfCode(db, "degree", "s1"),
      institutionId: await idOfCode(db, "institution", otherCode),
      institutionOther: "Universitas Lereng Merapi",
      majorId: await idOfText(db, "major", "Agronomi"),
      isStudying: false,
      startYear: 2021,
      endYear: 2025,
      grade: 3.62,
      gradeScale: 4,
    },
  ];
}

async function practice(db: Db): Promise<Pick<Resume, "internships" | "organisations" | "experiences">> {
  const internship = {
    ...mapFields(internshipFields, "name", emptyOfKind),
    id: 1,
    institution: "Balai Benih Sembada",
    functionId: await idOfText(db, "function", "Produksi"),
    industryId: await idOfText(db, "industry", "Agribisnis"),
    startMonth: "2024-07",
    endMonth: "2024-12",
  };
  const organisation = {
    ...mapFields(organisationFields, "name", emptyOfKind),
    id: 1,
    name: "Himpunan Mahasiswa Agronomi",
    positionId: await idOfCode(db, "organisationPosition", "division-head"),
    scopeId: await idOfCode(db, "organisationScope", "study-programme"),
  };
  return { internships: [internship], organisations: [organisation], experiences: [] };
}

async function demonstrationResume(db: Db, { name, email }: Person): Promise<Resume> {
  return {
    ...emptyResume,
    name,
    email,
    birthDate: "2003-05-14",
    domicileId: await idOfText(db, "domicile", "Kabupaten Sleman"),
    gender: 2,
    phone: "+62 81234567890",
    experienceYears: 0,
    experienceMonths: 6,
    expectedSalary: 6_500_000,
    category: 1,
    seekingStatusId: await idOfCode(db, "seekingJobStatus", "aktif"),
    emailPeriodId: await idOfCode(db, "emailSuggestionPeriod", "weekly"),
    educations: await studies(db),
    ...(await practice(db)),
  };
}

async function files(name: string): Promise<NewFile[]> {
  const lines = [
    name,
    "Sarjana Agronomi, Universitas Lereng Merapi, 2021-2025, IPK 3,62 dari 4,00",
    "Magang: Balai Benih Sembada, Juli-Desember 2024",
    "Organisasi: Himpunan Mahasiswa Agronomi, kepala divisi",
    "",
    "Orang ini dan CV ini hanya contoh. / This person and this CV are a sample.",
  ];
  return [
    { role: resumePhoto.role, kind: "jpg", originalName: "foto.jpg", content: await drawAvatar(), pages: null },
    { role: resumeCv.role, kind: "pdf", originalName: `CV ${name}.pdf`, content: smallPdf(lines), pages: 1 },
  ];
}

/** Gives the demonstration applicant a complete resume, unless there is one; after the master data. */
export async function seedDemonstrationResume(platform: Platform, person: Person): Promise<void> {
  const { database } = platform;
  if ((await findResume(database.db, person.applicantId)).version > 0) return;
  const resume = await demonstrationResume(database.db, person);
  const value = { resume, consents: { dataTruth: true, dataUse: true }, files: await files(person.name) };
  await database.transact((tx) => createResume(platform, tx, person.applicantId, value));
}
