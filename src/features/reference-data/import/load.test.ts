import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { hasEntry, listEntries } from "../master-data.server.ts";
import { importMasterDataCommand } from "./import-command.server.ts";

let database: Database;
beforeEach(async () => {
  database = await testDatabase(migrations);
});
afterEach(() => database.close());

async function load(files: Record<string, string>): Promise<{ exit: number; said: string[] }> {
  const lines: string[] = [];
  const packFiles = Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }));
  const exit = await importMasterDataCommand(database, { name: "master-data", options: {}, files: packFiles }, (line) =>
    lines.push(line),
  );
  return { exit, said: lines };
}

const getIds = async (list: "major" | "degree") =>
  Object.fromEntries((await listEntries(database.db, list, "id")).map(({ id, text }) => [text, id]));

test("an entry keeps its id when its place, its other name or the list around it changes", async () => {
  await load({ "majors.csv": "id_name,en_name\nAkuntansi,Accounting\nHukum,Law\n" });
  const before = await getIds("major");
  await load({ "majors.csv": "id_name,en_name\nAgronomi,Agronomy\nIlmu Hukum,Law\nAkuntansi,Accountancy\n" });
  const after = await getIds("major");
  expect(after).toMatchObject({
    "Ilmu Hukum": before["Hukum"],
    Akuntansi: before["Akuntansi"],
    Lainnya: before["Lainnya"],
  });
  expect(Object.values(before)).not.toContain(after["Agronomi"]);
});

test("an entry that is gone is offered no more but stays known, and gets its id back when it returns", async () => {
  const both = { "degrees.csv": "code,id_name,en_name\ns1,Sarjana,Bachelor\nd3,Diploma,Diploma\n" };
  await load(both);
  const before = await getIds("degree");
  const { said } = await load({ "degrees.csv": "code,id_name,en_name\ns1,Sarjana (S1),Bachelor\n" });
  expect(said).toEqual(["degree: 1 entries, 0 new, 1 retired."]);
  expect(Object.keys(await getIds("degree"))).toEqual(["Sarjana (S1)"]);
  expect(await hasEntry(database.db, "degree", before["Diploma"] ?? 0)).toBe(true);
  await load(both);
  expect(await getIds("degree")).toEqual(before);
});

test.each<[Record<string, string>, string]>([
  [{ "degrees.csv": "code,id_name,en_name\ns1,,Bachelor\n" }, "degrees.csv, line 2: id_name is wrong: "],
  [{ "degrees.csv": "code,id_name\ns1,Sarjana\n" }, "degrees.csv, line 2: en_name is missing"],
  [{ "degrees.csv": "code,id_name,en_name\ns1,Sarjana\n" }, "degrees.csv, line 2: en_name is missing"],
  [{ "idn-provinces.csv": "code,name\n11,Aceh\n" }, "idn-provinces.csv and idn-regencies.csv make one list: give both"],
  [{ "colours.csv": "x\n" }, "There is no reference list among these files"],
])("%j is refused by name and nothing changes", async (files, reason) => {
  const good = { "majors.csv": "id_name,en_name\nHukum,Law\n" };
  const { exit, said } = await load("colours.csv" in files ? files : { ...good, ...files });
  expect(exit).toBe(1);
  expect(said).toEqual([expect.stringContaining(reason)]);
  expect(said[0]).toMatch(/Nothing was changed\.$/);
  expect(await listEntries(database.db, "major", "id")).toEqual([]);
});

test("every process is notified that pages with lists changed", async () => {
  const heard: string[] = [];
  const stop = await database.listen("page_changes", (tag) => heard.push(tag));
  await load({ "majors.csv": "id_name,en_name\nHukum,Law\n" });
  await expect.poll(() => heard).toEqual(["master-data"]);
  await stop();
});
