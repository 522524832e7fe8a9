import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { storeEvent } from "../../../../tests/support/events.ts";
import { everyOf } from "../../../../tests/support/every-of.ts";
import { migrations } from "../../../app/migrations.ts";
import { inLanguage } from "../../../i18n/language.server.ts";
import type { Database } from "../../../platform/database/database.ts";
import { agendaSitemap, eventPictures } from "./event-found.server.ts";
import { eventPicture } from "./event-picture.ts";
import { readEvent } from "./wire-event.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

async function sitemapPages() {
  const [part] = await agendaSitemap(database.db).parts();
  return part === undefined ? [] : everyOf(part.read());
}

test("the site map names the agenda even while it is empty, and then every event with its last change", async () => {
  expect(await sitemapPages()).toEqual([{ paths: { id: "/agenda", en: "/agenda" }, changed: null }]);
  const updated_at = new Date("2026-11-20T03:00:00Z");
  const older = await storeEvent(database, { updated_at: new Date("2026-11-01T03:00:00Z") });
  const newer = await storeEvent(database, { updated_at });
  const pages = await sitemapPages();
  expect(pages[0]).toMatchObject({ changed: updated_at });
  const paths = pages.map(({ paths: { id } }) => id);
  expect(paths.slice(1).sort()).toEqual([older, newer].map((id) => `/agenda/agenda-detail/${id}`).sort());
});

test.each(["id", "en"] as const)("a shared link shows what the event's page names, in %s", async (language) => {
  const id = await storeEvent(database, {
    ...{ title_id: "Bursa Uji", title_en: "Trial Fair", location_id: "Kota Medan", location_en: "Medan" },
    ...{ starts_at: new Date("2026-11-26T02:00:00Z"), ends_at: new Date("2026-11-27T09:00:00Z") },
    closes_at: new Date("2026-11-26T02:00:00Z"),
  });
  const event = await readEvent({ db: database.db, language, applicantId: null }, id);
  if (event === null) throw new Error("There is no event.");
  // Who fetches a picture has no language of its own; the page has.
  const picture = await eventPictures(database.db).read(String(id), language);
  expect(picture).toEqual(inLanguage(language, () => eventPicture(event, language)));
  const words = {
    id: ["Bursa Uji", "26–27 November 2026, Kota Medan"],
    en: ["Trial Fair", "26–27 November 2026, Medan"],
  };
  expect([picture?.title, picture?.below.replaceAll("\u00A0", " ").replaceAll("\u2060", "")]).toEqual(words[language]);
});

test.each(["0", "9999999", "x", "1e3", "99999999999999999999"])("there is no picture of event %s", async (id) => {
  expect(await eventPictures(database.db).read(id, "id")).toBeNull();
});
