// Shows: F12
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AtDesk, deskOfTest } from "../../../../tests/support/desk.ts";
import { actOn, aDeskVacancy, getEdit, wholeVacancy } from "../../../../tests/support/desk-vacancies.ts";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { createApi } from "../../../app/api/api.ts";
import { createEndpoints } from "../../../app/endpoints.ts";
import { migrations } from "../../../app/migrations.ts";
import { seedFunctions } from "../put/ensure-functions.server.ts";

let platform: TestPlatform;
let recruiter: AtDesk;
let stranger: AtDesk;
let companyId = 0;
let ask: (path: string) => Promise<Response>;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  await seedFunctions(platform.database);
  await storeVacancies(platform.database, [aVacancy()]);
  companyId = (await platform.database.db.selectFrom("companies").select("id").executeTakeFirstOrThrow()).id;
  const desk = deskOfTest(platform);
  recruiter = await desk.as({ role: "recruiter", companyIds: [companyId] });
  stranger = await desk.as({ role: "recruiter", companyIds: [] });
  const { endpoints } = createEndpoints(platform);
  const guest = { status: "known", identity: { kind: "guest" }, tokenKey: "t", via: "header" } as const;
  const api = createApi(platform, async () => guest, endpoints, { identify: async () => guest, endpoints: [] });
  ask = async (path) => api.request(`${platform.settings.publicUrl}/${path}`);
});
afterAll(() => platform.close());

const getCode = async (id: number) => {
  const { body } = await recruiter.send("GET", `vacancies/${id}/preview`);
  return String(body["path"]).replace("/staff/preview/", "");
};

async function seen(id: number, language: "id" | "en" = "id") {
  const response = await ask(`vacancy-preview/${await getCode(id)}/${language}`);
  return { http: response.status, text: await response.text() };
}

test("a draft is seen as it would be published, in both languages, English falling back", async () => {
  const { id, title } = await aDeskVacancy(recruiter, companyId, {
    ...wholeVacancy(),
    description: { id: "Memimpin **regu**.", en: "" },
  });
  const indonesian = await seen(id);
  expect(indonesian.text).toContain(title.id);
  expect(indonesian.text).toContain("<strong>regu</strong>");
  const english = await seen(id, "en");
  expect(english.text).toContain(title.en);
  expect(english.text).toContain("<strong>regu</strong>");
  expect((await ask(`lowongan-detail/${id}/id`).then((response) => response.text())).includes(title.id)).toBe(false);
});

test("edits beside an open one are seen here and not by the public", async () => {
  const { id, version } = await aDeskVacancy(recruiter, companyId);
  await actOn(recruiter, id, "publish");
  await getEdit(recruiter, id, version, { title: { id: "Hanya di pratinjau", en: "Only here" } });
  expect((await seen(id)).text).toContain("Hanya di pratinjau");
  expect(await (await ask(`lowongan-detail/${id}/id`)).text()).not.toContain("Hanya di pratinjau");
});

test("a code is made for who reads the vacancy, opens no other and is over after an hour", async () => {
  const { id } = await aDeskVacancy(recruiter, companyId);
  expect((await stranger.send("GET", `vacancies/${id}/preview`)).http).toBe(404);
  const code = await getCode(id);
  expect((await ask(`vacancy-preview/${code}/id`)).status).toBe(200);
  expect((await ask(`vacancy-preview/${code.slice(0, -2)}AA/id`)).status).toBe(404);
  const { now } = platform.time;
  platform.time.now = new Date(now.getTime() + 3_600_000);
  const late = await ask(`vacancy-preview/${code}/id`);
  platform.time.now = now;
  expect(late.status).toBe(404);
});
