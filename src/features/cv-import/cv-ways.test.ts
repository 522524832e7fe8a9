// Shows: suggestions 3
import { describe, expect, test } from "vitest";
import { readPieces as facts, getLines, type PageRow, page } from "../../../tests/support/cv-pages.ts";

// Ways of writing that were seen in templates and pages which nobody here had made.

const person = ["Dewi Lestari", "dewi@contoh.id | 0812-3456-7890"] as const;
const getSection = (heading: string, ...rows: readonly PageRow[]) => getLines(facts(page(...person, heading, ...rows)));
const getWork = (...rows: readonly PageRow[]) => getSection("WORK EXPERIENCE", ...rows);
const getSchool = (...rows: readonly PageRow[]) => getSection("EDUCATION", ...rows);

describe("an entry as others write it", () => {
  test.each<[string, readonly PageRow[], readonly string[]]>([
    [
      "where and as what, in a sentence",
      ["Bekerja di PT Pan Busana sebagai Operator Jahit (Agustus 2019 s/d Maret 2021)"],
      ["job | PT Pan Busana | Operator Jahit | 2019.8 | 2021.3"],
    ],
    [
      "the word for a year before the years",
      [
        [
          [50, "1. Tahun 2017 - 2020"],
          [220, ": PT Astrido Motor sebagai Mekanik"],
        ],
      ],
      ["job | PT Astrido Motor | Mekanik | 2017 | 2020"],
    ],
    [
      "years before their months",
      ["Data Analyst @ Toko Satu", "2022 Jan. – 2022 Dec."],
      ["job | Toko Satu | Data Analyst | 2022.1 | 2022.12"],
    ],
    [
      "a dash of the width of a hyphen",
      [
        [
          [50, "Altair Engineering"],
          [420, "Bangalore, India"],
        ],
        [
          [50, "QA Engineer"],
          [420, "Jun. 2012 \u2010 Jan. 2014"],
        ],
      ],
      ["job | Altair Engineering | QA Engineer | 2012.6 | 2014.1"],
    ],
    [
      "a position with a comma, beside its company",
      [
        [
          [50, "Telcoin", "bold"],
          [420, "Aug 2020 – Present"],
        ],
        "Vice President, Banking Operations",
      ],
      ["job | Telcoin | Vice President, Banking Operations | 2020.8 | now"],
    ],
    [
      "a kind of employment that is an internship",
      [
        [
          [50, "Max Planck Institute"],
          [420, "Stuttgart, Germany"],
        ],
        [
          [50, "Researcher"],
          [380, "Jun 2022 – Aug 2022, Internship"],
        ],
      ],
      ["internship | Max Planck Institute | Researcher | 2022.6 | 2022.8"],
    ],
    [
      "who looked after it",
      [
        [
          [50, "Google, Sunnyvale, CA"],
          [420, "May 2023 – Aug 2023"],
        ],
        "Engineering Intern, Advised by Ann Lee",
      ],
      ["internship | Google | Engineering Intern | 2023.5 | 2023.8"],
    ],
  ])("%s", (_, rows, wanted) => expect(getWork(...rows)).toEqual(wanted));

  test.each<[string, readonly PageRow[], readonly string[]]>([
    [
      "a school, its branch and a year, in a sentence",
      ["Lulus SMK Negeri 1 Boyolali jurusan Tata Busana tahun 2019"],
      ["study | SMK Negeri 1 Boyolali | smk | Tata Busana | - | 2019"],
    ],
    [
      "a line about the thesis, which is no major",
      [
        "Universitas Andalas",
        [
          [50, "Sarjana Ilmu Hukum, IPK 3.79/4.00 (Cum Laude)"],
          [420, "2019 – 2023"],
        ],
        "Skripsi: Perlindungan konsumen",
      ],
      ["study | Universitas Andalas | s1 | Ilmu Hukum | 2019 | 2023"],
    ],
    [
      "kinds of schools, which are no school",
      [
        [
          [50, "2014"],
          [150, "SMA Negeri 3 Bandung"],
        ],
        [[150, "SMU/SMK/STM | Indonesia"]],
      ],
      ["study | SMA Negeri 3 Bandung | sma | - | - | 2014"],
    ],
  ])("%s", (_, rows, wanted) => expect(getSchool(...rows)).toEqual(wanted));

  test.each<[string, string, readonly PageRow[], readonly string[]]>([
    [
      "a name that could be a place, beside its dates",
      "VOLUNTEER EXPERIENCE",
      [
        [
          [50, "YMCA, Pomona, CA"],
          [420, "Summer 2013"],
        ],
        "Volunteer Swim Coach",
      ],
      ["member | YMCA | volunteer"],
    ],
    [
      "a year that belongs to a name",
      "PENGALAMAN ORGANISASI",
      [
        "Andalas Law Fair 2020",
        [
          [50, "Ketua Pelaksana"],
          [420, "Maret 2020 – Oktober 2020"],
        ],
      ],
      ["member | Andalas Law Fair 2020 | committee-chair"],
    ],
    [
      "memberships in politics",
      "KEGIATAN SOSIAL DAN POLITIK",
      [
        [
          [50, "2016 – 2018"],
          [150, "Koordinator"],
        ],
        [[150, "Komunitas Bandung Mengajar"]],
      ],
      ["member | Komunitas Bandung Mengajar | coordinator"],
    ],
    [
      "work and internships in one heading, by either word",
      "PENGALAMAN PROFESIONAL & MAGANG",
      [
        [
          [50, "Firma Hukum Rangkuti"],
          [420, "Padang, Indonesia"],
        ],
        [
          [50, "Paralegal"],
          [420, "September 2023 – Sekarang"],
        ],
      ],
      ["job | Firma Hukum Rangkuti | Paralegal | 2023.9 | now"],
    ],
    [
      "a heading whose letters stand apart, two of them together",
      "E D U C AT I O N",
      [
        [
          [50, "B.S. in Finance — State University"],
          [420, "2011 — 2015"],
        ],
      ],
      ["study | State University | s1 | Finance | 2011 | 2015"],
    ],
  ])("%s", (_, heading, rows, wanted) => expect(getSection(heading, ...rows)).toEqual(wanted));

  test("a word that was parted at its line's end", () => {
    const pieces = page(
      ...person,
      "EDUCATION",
      "2018 – 2020",
      "Constructor Univer-",
      "sity Bremen",
      "M.Sc. Computer Science",
    );
    expect(getLines(facts(pieces))).toEqual([
      "study | Constructor University Bremen | s2 | Computer Science | 2018 | 2020",
    ]);
  });
});

test("a cell that was merged over two rows of a table names both", () => {
  const cells: readonly (readonly [x: number, y: number, text: string])[] = [
    ...([
      [50, 100, "Perusahaan"],
      [150, 100, "Jabatan"],
      [300, 100, "Uraian Tugas"],
      [460, 100, "Periode"],
    ] as const),
    ...([
      [50, 122, "PT Mataram"],
      [50, 135, "Tekstil Jaya"],
    ] as const),
    ...([
      [150, 122, "Staf Akuntansi"],
      [300, 122, "Menyusun laporan"],
      [460, 122, "2015 – 2018"],
    ] as const),
    ...([
      [150, 144, "Kepala Seksi Pajak"],
      [300, 144, "Melaporkan SPT"],
      [460, 144, "2018 – 2021"],
    ] as const),
  ];
  const table = cells.map(([x, y, text]) => ({
    text,
    x,
    y: y + 20,
    width: text.length * 5,
    height: 11,
    font: "plain",
  }));
  expect(getLines(facts([...page(...person, "RIWAYAT PEKERJAAN"), ...table]))).toEqual([
    "job | PT Mataram Tekstil Jaya | Staf Akuntansi | 2015 | 2018",
    "job | PT Mataram Tekstil Jaya | Kepala Seksi Pajak | 2018 | 2021",
  ]);
});

test("headings and dates in the margin are no column of their own", () => {
  const margin = (y: number, text: string) => ({ text, x: 60, y, width: 90, height: 10, font: "bold" });
  const beside = (y: number, text: string, height = 10) => ({
    text,
    x: 200,
    y,
    width: text.length * 5,
    height,
    font: "plain",
  });
  const pieces = [
    ...[beside(40, "Dewi Lestari", 18), beside(60, "dewi@contoh.id")],
    ...[
      margin(100, "WORK EXPERIENCE"),
      margin(120, "2002 – Present"),
      beside(120, "Independent consultant"),
      beside(133, "British Council"),
    ],
    ...[margin(170, "2001 – 2002"), beside(170, "Internship", 14), beside(185, "European Commission")],
    ...[
      margin(230, "EDUCATION"),
      margin(250, "1997 – 2001"),
      beside(250, "Bachelor of Science in Sociology"),
      beside(263, "Brunel University"),
    ],
  ];
  expect(getLines(facts(pieces))).toEqual([
    "study | Brunel University | s1 | Sociology | 1997 | 2001",
    "job | British Council | Independent consultant | 2002 | now",
    "internship | European Commission | - | 2001 | 2002",
  ]);
});

test("headings that nobody knows are found by their look, although most of the page's headings are unknown", () => {
  const line = (y: number, text: string, font: string) => ({
    text,
    x: 60,
    y,
    width: text.length * 5,
    height: 10,
    font,
  });
  const headings = ["EMPLOYMENT", "MARVELS", "EDUCATION", "ODDITIES", "WONDERS"];
  const entries = [
    ["PT Maju", "Staf Gudang", "2019 – 2021"],
    ["A Fair in Bandung", "2018 – 2019"],
    ["Universitas Gadjah Mada", "S1 Akuntansi", "2014 – 2018"],
    ["A Book of Birds", "2017 – 2018"],
    ["A Walk", "2016 – 2017"],
  ];
  const pieces = headings.flatMap((heading, at) => [
    line(100 + at * 120, heading, "bold"),
    ...(entries[at] ?? []).map((text, row) => line(118 + at * 120 + row * 14, text, "plain")),
  ]);
  const read = facts([...page(...person), ...pieces]);
  expect(getLines(read)).toEqual([
    "study | Universitas Gadjah Mada | s1 | Akuntansi | 2014 | 2018",
    "job | PT Maju | Staf Gudang | 2019 | 2021",
  ]);
  expect(read.unread).toContain("A Fair in Bandung");
});

describe("what an entry is called is as sure as it was right in CVs of others, and nothing of it is surer", () => {
  const sure = (found: { confidence: number } | null) => (found?.confidence ?? 0) >= 0.7;

  test("names that only the order of other entries tells apart are unsure, and so are their years", () => {
    const [known, guessed] = facts(
      page(
        ...[...person, "WORK EXPERIENCE"],
        ...["PT Kebun Hijau", "Supervisor Lapangan", "2020 – 2022"],
        ...["Lumbung Aksara", "Penyelaras Cerita", "2018 – 2020"],
      ),
    ).jobs;
    expect([known?.company, known?.position, known?.start].map((found) => sure(found ?? null))).toEqual([
      true,
      true,
      true,
    ]);
    expect([guessed?.company, guessed?.start, guessed?.end].map((found) => sure(found ?? null))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each([
    ["S1 Rekayasa Kehutanan", true],
    ["S1 Rekayasa Kehutanan dan Konservasi Sumber Daya", false],
    ["S1 Rekayasa Kehutanan (Kelas Internasional)", false],
  ])("a major that is in no list, in %j", (line, isSure) => {
    const [study] = facts(page(...person, "EDUCATION", "Universitas Lereng Merapi", line, "2014 – 2018")).educations;
    expect(study?.major?.value).toMatch(/^Rekayasa Kehutanan/);
    expect(sure(study?.major ?? null)).toBe(isSure);
  });
});
