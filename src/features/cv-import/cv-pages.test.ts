// Shows: suggestions 3
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readPieces as facts, getLines, type PageRow, page } from "../../../tests/support/cv-pages.ts";
import type { CvPiece } from "./lines/page-rows.ts";

// Pages as browsers print them, each with one way of writing a CV: where its pieces of text stand, and in which font.

const pagesSchema = z.record(
  z.string(),
  z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.string(), z.string()])),
);
const pages = pagesSchema.parse(
  JSON.parse(readFileSync(new URL("../../../tests/fixtures/cv-pages.json", import.meta.url), "utf8")),
);

function getPieces(name: string): CvPiece[] {
  return (pages[name] ?? []).map(([x, y, width, height, font, text]) => ({ x, y, width, height, font, text }));
}

const twoSchools = [
  "study | Universitas Gadjah Mada | s1 | Teknik Industri | 2014 | 2018",
  "study | SMA Negeri 1 Magelang | sma | IPA | 2011 | 2014",
];
const twoJobs = [
  "job | PT Sinar Logistik | Supervisor Gudang | 2021.8 | now",
  "job | PT Kereta Angkut | Staf PPIC | 2018.9 | 2021.7",
];
const oneSchool = ["study | Universitas Gadjah Mada | s1 | Teknik Industri | 2014 | 2018"];
const closeJobs = [
  "job | PT Data Lintas Integrasi | IT Support | 2020.10 | 2022.12",
  "job | PT Bank Artha Mandiri Utama | Network Engineer | 2023.1 | now",
];

describe("a page is read as people write it", () => {
  test.each<[string, string, readonly string[]]>([
    ["a table whose head says two names of a school", "edu-header", twoSchools],
    ["a table below a numbered heading", "edu-roman", twoSchools],
    ["a table of jobs", "work-header", twoJobs],
    ["a table of jobs without a head", "work-noheader", twoJobs],
    [
      "a table of jobs by years",
      "work-year",
      ["job | PT Sinar Logistik | Supervisor Gudang | 2021 | now", "job | PT Kereta Angkut | Staf PPIC | 2018 | 2021"],
    ],
    ["a table whose columns stand close", "id03-onlywork", closeJobs],
    ["education and training in one heading", "edu-pelatihan", oneSchool],
    ["the heading of a Europass", "education-training", oneSchool],
    [
      "work and internships below one heading",
      "kerja-magang",
      [
        "job | PT Sinar Logistik | Supervisor Gudang | 2021.8 | now",
        "internship | PT Pupuk Makmur | Magang Produksi | 2017.7 | 2017.9",
      ],
    ],
    [
      "a closing sentence below organisations",
      "org-closing",
      ["member | BEM Fakultas Teknik UGM | chair", "member | Himpunan Mahasiswa TI | member"],
    ],
    ["a year without its hundreds", "year-short", ["job | PT Sinar Logistik | Supervisor Gudang | 2008 | 2011"]],
    ["a dash that is not drawn", "softhyphen", ["job | PT Sinar Logistik | Warehouse Supervisor | 2021.3 | 2023.6"]],
    [
      "a school's branch on a line of its own",
      "smk-line",
      ["study | SMK Negeri 1 Bekasi | smk | Teknik Komputer dan Jaringan | 2013 | 2016"],
    ],
    [
      "a company, a position, and a place in the margin",
      "comma-city",
      ["internship | Google DeepMind | Research Intern | 2021.5 | 2021.8"],
    ],
    [
      "degrees in short",
      "bs",
      [
        "study | University of Washington | s1 | Computer Science | 2014 | 2018",
        "study | Stanford University | s1 | Physics | 2010 | 2014",
      ],
    ],
    [
      "a whole form with tables",
      "id03-nama",
      [
        "study | Universitas Gunadarma | s1 | Sistem Informasi | 2016 | 2020",
        "study | SMK Negeri 1 Bekasi | smk | Teknik Komputer dan Jaringan | 2013 | 2016",
        ...closeJobs,
        "member | UKM Robotika Gunadarma | member",
      ],
    ],
  ])("%s", (_, name, expected) => expect(getLines(facts(getPieces(name)))).toEqual(expected));
});

const person = ["Dewi Lestari", "dewi@contoh.id | 0812-3456-7890"] as const;
const getWork = (...rows: PageRow[]) => getLines(facts(page(...person, "WORK EXPERIENCE", ...rows)));
const getSchool = (...rows: PageRow[]) => getLines(facts(page(...person, "EDUCATION", ...rows)));

test("a table whose cells have several lines, in the middle of their rows, is read row by row", () => {
  const cell = (x: number, y: number, text: string) => ({
    x,
    y,
    text,
    width: text.length * 5,
    height: 11,
    font: "plain",
  });
  const head = [
    cell(60, 180, "Periode"),
    cell(190, 174, "Nama Instansi /"),
    cell(195, 186, "Perusahaan"),
    cell(330, 180, "Jabatan"),
  ];
  const first = [
    cell(50, 203, "Januari 2020 –"),
    cell(50, 215, "Desember 2022"),
    cell(170, 203, "PT Karya Beton Nusantara"),
    cell(170, 215, "Sejahtera"),
    cell(310, 209, "Site Manager"),
  ];
  const second = [
    cell(50, 230, "Februari 2023 –"),
    cell(50, 242, "sekarang"),
    cell(170, 236, "CV Mitra"),
    cell(310, 236, "Staf Gudang"),
  ];
  const top = page(...person, "", "", "", "Riwayat Pekerjaan").filter(({ text }) => text !== "");
  expect(getLines(facts([...top, ...head, ...first, ...second]))).toEqual([
    "job | PT Karya Beton Nusantara Sejahtera | Site Manager | 2020.1 | 2022.12",
    "job | CV Mitra | Staf Gudang | 2023.2 | now",
  ]);
});

test("table cells with the words of a heading start no column", () => {
  const columns = [50, 200, 300, 420, 500] as const;
  const row = (...texts: string[]): PageRow => texts.map((text, at) => [columns[at] ?? 0, text] as const);
  const read = page(
    ...[...person, "Pengalaman Kerja"],
    row("Nama Perusahaan", "Bidang Usaha", "Jabatan", "Mulai", "Selesai"),
    row("SMP Bina Insani", "Pendidikan", "Guru Bahasa", "07/2018", "06/2021"),
    row("English First", "Kursus", "Koordinator", "07/2021", "Sekarang"),
  );
  expect(getLines(facts(read))).toEqual([
    "job | SMP Bina Insani | Guru Bahasa | 2018.7 | 2021.6",
    "job | English First | Koordinator | 2021.7 | now",
  ]);
});

describe("entries of a job", () => {
  test("begin with a bullet where the bullets stand outermost", () => {
    expect(
      getWork(
        [
          [50, "• Rimba Raya"],
          [420, "Bandung, Indonesia"],
        ],
        [
          [60, "Software Engineer"],
          [420, "Oct 2016 – Present"],
        ],
        [[75, "◦ Built services"]],
        [
          [50, "• Gulf Works"],
          [420, "Delft, The Netherlands"],
        ],
        [
          [60, "Data Analyst"],
          [420, "Jan 2014 – Oct 2016"],
        ],
        [[75, "◦ Made reports"]],
      ),
    ).toEqual([
      "job | Rimba Raya | Software Engineer | 2016.10 | now",
      "job | Gulf Works | Data Analyst | 2014.1 | 2016.10",
    ]);
  });

  test("have their dates in a margin beside what they describe", () => {
    expect(
      getWork(
        [
          [50, "Nexus AI, Co-Founder & CTO"],
          [420, "San Francisco, CA"],
        ],
        [
          [55, "• Built infrastructure for many requests"],
          [420, "June 2023 – present"],
        ],
        [
          [50, "Orchid Labs, Research Engineer"],
          [420, "London, UK"],
        ],
        [
          [55, "• Designed a mechanism"],
          [420, "May 2020 – Aug 2022"],
        ],
      ),
    ).toEqual([
      "job | Nexus AI | Co-Founder & CTO | 2023.6 | now",
      "job | Orchid Labs | Research Engineer | 2020.5 | 2022.8",
    ]);
  });

  test("distinguish company and position by their fonts where no word is known", () => {
    expect(
      getWork(
        [
          [50, "Tanah Merah", "bold"],
          [120, "Penata Bunga"],
          [420, "2019 – 2021"],
        ],
        [
          [50, "Kopi Kita", "bold"],
          [110, "Barista"],
          [420, "2017 – 2019"],
        ],
      ),
    ).toEqual(["job | Tanah Merah | Penata Bunga | 2019 | 2021", "job | Kopi Kita | Barista | 2017 | 2019"]);
  });

  test("are several of one company that is named once", () => {
    expect(
      getWork(
        "PT Riau Makmur",
        "Asisten Kepala Kebun",
        "Juli 2021 – sekarang",
        [[75, "Mengelola kebun luas"]],
        "Asisten Afdeling",
        "Februari 2017 – Juni 2021",
      ),
    ).toEqual([
      "job | PT Riau Makmur | Asisten Kepala Kebun | 2021.7 | now",
      "job | PT Riau Makmur | Asisten Afdeling | 2017.2 | 2021.6",
    ]);
  });

  test("are reported as unread when they hold only dates", () => {
    const read = facts(
      page(...person, "WORK EXPERIENCE", "PT Maju", "Staf Gudang", "2019 – 2021", "• Menata stok", "2015 – 2017"),
    );
    expect(getLines(read)).toEqual(["job | PT Maju | Staf Gudang | 2019 | 2021"]);
    expect(read.unread).toEqual(["2015 – 2017"]);
  });

  test("end at an unknown heading that is recognised by its style", () => {
    const rows = ["PT Maju", "Staf Gudang", "2019 – 2021"];
    const shout = (text: string): PageRow => [[50, text, "heading"]];
    const read = facts(
      page(
        ...person,
        shout("SKILLS"),
        "Excel",
        shout("EXPERIENCE"),
        ...rows,
        shout("HALL OF FAME"),
        "Smart Canteen",
        "2020 – 2021",
      ),
    );
    expect(getLines(read)).toEqual(["job | PT Maju | Staf Gudang | 2019 | 2021"]);
    expect(read.unread).toEqual(["Smart Canteen", "2020 – 2021"]);
  });
});

describe("entries of a school", () => {
  test("are several degrees of one that is named once", () => {
    expect(
      getSchool(
        "First American University, Springfield, Massachusetts, USA",
        [
          [60, "• Ph.D. in Geophysics"],
          [420, "Dec 2009 – Jul 2014"],
        ],
        [
          [60, "• M.B.A."],
          [420, "Nov 2008 – Jun 2009"],
        ],
      ),
    ).toEqual([
      "study | First American University | s3 | Geophysics | 2009.12 | 2014.7",
      "study | First American University | s2 | - | 2008.11 | 2009.6",
    ]);
  });

  test("have a place in the margin that is no major", () => {
    expect(
      getSchool(
        [
          [50, "Georgia Institute of Technology"],
          [420, "Atlanta, GA"],
        ],
        [
          [50, "Master of Science in Computer Science; GPA: 4.00"],
          [420, "Aug 2012 – Dec 2013"],
        ],
      ),
    ).toEqual(["study | Georgia Institute of Technology | s2 | Computer Science | 2012.8 | 2013.12"]);
  });
});

describe("a name", () => {
  test("in large letters on two lines", () => {
    const large = ["NABILA", "AZZAHRA"].map((text, at) => ({
      ...{ text, x: 50, y: 40 + at * 32, width: 160, height: 30, font: "large" },
    }));
    const below = page("Social Media Specialist", "0812-3456-7890").map((piece) => ({ ...piece, y: piece.y + 60 }));
    expect(facts([...large, ...below]).name?.value).toBe("Nabila Azzahra");
  });

  test("whose letters are drawn one by one, wide apart", () => {
    const letters = [..."AYU LESTARI"]
      .map((text, at) => ({ text, x: 50 + at * 22, y: 40, width: 14, height: 20, font: "large" }))
      .filter(({ text }) => text !== " ");
    expect(facts([...letters, ...page("Jakarta", "0812-3456-7890")]).name?.value).toBe("Ayu Lestari");
  });
});
