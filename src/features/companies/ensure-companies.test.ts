import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { migrations } from "../../app/migrations.ts";
import type { Database } from "../../platform/database/database.ts";
import { chooseMark, companyKey, ensureCompanies } from "./ensure-companies.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

const ensure = (...names: string[]) => database.transact((tx) => ensureCompanies(tx, names));

test("a company is known by its name, however it is written, and by its slug", async () => {
  const first = (await ensure("PT. Cahaya  Rantau")).get("pt cahaya rantau");
  expect(first).toBeDefined();
  const names = ["pt cahaya rantau", "PT CAHAYA RANTAU.", "pt-cahaya-rantau"];
  const found = names.map(async (name) => (await ensure(name)).get(companyKey(name)));
  expect(await Promise.all(found)).toEqual([first, first, first]);
});

test("two names that would share a slug stay two companies", async () => {
  const ids = await ensure(`${"a".repeat(90)} satu`, `${"a".repeat(90)} dua`);
  expect(new Set(ids.values()).size).toBe(2);
});

test("companies that come one after the other differ in their dye", async () => {
  await ensure(...Array.from({ length: 20 }, (_, at) => `Perusahaan ${at}`));
  const rows = await database.db.selectFrom("companies").select("dye").orderBy("id").execute();
  for (const [at, { dye }] of rows.entries()) expect(dye, `company ${at}`).not.toBe(rows[at - 1]?.dye);
});

test("a mark is the same for the same name, but never the dye of the company before", () => {
  const mark = chooseMark("Cahaya Rantau");
  expect(chooseMark("Cahaya Rantau")).toEqual(mark);
  expect(chooseMark("Cahaya Rantau", mark.dye).dye).not.toBe(mark.dye);
});
