import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { importPack } from "../../../platform/content-pack/import-pack.server.ts";
import { PackFaults } from "../../../platform/content-pack/pack-part.ts";
import type { Database } from "../../../platform/database/database.ts";
import { migrations } from "../../../server/migrations.ts";
import { storedSite } from "./site.server.ts";
import { sitePack } from "./site-pack.server.ts";

let database: Database;
let shipped: string;
beforeAll(async () => {
  database = await testDatabase(migrations);
  shipped = await readFile("content/site.json", "utf8");
});
afterAll(() => database.close());

async function load(text: string) {
  const reports = await importPack(database, [sitePack], [{ path: "site.json", text }], new Date());
  return reports.get("site.json");
}

test("the shipped file is a good one; what a pack says is kept, and every process is told of a change alone", async () => {
  const heard: string[] = [];
  const stop = await database.listen("page_changes", (tag) => heard.push(tag));
  expect(await storedSite(database.db)).toBeNull();
  expect(await load(shipped)).toEqual({ added: 1, updated: 0, unchanged: 0 });
  expect(await load(shipped)).toEqual({ added: 0, updated: 0, unchanged: 1 });
  expect(await load(shipped.replace("Astra Career", "Karier Anyar"))).toEqual({ added: 0, updated: 1, unchanged: 0 });
  expect(await storedSite(database.db)).toMatchObject({ name: "Karier Anyar", privacyUrl: null });
  await expect.poll(() => heard).toEqual(["site", "site"]);
  await stop();
});

test.each([
  ["a link that runs", ["https://talenta.example.com", "javascript:alert(1)"], /^18: talentSiteUrl: not an address/],
  ["a misspelt name", ['"contactEmail"', '"contactMail"'], /contactEmail: Invalid input/],
  ["a name that is left empty", ['"name": "Astra Career"', '"name": ""'], /^2: name: Too small/],
  ["a missing comma", ['"logo": null,', '"logo": null'], /^9: it is not JSON/],
])("%s is named with its line", async (_, [from = "", to = ""], expected) => {
  const error: unknown = await load(shipped.replace(from, to)).catch((thrown: unknown) => thrown);
  if (!(error instanceof PackFaults)) throw new Error("It was taken.", { cause: error });
  expect(error.faults.map(({ line, reason }) => `${line}: ${reason}`).join("\n")).toMatch(expected);
});
