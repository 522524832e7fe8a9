import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { everyOf } from "../../../../../tests/support/every-of.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { putPage } from "../../pages/pages.queries.server.ts";
import { pagesSitemap } from "./read-page.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

async function changes() {
  const [part] = await pagesSitemap(database.db).parts();
  const pages = part === undefined ? [] : await everyOf(part.read());
  return pages.map(({ paths, changed }) => [paths.id, changed?.toISOString() ?? null]);
}

test("the site map names about us, programmes and terms, with the day that a pack gave them", async () => {
  const bare = [
    ["/tentang-kami", null],
    ["/program-kami", null],
    ["/syarat-dan-ketentuan", null],
  ];
  expect(await changes()).toEqual(bare);
  const words = { title_id: "Ketentuan", title_en: "Terms", description_id: "", description_en: "" };
  const terms = { page: "terms", ...words, updated_on: "2026-11-02", sections: "[]", content_hash: "a" } as const;
  await database.transact((tx) => putPage(tx, terms));
  expect(await changes()).toEqual([...bare.slice(0, 2), ["/syarat-dan-ketentuan", "2026-11-01T17:00:00.000Z"]]);
});
