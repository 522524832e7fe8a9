import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { inDays } from "../../../../tests/support/days.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { importVacanciesCommand } from "./import-command.server.ts";

let database: Database;
beforeEach(async () => {
  database = await testDatabase(migrations);
});
afterEach(() => database.close());

const now = new Date("2026-11-21T08:00:00+07:00");
const adverts = {
  map: [
    "title_id=job_title",
    "location=job_location",
    "function=job_department",
    "code=job_url",
    "posting_date=first_seen",
    "employment_type=job_type",
  ],
  set: ["category=2", `end_date=${inDays(100)}`],
};

async function run(content: string | Uint8Array, options: { map?: string[]; set?: string[]; isDryRun?: boolean } = {}) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const lines: string[] = [];
  const command = {
    name: "vacancies",
    options: { map: [], set: [], isDryRun: false, ...options },
    files: [{ name: "file", bytes }],
  };
  const exit = await importVacanciesCommand(database, command, (line) => lines.push(line), now);
  return { exit, said: lines };
}

const fixture = () => readFile(join(import.meta.dirname, "fixtures/adverts.csv"));

async function stored() {
  return database.db
    .selectFrom("vacancies")
    .innerJoin("companies", "companies.id", "company_id")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "function_id")
    .select([
      "code",
      "title_id",
      "title_en",
      "name",
      "text_id",
      "locations",
      "employment_type",
      "posted_at",
      "end_date",
    ])
    .orderBy("code")
    .execute();
}

async function rows(table: "vacancies" | "open_vacancies" | "companies"): Promise<number> {
  const [row] = await database.run(`select count(*) as count from ${table}`);
  return Number(Object(row).count);
}

test("adverts as other systems write them: good ones go in, bad ones are named by line and reason", async () => {
  const { exit, said } = await run(await fixture(), adverts);
  expect(said).toEqual([
    "file, line 8: title_id is missing",
    'file, line 9: posting_date "31/02/2026" is not a date; company is missing',
    "file, line 10: code is missing; company is missing",
    "file: 3 added, 1 updated, 1 unchanged, 3 bad; 3 new companies, 3 new functions.",
  ]);
  expect(exit).toBe(1);
  expect(await stored()).toEqual([
    {
      ...{ code: "https://jobs.example/dapur-3", title_id: "Juru Masak", title_en: "Juru Masak", locations: [] },
      ...{ name: "Dapur Nusantara", text_id: "Lainnya", employment_type: "shift malam", end_date: inDays(100) },
      posted_at: new Date("2026-11-04T00:00:00+07:00"),
    },
    {
      ...{
        code: "https://jobs.example/kebun-1",
        title_id: "Penyelia Kebun - Blok Timur",
        title_en: "Penyelia Kebun - Blok Timur",
      },
      ...{ name: "Hijau Lestari Makmur", text_id: "Operations And Field", locations: ["Kabupaten Sampit"] },
      ...{ employment_type: "FULL_TIME", end_date: inDays(100), posted_at: new Date("2026-11-03T07:11:18+07:00") },
    },
    {
      ...{ code: "https://jobs.example/toko-2", title_id: "Pramuniaga Malam", title_en: "Pramuniaga Malam" },
      ...{ name: "PT. TOKO SINAR (Persero)", text_id: "Business Dev And Sales", locations: ["Jakarta Selatan"] },
      ...{ employment_type: "CONTRACTOR", end_date: inDays(100), posted_at: new Date("2026-11-03T07:11:18+07:00") },
    },
  ]);
});

test("the same file again changes only what it says differently about one code", async () => {
  await run(await fixture(), adverts);
  const before = await rows("vacancies");
  const { said } = await run(await fixture(), adverts);
  expect(said.at(-1)).toBe("file: 0 added, 2 updated, 3 unchanged, 3 bad; 0 new companies, 0 new functions.");
  expect(await rows("vacancies")).toBe(before);
});

test("a row that is taken without its salary says so, and is no bad one", async () => {
  const posting = {
    ...{ "@type": "JobPosting", identifier: "K-1", title: "Welder", hiringOrganization: "Cahaya" },
    baseSalary: { currency: "USD", value: { minValue: 15, maxValue: 25, unitText: "HOUR" } },
  };
  for (const isDryRun of [true, false]) {
    const { said, exit } = await run(JSON.stringify(posting), { isDryRun });
    expect(said[0]).toMatch(/^file, line \d+: taken without its salary: it is in USD, not in rupiah \(IDR\)$/);
    expect(exit).toBe(0);
  }
  const heading = "code,company,title_id,category,salary_min,salary_currency\n";
  const { said } = await run(`${heading}K-2,Cahaya,Juru Las,2,3000,SGD\nK-3,Cahaya,Juru Las,2,5000000,IDR\n`);
  expect(said).toEqual([
    "file, line 2: taken without its salary: it is in SGD, not in rupiah (IDR)",
    "file: 2 added, 0 updated, 0 unchanged, 0 bad; 0 new companies, 0 new functions.",
  ]);
  const salaries = await database.db.selectFrom("vacancies").select(["code", "salary_min"]).orderBy("code").execute();
  expect(salaries.map(({ salary_min }) => salary_min)).toEqual([null, null, 5_000_000]);
});

test("a dry run says the same and changes nothing", async () => {
  const { said, exit } = await run(await fixture(), { ...adverts, isDryRun: true });
  expect(said.at(-1)).toBe(
    "file: 3 added, 1 updated, 1 unchanged, 3 bad; 3 new companies, 3 new functions. Nothing was changed (--dry-run).",
  );
  expect(exit).toBe(1);
  expect([await rows("vacancies"), await rows("companies")]).toEqual([0, 0]);
});

const own = "code,company,title_id,category,posting_date,end_date\n";

test("an update keeps id and place, and a new end takes it out of the list or back in", async () => {
  const importUntil = async (end: string) => {
    const { exit } = await run(`${own}A,Cahaya,Juru Las,2,,${end}\n`);
    expect(exit).toBe(0);
    const [row] = await database.db.selectFrom("vacancies").select(["id", "posted_at"]).execute();
    return { ...row, open: await rows("open_vacancies") };
  };
  const first = await importUntil(inDays(3));
  expect(first).toMatchObject({ open: 1, posted_at: now });
  expect(await importUntil(inDays(-1))).toEqual({ ...first, open: 0 });
  expect(await importUntil(inDays(5))).toEqual(first);
});

test("without an end a vacancy is open for 30 days from its posting, or from the day it first came", async () => {
  await run(`${own}A,Cahaya,Juru Las,2,01/11/2026,\nB,Cahaya,Juru Las,2,,\n`);
  expect((await stored()).map(({ end_date }) => end_date)).toEqual(["2026-12-01", "2026-12-21"]);
});

test("HTML of other systems is made safe before it is stored, and plain text becomes paragraphs", async () => {
  await run(
    JSON.stringify([
      {
        code: "A",
        company: "Cahaya",
        title_en: "Welder",
        category: 2,
        description_en: "<p>a<script>alert(1)</script></p>",
        requirement_id: "Satu\n\nDua",
      },
    ]),
  );
  const [row] = await database.db
    .selectFrom("vacancies")
    .select(["description_id", "requirement_en", "title_id"])
    .execute();
  expect(row).toEqual({ title_id: "Welder", description_id: "<p>a</p>", requirement_en: "<p>Satu</p>\n<p>Dua</p>" });
});

test.each([
  [{ map: ["title_id=nothing"] }, own, "file cannot be imported: it has no column nothing; see --map and --set."],
  [
    {},
    "judul\nx\n",
    "file cannot be imported: it has no column code, company, category, title_id; see --map and --set.",
  ],
  [{}, "  ", "file cannot be imported: it is empty."],
  [{}, `${own}A,"x`, /^file cannot be imported: Quote Not Closed/],
])("%j with %j is refused as a whole", async (options, content, reason) => {
  const { exit, said } = await run(content, options);
  expect(exit).toBe(1);
  expect(said).toEqual([expect.stringMatching(reason)]);
});

test("our headings are known in another spelling, unless one is mapped or present itself", async () => {
  const { exit, said } = await run(
    " Code ;COMPANY;Title ID;Category;Openings;openings\nSPELT-1;Cahaya;Juru Las;2.0;x;3.0\n",
  );
  expect([exit, said.join()]).toEqual([0, expect.stringContaining("1 added")]);
});

test("an option that names an unknown column is refused with the known ones", async () => {
  await expect(run(own, { set: ["kategori=2"] })).rejects.toThrow(
    '--set "kategori=2" does not begin with one of our columns',
  );
});

test("every process is notified once that pages with vacancies changed, and not when nothing did", async () => {
  const heard: string[] = [];
  const stop = await database.listen("page_changes", (tag) => heard.push(tag));
  const file = `${own}A,Cahaya,Juru Las,2,,\nB,Cahaya,Juru Las,2,,\n`;
  await run(file);
  await run(file);
  await expect.poll(() => heard).toEqual(["vacancies"]);
  await stop();
});

test("two imports of the same file at once make each vacancy once", async () => {
  const file = own + Array.from({ length: 40 }, (_, at) => `C${at},PT ${at % 7},Juru Las,2,,\n`).join("");
  await Promise.all([run(file), run(file)]);
  expect([await rows("vacancies"), await rows("companies")]).toEqual([40, 7]);
});
