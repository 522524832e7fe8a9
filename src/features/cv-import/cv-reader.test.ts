// Shows: suggestions 3
import { readFileSync } from "node:fs";
import { strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { docx, paragraph, table, textBox } from "../../../tests/support/made-cvs/docx.ts";
import { listWords } from "../../../tests/support/made-cvs/list-words.ts";
import { keptApartLayouts, knownLayouts, makeCv } from "../../../tests/support/made-cvs/made-cvs.ts";
import { type Group, getSlips, isRight, type Slip } from "../../../tests/support/made-cvs/scored.ts";
import { smallPdf } from "../resumes/sample/demonstration-resume.server.ts";
import type { CvWords } from "./cv-facts.ts";
import { readDocument } from "./cv-reader.server.ts";
import { readCvFile } from "./read-cv.server.ts";

let words: CvWords;
beforeAll(() => {
  words = listWords();
});

const thisYear = 2026;

/** Expected and found values of one CV of each layout and language. */
async function slips(): Promise<Slip[]> {
  const found: Slip[] = [];
  for (const [at, layout] of knownLayouts.entries()) {
    for (const language of ["id", "en"] as const) {
      const made = await makeCv(layout, language, 90_000 + at);
      const read = await readDocument(made.bytes, words, thisYear);
      if (read.status === "read") found.push(...getSlips(made, read.facts));
    }
  }
  return found;
}

test("generated CVs of every known layout are read with the precision that the contract promises", async () => {
  const all = await slips();
  const groups: Group[] = ["name", "phone", "person", "education", "work", "internship", "organisation"];
  for (const group of groups) {
    const own = all.filter((slip) => slip.group === group);
    const right = own.filter(isRight).length;
    const least = group === "name" || group === "phone" ? [0.98, 0.98] : [0.95, 0.85];
    const precision = right / own.filter(({ got }) => got !== null).length;
    const recall = right / own.filter(({ expected }) => expected !== null).length;
    expect([group, precision >= (least[0] ?? 1), recall >= (least[1] ?? 1)], `${group} ${precision} ${recall}`).toEqual(
      [group, true, true],
    );
  }
});

test("the same seed makes the same CV, and the layouts of the test set are not those of the known set", async () => {
  const [layout] = knownLayouts;
  if (layout === undefined) throw new Error("There is no layout.");
  expect((await makeCv(layout, "id", 7)).truth).toEqual((await makeCv(layout, "id", 7)).truth);
  expect(knownLayouts.length + keptApartLayouts.length).toBeGreaterThanOrEqual(12);
  expect(keptApartLayouts.filter((each) => knownLayouts.includes(each))).toEqual([]);
});

describe("LinkedIn's data export", () => {
  const parts = {
    "Profile.csv":
      'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location\nDewi,Lestari,,,,Analis,,,,"Sleman, DI Yogyakarta"',
    "Positions.csv":
      'Company Name,Title,Description,Location,Started On,Finished On\nPT Maju,Data Analyst,"Menyusun laporan\nLain",Jakarta,Mar 2020,\nBank Desa,Finance Intern,,,Jun 2018,Aug 2018',
    "Education.csv":
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversitas Gadjah Mada,2014,2018,,"Bachelor\'s degree, Akuntansi",',
    "Email Addresses.csv":
      "Email Address,Confirmed,Primary,Updated On\nlama@contoh.id,Yes,No,\ndewi@contoh.id,Yes,Yes,",
    "PhoneNumbers.csv": "Extension,Number,Type\n,0812 3456 7890,Mobile",
  };
  test("is read by its columns, internships apart from work", async () => {
    const zip = zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, text]) => [`Basic/${name}`, strToU8(text)])),
    );
    const read = await readDocument(zip, words, thisYear);
    expect(read).toMatchObject({
      status: "read",
      facts: {
        ...{ name: { value: "Dewi Lestari" }, email: { value: "dewi@contoh.id" }, phone: { value: "+62 81234567890" } },
        domicile: { value: "Sleman" },
        jobs: [
          {
            company: { value: "PT Maju" },
            isCurrent: true,
            start: { value: { year: 2020, month: 3 } },
            duty: { value: "Menyusun laporan" },
          },
        ],
        internships: [{ company: { value: "Bank Desa" }, end: { value: { year: 2018, month: 8 } } }],
        educations: [
          { institution: { value: "Universitas Gadjah Mada" }, degree: { value: "s1" }, major: { value: "Akuntansi" } },
        ],
      },
    });
  });
});

test("LinkedIn's data export is read as spreadsheets save it again, too", async () => {
  const profile = 'sep=;\r\nFirst Name;Last Name;Geo Location\r\nDewi;Lestari;"Sleman, DI Yogyakarta"\r\n';
  const positions = "Company Name;Title;Started On;Finished On\nPT Maju;Data Analyst;Mar 2020\n";
  const zip = zipSync({ "Profile.csv": strToU8(`\ufeff${profile}`), "Positions.csv": strToU8(positions) });
  expect(await readDocument(zip, words, thisYear)).toMatchObject({
    facts: {
      name: { value: "Dewi Lestari" },
      domicile: { value: "Sleman" },
      jobs: [{ company: { value: "PT Maju" } }],
    },
  });
});

test("JSON Resume is read by its fields; other JSON is no CV", async () => {
  const json = {
    basics: { name: "Dewi Lestari", phone: "0812-3456-7890", location: { city: "Sleman" } },
    work: [
      { name: "PT Maju", position: "Analyst", startDate: "2020-03" },
      { name: "Bank Desa", position: "Intern", startDate: "2018-06", endDate: "2018-08" },
    ],
    education: [
      {
        institution: "Universitas Gadjah Mada",
        studyType: "Bachelor",
        area: "Akuntansi",
        score: "3.7",
        endDate: "2019",
      },
    ],
    volunteer: [{ organization: "Rumah Baca", position: "Ketua" }],
  };
  const read = await readDocument(strToU8(JSON.stringify(json)), words, thisYear);
  expect(read).toMatchObject({
    status: "read",
    facts: {
      ...{ name: { value: "Dewi Lestari" }, phone: { value: "+62 81234567890" }, domicile: { value: "Sleman" } },
      jobs: [{ company: { value: "PT Maju" }, start: { value: { year: 2020, month: 3 } }, isCurrent: true }],
      internships: [{ company: { value: "Bank Desa" }, isCurrent: false }],
      educations: [{ degree: { value: "s1" }, grade: { value: { grade: 3.7, gradeScale: 4 } }, isStudying: false }],
      organisations: [{ position: { value: "chair" } }],
    },
  });
  expect(await readDocument(strToU8('{"a": 1}'), words, thisYear)).toEqual({ status: "other" });
  expect(await readDocument(strToU8("{broken"), words, thisYear)).toEqual({ status: "unreadable" });
});

test("a Word document's table with a part of the CV in one cell is read cell by cell", async () => {
  const file = new URL("../../../tests/fixtures/files/table-layout.docx", import.meta.url);
  expect(await readDocument(new Uint8Array(readFileSync(file)), words, thisYear)).toMatchObject({
    status: "read",
    facts: {
      name: { value: "Dewi Lestari" },
      educations: [{ institution: { value: "Universitas Indonesia" }, end: { value: { year: 2022 } } }],
      jobs: [{ company: { value: "PT Contoh Makmur" } }],
    },
  });
});

describe("a Word document as people write it", () => {
  const top = `${paragraph("Dewi Lestari")}${paragraph("dewi@contoh.id | 0812-3456-7890")}`;
  const read = async (body: string) => {
    const { status, ...more } = await readDocument(docx(top + body), words, thisYear);
    return { status, ...more };
  };
  const job = { company: { value: "PT Contoh Makmur" }, position: { value: "Staf Produksi" } };

  test("has a box beside its text, whose headings are not those of the text", async () => {
    const box = textBox(
      paragraph("PENDIDIKAN") + paragraph("Universitas Indonesia") + paragraph("S1 Akuntansi, 2015 - 2019"),
    );
    const work =
      paragraph("PENGALAMAN KERJA") +
      box +
      paragraph("PT Contoh Makmur") +
      paragraph("Staf Produksi") +
      paragraph("2020 - 2022");
    expect(await read(work)).toMatchObject({
      facts: { jobs: [job], educations: [{ institution: { value: "Universitas Indonesia" } }] },
    });
  });

  test("has a hyphen between years that does not break", async () => {
    const years = paragraph("2020@2022").replace("@", '</w:t><w:noBreakHyphen/><w:t xml:space="preserve">');
    const work = paragraph("PENGALAMAN KERJA") + paragraph("PT Contoh Makmur") + paragraph("Staf Produksi") + years;
    expect(await read(work)).toMatchObject({ facts: { jobs: [{ ...job, end: { value: { year: 2022 } } }] } });
  });

  test("has form controls, one of which still shows its placeholder", async () => {
    const control = (text: string, look: string) =>
      `<w:sdt><w:sdtPr>${look}</w:sdtPr><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`;
    const work =
      paragraph("PENGALAMAN KERJA") +
      control("PT Contoh Makmur", "") +
      control("Staf Produksi", "") +
      control("Klik untuk mengisi jabatan", "<w:showingPlcHdr/>") +
      paragraph("2020 - 2022");
    expect(await read(work)).toMatchObject({ facts: { jobs: [job] } });
    expect(JSON.stringify(await read(work))).not.toContain("Klik");
  });
});

describe("parts of a Word document that are not understood are reported as unread", () => {
  const whole = `${paragraph("Dewi Lestari")}${paragraph("dewi@contoh.id | 0812-3456-7890")}`;
  const work = `${paragraph("PENGALAMAN KERJA")}${paragraph("PT Contoh Makmur")}${paragraph("Staf Produksi")}${paragraph("Januari 2023 – sekarang")}`;
  const getUnread = async (file: Uint8Array<ArrayBuffer>) => {
    const read = await readDocument(file, words, thisYear);
    return read.status === "read" ? read.facts.unread : [read.status];
  };
  const parts = {
    "word/footer1.xml": `<w:ftr>${paragraph("Bersedia ditempatkan di mana saja")}${paragraph("Halaman 1 dari 2")}</w:ftr>`,
    "word/footnotes.xml": `<w:footnotes>${paragraph("IPK 3,90 dari 4,00")}</w:footnotes>`,
    "word/diagrams/data1.xml": "<dgm:pt><a:p><a:t>S1 Teknik Industri 2018 - 2022</a:t></a:p></dgm:pt>",
    "word/charts/chart1.xml": "<c:chart><a:p><a:r><a:t>Bahasa Inggris</a:t></a:r></a:p></c:chart>",
  };

  test.each(Object.entries(parts))("%s", async (name, xml) => {
    const [line = ""] = [...xml.matchAll(/<[wa]:t[^>]*>([^<]*)/g)].map(([, text = ""]) => text);
    const file = zipSync({ ...unzipSync(docx(whole + work)), [name]: strToU8(xml) });
    expect(await getUnread(new Uint8Array(file))).toEqual([line]);
  });

  test("words of a drawing in the text", async () => {
    const drawing = "<w:p><w:r><w:drawing><a:p><a:r><a:t>Sertifikat K3 Umum</a:t></a:r></a:p></w:drawing></w:r></w:p>";
    expect(await getUnread(docx(whole + drawing + work))).toEqual(["Sertifikat K3 Umum"]);
  });

  test("a part whose heading stands in a table's row beside something else", async () => {
    const rows = [
      [paragraph("Dewi Lestari"), paragraph("PENDIDIKAN")],
      ["", paragraph("S1 Teknik Industri, Universitas Indonesia") + paragraph("2018 - 2022")],
    ];
    expect(await getUnread(docx(table(rows) + work))).toEqual([
      "S1 Teknik Industri, Universitas Indonesia",
      "2018 - 2022",
    ]);
  });

  test("nothing, where all of it is understood", async () => {
    expect(await getUnread(docx(whole + work))).toEqual([]);
  });
});

describe("the process that reads", () => {
  test("returns the contents of a document, and is stopped", async () => {
    const pdf = new Uint8Array(
      smallPdf([
        "Dewi Lestari",
        "0812-3456-7890",
        "dewi.lestari@contoh.id",
        "Pendidikan",
        "Universitas Gadjah Mada 2014 - 2018",
      ]),
    );
    const read = await readCvFile(pdf, { words, thisYear });
    expect(read).toMatchObject({
      status: "read",
      facts: { name: { value: "Dewi Lestari" }, phone: { value: "+62 81234567890" } },
    });
  });

  test("reports a file that is no document, or a document without words", async () => {
    expect(await readCvFile(new Uint8Array([1, 2, 3]), { words, thisYear })).toEqual({ status: "other" });
    expect(await readCvFile(new Uint8Array(smallPdf([" "])), { words, thisYear })).toEqual({ status: "no-text" });
  });
});
