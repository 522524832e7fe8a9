// Shows: V12
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { daysFromNow } from "../../../../../tests/support/days.ts";
import { anApplicant, sendTo } from "../../../../../tests/support/endpoints.ts";
import { putNews, titled } from "../../../../../tests/support/news.ts";
import { aVacancy, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { homeAnswer, homeEndpoints } from "./home.api.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

type Ports = Parameters<typeof homeEndpoints>[1];
type Sent = Parameters<ReturnType<typeof sendTo>>[1];

async function home(ports: Ports = {}, send: Sent = {}) {
  const { answer, shown } = await sendTo(homeEndpoints({ database }, ports))("GET home-page/{lang}", send);
  return { ...homeAnswer.parse(answer).data, shown };
}

const program = { id: "magang", title: "Magang", summary: "Enam bulan.", imageUrl: null, url: "/program-kami#magang" };

test("an empty database makes a home page with empty lists", async () => {
  expect(await home()).toMatchObject({
    banner: { title: "Karya besar ditenun oleh banyak tangan.", imageUrl: null },
    statistics: { openVacancies: 0, companies: 0 },
    ...{ programs: [], latestVacancies: [], companies: [], news: [], events: [] },
  });
});

test("it returns the six newest vacancies, every company, the three newest items and the numbers", async () => {
  const cards = Array.from({ length: 8 }, (_, at) =>
    aVacancy({ titleId: `Juru ${at}`, company: `Toko ${at % 2}`, postedAt: daysFromNow(-at) }),
  );
  await storeVacancies(database, cards);
  await putNews(
    database,
    ["a", "b", "c", "d"].map((slug, at) => ({ slug, title: titled(slug), published: -at })),
  );
  const page = await home({ programs: async () => [program] }, { language: "en" });
  expect(page.statistics).toEqual({ openVacancies: 8, companies: 2 });
  expect(page.banner.title).toBe("Great work is woven by many hands.");
  expect(page.latestVacancies.map(({ title }) => title)).toEqual(
    ["0", "1", "2", "3", "4", "5"].map((at) => `Juru ${at}`),
  );
  expect(page.companies.map(({ openVacancies }) => openVacancies)).toEqual([4, 4]);
  expect(page.news.map(({ title }) => title)).toEqual(["a in English", "b in English", "c in English"]);
  expect(page.programs).toEqual([program]);
  expect(page.shown).toEqual(["vacancies", "news"]);
});

test("an applicant sees which of the vacancies he has applied to, a guest nothing of it", async () => {
  const applied = { appliedVacancies: async (_: number, ids: readonly number[]) => new Set(ids.slice(0, 1)) };
  const marks = async (send: Sent) => (await home(applied, send)).latestVacancies.map(({ isApplied }) => isApplied);
  expect(await marks({ identity: anApplicant(7) })).toEqual([true, false, false, false, false, false]);
  expect(await marks({})).not.toContain(true);
});
