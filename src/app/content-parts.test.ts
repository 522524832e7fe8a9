import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { inDays } from "../../tests/support/days.ts";
import { aCompanyFile, aVacancyFile, getBytes, type PackTexts } from "../../tests/support/pack-files.ts";
import type { Database } from "../platform/database/database.ts";
import { readSettings } from "../platform/settings/settings.ts";
import { runCommand } from "./commands.ts";
import { migrations } from "./migrations.ts";

let database: Database;
let heard: string[];

beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.run("delete from open_vacancies");
  await database.run("delete from vacancies");
  await database.run("delete from companies");
});

/** Imports a pack as an operator does; a message for each line that was said. */
async function run(files: PackTexts, isDryRun = false) {
  const lines: string[] = [];
  const command = { name: "content", options: { isDryRun }, files: getBytes(files) };
  const outbox = () => Promise.reject(new Error("A pack writes no mail."));
  const operating = { database, clock: () => new Date(), settings: readSettings({}), outbox };
  const exit = await runCommand(operating, command, (line) => lines.push(line));
  return { exit, said: lines };
}

async function stored() {
  const companies = await database.db.selectFrom("companies").select(["slug", "name"]).orderBy("slug").execute();
  const vacancies = await database.db.selectFrom("vacancies").select(["code", "end_date"]).orderBy("code").execute();
  return { companies, vacancies };
}

const pack = {
  "README.md": "How this pack is made.",
  "companies/cahaya.md": aCompanyFile({ slug: "cahaya", name: "Cahaya Rantau" }),
  "vacancies/a.md": aVacancyFile({ code: "A", company: "cahaya", closes: inDays(40) }),
  "vacancies/b.md": aVacancyFile({ code: "B", company: "cahaya", closes: 3 }),
};

test("what is new is added, what says something else is changed, the rest is left alone", async () => {
  expect(await run(pack)).toEqual({
    exit: 0,
    said: ["companies: 1 added, 0 updated, 0 unchanged.", "vacancies: 2 added, 0 updated, 0 unchanged."],
  });
  expect(await stored()).toEqual({
    companies: [{ slug: "cahaya", name: "Cahaya Rantau" }],
    vacancies: [
      { code: "A", end_date: inDays(40) },
      { code: "B", end_date: inDays(3) },
    ],
  });
  const { said } = await run({ ...pack, "vacancies/b.md": aVacancyFile({ code: "B", company: "cahaya", closes: 9 }) });
  expect(said).toEqual(["companies: 0 added, 0 updated, 1 unchanged.", "vacancies: 0 added, 1 updated, 1 unchanged."]);
});

test("a dry run says the same and changes nothing", async () => {
  const { exit, said } = await run(pack, true);
  expect([exit, said.at(1), said.at(-1)]).toEqual([
    ...[0, "vacancies: 2 added, 0 updated, 0 unchanged.", "Nothing was changed (--dry-run)."],
  ]);
  expect(await stored()).toEqual({ companies: [], vacancies: [] });
});

test("every fault of every file is reported at once, and nothing is loaded", async () => {
  const { exit, said } = await run({
    ...pack,
    "colours/red.md": "red",
    "companies/bad.md": "no front matter",
    "companies/again.md": aCompanyFile({ slug: "cahaya", name: "Lain" }),
    "vacancies/c.md": aVacancyFile({ code: "C", company: "cahaya", posted: 5, closes: 1 }),
  });
  expect(said).toEqual([
    expect.stringContaining("colours/red.md, line 1: this belongs to none of a pack's parts, which are "),
    "Nothing was changed: 4 faults.",
  ]);
  expect(said[0]?.split("\n").slice(1)).toEqual([
    "companies/bad.md, line 1: it has no front matter between two lines ---",
    'companies/cahaya.md, line 2: companies/again.md is "cahaya" already',
    expect.stringMatching(/^vacancies\/c\.md, line \d+: closes: this is before posted$/),
  ]);
  expect(exit).toBe(1);
  expect(await stored()).toEqual({ companies: [], vacancies: [] });
});

test("a reference to something missing is reported too, without faults that another file causes", async () => {
  await run({ "companies/cahaya.md": pack["companies/cahaya.md"] });
  const before = await stored();
  const { said } = await run({
    "companies/new.md": aCompanyFile({ slug: "new", name: "Baru", industry: "Sihir" }),
    "companies/twin.md": aCompanyFile({ slug: "twin", name: "CAHAYA  rantau" }),
    "vacancies/a.md": aVacancyFile({ code: "A", company: "new" }),
    "vacancies/b.md": aVacancyFile({ code: "B", company: "nobody", function: "Merayu" }),
  });
  expect(said[0]?.split("\n")).toEqual([
    'companies/new.md, line 4: industry: there is no industry "Sihir"',
    'companies/twin.md, line 3: name: the company "cahaya" has it already; its own slug changes it',
    'vacancies/b.md, line 3: company: there is no company "nobody"',
    'vacancies/b.md, line 4: function: there is no function "Merayu"',
  ]);
  expect(await stored()).toEqual(before);
});

test("an empty folder is distinguished from a pack that was loaded", async () => {
  const { exit, said } = await run({ "README.md": "" });
  expect([exit, said]).toEqual([1, [expect.stringContaining("There is nothing to import; a pack may have ")]]);
});

test("pages that show it are notified, and vacancies are found by their company's new name", async () => {
  await run(pack);
  heard = [];
  const stop = await database.listen("page_changes", (tag) => heard.push(tag));
  await run({ "companies/cahaya.md": aCompanyFile({ slug: "cahaya", name: "Purnama Raya" }) });
  const [company] = await database.db.selectFrom("companies").select("id").execute();
  await expect.poll(() => heard).toEqual(["vacancies", `company:${company?.id}`]);
  const found = (word: string) =>
    database.run("select id from open_vacancies where tsv_title @@ $1::tsquery", [`'@${word}'`]);
  expect(await found("purnama")).toHaveLength(2);
  expect(await found("cahaya")).toHaveLength(0);
  await stop();
});

test("two packs at once add each company once", async () => {
  const both = await Promise.all([run(pack), run(pack)]);
  expect(both.map(({ exit }) => exit)).toEqual([0, 0]);
  expect((await stored()).companies).toHaveLength(1);
});
