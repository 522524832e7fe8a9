import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { aCategoryFile, aQuestionFile, loadHelp } from "../../../tests/support/help.ts";
import { migrations } from "../../app/migrations.ts";
import type { Database } from "../../platform/database/database.ts";
import { helpAddresses } from "./help.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

test("the site map has the first page and each topic with content, with the date of its change", async () => {
  expect(await helpAddresses(database.db)).toEqual([]);
  await loadHelp(database, [
    ...[aCategoryFile("akun"), aQuestionFile("akun", "masuk")],
    ...[aCategoryFile("kosong"), aQuestionFile("kosong", "disimpan", { hidden: true })],
  ]);
  const { id } = await database.db
    .selectFrom("help_categories")
    .select("id")
    .where("slug", "=", "akun")
    .executeTakeFirstOrThrow();
  const addresses = await helpAddresses(database.db);
  expect(addresses.map(({ path }) => path)).toEqual(["/pusat-bantuan", `/pusat-bantuan/detail/${id}`]);
  expect(addresses[0]?.updatedAt).toEqual(addresses[1]?.updatedAt);
  expect(addresses[0]?.updatedAt).toBeInstanceOf(Date);
});
