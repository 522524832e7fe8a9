// Shows: J2
import { afterAll, beforeAll, expect, test } from "vitest";
import { aProfile, aReadyApplicant, aSignedIn, type Portal } from "../../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../../tests/support/applications.ts";
import { aLink } from "../../../../tests/support/vacancies.ts";
import { careerActivityCookie, withActivity } from "../../vacancies/activity/career-activity.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

type Someone = Awaited<ReturnType<typeof aSignedIn>>;

async function submitAll({ visitor }: Someone, VacancyId: unknown, more: object = {}) {
  const grecaptcha = await visitor.captcha();
  return visitor.json("submit-all-application", { VacancyId, lang: "en", grecaptcha, ...more });
}

function listRows(applicantId: number) {
  const { db } = portal.platform.database;
  return db
    .selectFrom("applications")
    .selectAll()
    .where("applicant_id", "=", applicantId)
    .orderBy("vacancy_id")
    .execute();
}

async function someVacancies(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await aVacancy(portal.platform)).id);
  return ids;
}

async function getSnapshots(applicantId: number): Promise<number> {
  const { db } = portal.platform.database;
  const rows = await db
    .selectFrom("application_snapshots")
    .innerJoin("applications", "applications.id", "application_id")
    .select("version")
    .where("applicant_id", "=", applicantId)
    .execute();
  return rows.length;
}

test("applies to each, in their order, with a snapshot of its own and one captcha", async () => {
  const someone = await aReadyApplicant(portal);
  const ids = await someVacancies(3);
  const { http, body } = await submitAll(someone, ids);
  expect([http, body["acknowledge"]]).toEqual([200, 1]);
  const rows = await listRows(someone.id);
  expect(rows.map(({ vacancy_id }) => vacancy_id)).toEqual(ids);
  expect(body["results"]).toEqual(
    rows.map(({ id, vacancy_id }) => ({
      ...{ VacancyId: vacancy_id, acknowledge: 1, applicationId: id, code: null },
      message: "Application sent",
    })),
  );
  expect(await getSnapshots(someone.id)).toBe(3);
});

test("numbers do not reveal the order of sending: of ten, not all are in it", async () => {
  const someone = await aReadyApplicant(portal);
  const ids = await someVacancies(10);
  expect((await submitAll(someone, ids)).http).toBe(200);
  const rows = (await listRows(someone.id)).toSorted((one, other) => one.id - other.id);
  expect(rows).toHaveLength(10);
  expect(rows.map(({ vacancy_id }) => vacancy_id)).not.toEqual(ids);
});

test("one that fails does not stop the others, and says why", async () => {
  const someone = await aReadyApplicant(portal);
  const [applied = 0, open = 0] = await someVacancies(2);
  const { id: closed } = await aVacancy(portal.platform, new Date(Date.now() - 1_000));
  const before = await submitAll(someone, [applied]);
  const [{ id: earlier } = { id: 0 }] = await listRows(someone.id);
  expect(before.body["acknowledge"]).toBe(1);
  const { http, body } = await submitAll(someone, [closed, applied, 999_999, open]);
  expect([http, body["acknowledge"], body["code"]]).toEqual([200, 0, undefined]);
  expect(body["results"]).toMatchObject([
    { VacancyId: closed, acknowledge: 0, applicationId: null, code: "vacancy-closed" },
    { VacancyId: applied, acknowledge: 0, applicationId: earlier, code: "already-applied" },
    { VacancyId: 999_999, acknowledge: 0, applicationId: null, code: "not-found" },
    { VacancyId: open, acknowledge: 1, code: null },
  ]);
  expect(body).toMatchObject({ results: [{ message: "Sorry, the vacancy is closed" }, {}, {}, {}] });
  expect((await listRows(someone.id)).map(({ vacancy_id }) => vacancy_id)).toEqual([applied, open]);
});

test("the same vacancy twice counts once, and keeps its own link", async () => {
  const someone = await aReadyApplicant(portal);
  const [one = 0, other = 0] = await someVacancies(2);
  const link = await aLink(portal.platform.database, other, { platform_id: 3 });
  const { body } = await submitAll(someone, [one, one, other], { activityPlatform: ["", "", link.mediaCode] });
  expect(body["results"]).toHaveLength(2);
  expect(await listRows(someone.id)).toMatchObject([
    { vacancy_id: one, platform_id: 1, media_code: null },
    { vacancy_id: other, platform_id: 3, media_code: link.mediaCode },
  ]);
});

test("the browser's cookie names the link that brought the visitor, where the request does not", async () => {
  const someone = await aReadyApplicant(portal);
  const [one = 0, other = 0, third = 0] = await someVacancies(3);
  const [first, second] = [
    await aLink(portal.platform.database, one),
    await aLink(portal.platform.database, other, { platform_id: 3 }),
  ];
  const record = (vacancyId: number, mediaCode: string, cookie?: string) =>
    withActivity(cookie, { vacancyId, mediaCode }, new Date());
  const cookie = record(third, "forged", record(other, second.mediaCode, record(one, first.mediaCode)));
  const body = { VacancyId: [one, other, third], grecaptcha: await someone.visitor.captcha() };
  const sent = await portal.fetch(someone.token, "submit-all-application", {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${someone.token}`,
      "content-type": "application/json",
      cookie: `${careerActivityCookie}=${encodeURIComponent(cookie)}`,
    },
  });
  expect(await sent.json()).toMatchObject({ acknowledge: 1 });
  expect(await listRows(someone.id)).toMatchObject([
    { platform_id: 2, media_code: first.mediaCode },
    { platform_id: 3, media_code: second.mediaCode },
    { platform_id: 1, media_code: null },
  ]);
});

test("without both statements nothing is sent; given along they stay with the resume", async () => {
  const someone = await aReadyApplicant(portal);
  const ids = await someVacancies(2);
  const profile = await aProfile(portal.platform, 1);
  const grecaptcha = await someone.visitor.captcha();
  await someone.visitor.multipart("form/update-profile", { data: { ...profile, consent: {} }, grecaptcha });
  const half = { kebenaranData: true, penggunaanData: false };
  const refused = await submitAll(someone, ids, { consent: half });
  expect(refused.body).toMatchObject({ acknowledge: 0, results: [{ code: "consent-missing" }, {}] });
  const answer = await submitAll(someone, ids, { consent: { kebenaranData: true, penggunaanData: true } });
  expect(answer.body).toMatchObject({ acknowledge: 1 });
  const { body } = await someone.visitor.get("get-profile/id");
  expect(body["data"]).toMatchObject({ consent: { kebenaranData: true, penggunaanData: true } });
});

test("an incomplete resume is reported for each, and nothing is made", async () => {
  const someone = await aSignedIn(portal);
  const { body } = await submitAll(someone, await someVacancies(2));
  expect(body).toMatchObject({
    acknowledge: 0,
    results: [{ code: "profile-incomplete" }, { code: "profile-incomplete" }],
  });
  expect(await listRows(someone.id)).toEqual([]);
});

test("a wrong captcha stops all, a used one too", async () => {
  const someone = await aReadyApplicant(portal);
  const ids = await someVacancies(1);
  const grecaptcha = await someone.visitor.captcha();
  expect((await submitAll(someone, ids, { grecaptcha: "no" })).body).toMatchObject({ acknowledge: 0, code: "captcha" });
  expect((await submitAll(someone, [999_999], { grecaptcha })).body["results"]).toMatchObject([{ code: "not-found" }]);
  expect((await submitAll(someone, ids, { grecaptcha })).body).toMatchObject({ code: "captcha" });
});

test("the same call ten times at once makes one application a vacancy", async () => {
  const someone = await aReadyApplicant(portal);
  const ids = await someVacancies(2);
  const answers = await Promise.all(Array.from({ length: 10 }, () => submitAll(someone, ids)));
  expect(answers.every(({ http }) => http === 200)).toBe(true);
  const results = answers.flatMap(({ body }) => Object(body)["results"]);
  expect(results.filter(({ acknowledge }) => acknowledge === 1)).toHaveLength(2);
  expect(results.filter(({ code }) => code === "already-applied")).toHaveLength(18);
  expect(await listRows(someone.id)).toHaveLength(2);
  expect(await getSnapshots(someone.id)).toBe(2);
});

test.each([
  [[], "VacancyId"],
  [Array.from({ length: 51 }, (_, index) => index + 1), "VacancyId"],
  [7, "VacancyId"],
  [["7"], "VacancyId.0"],
  [[1, 0], "VacancyId.1"],
])("VacancyId %j is a wrong field", async (VacancyId, path) => {
  const someone = await aSignedIn(portal);
  expect(await submitAll(someone, VacancyId)).toMatchObject({ http: 422, body: { errors: [{ path }] } });
});
