// Shows: V10
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { daysFromNow, inDays } from "../../../../../tests/support/days.ts";
import { sendTo } from "../../../../../tests/support/endpoints.ts";
import { aLink, aVacancy, getVacancyEndpoints, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import { readCookies } from "../../../../contract/cookies.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { careerActivityCookie, findMediaCode } from "../../activity/career-activity.ts";
import { activityAnswer } from "./activity.api.server.ts";

let database: Database;
let ids: number[];
beforeAll(async () => {
  database = await testDatabase(migrations);
  ids = await storeVacancies(database, [
    aVacancy({ titleId: "Juru Las", titleEn: "Welder" }),
    aVacancy({ titleId: "Juru Las Lama", postedAt: daysFromNow(-9), endDay: inDays(-3) }),
  ]);
});
afterAll(() => database.close());

const open = (id: string, language: "id" | "en" = "id") =>
  sendTo(getVacancyEndpoints(database))("GET activity/{id}/{lang}", { path: { id }, language });

test("a good link leads to its vacancy, with media code and platform, and is remembered for a day", async () => {
  const [id = 0] = ids;
  const { code, mediaCode } = await aLink(database, id, { platform_id: 3 });
  const { answer, reply } = await open(code, "en");
  const { data, relatedJob, ...channel } = activityAnswer.parse(answer);
  expect(data).toMatchObject({ id, title: "Welder" });
  expect(relatedJob).toEqual([]);
  expect(channel).toEqual({ mediaCode, platform: 3, resume: null });
  const [cookie = ""] = reply.status === "accepted" ? reply.cookies : [];
  expect(cookie).toMatch(/; Path=\/; SameSite=Lax; HttpOnly; Max-Age=86400$/);
  expect(findMediaCode(readCookies(cookie.split(";")[0])[careerActivityCookie], id, new Date())).toBe(mediaCode);
});

test.each([
  ["expired", { expires_at: daysFromNow(-0.001) }, "link-expired", "link telah kadaluarsa"],
  ["not yet open", { opens_at: daysFromNow(0.01) }, "link-not-yet-open", "link belum dapat diakses"],
] as const)("a link that is %s says so, the same in both languages", async (_, state, code, message) => {
  const link = await aLink(database, ids[0] ?? 0, state);
  for (const language of ["id", "en"] as const) {
    const { reply } = await open(link.code, language);
    expect(reply).toMatchObject({ status: "refused", http: 200, code, message, cookies: [] });
  }
});

test("one that opens later says when", async () => {
  const { code } = await aLink(database, ids[0] ?? 0, { opens_at: new Date("2099-01-02T00:00:00+07:00") });
  expect((await open(code)).reply).toMatchObject({ extra: { opensAt: "2099-01-02T00:00:00+07:00" } });
});

test.each(["tidak-ada", "", " ", "x".repeat(5000), "a\0b", "\uD800", "../../etc", "1 or 1=1"])(
  "the code %j is invalid",
  async (code) => {
    expect((await open(code)).reply).toMatchObject({ status: "refused", http: 200, code: "link-invalid" });
  },
);

test("a good link to a vacancy that closed says that it closed, and sets nothing", async () => {
  const { code } = await aLink(database, ids[1] ?? 0);
  expect((await open(code)).reply).toMatchObject({
    code: "vacancy-closed",
    extra: { title: "Juru Las Lama", closedAt: `${inDays(-3)}T23:59:59+07:00` },
    cookies: [],
  });
});

test("a visitor from our letter is remembered by its code, by no other code and from no other site", async () => {
  const [id = 0] = ids;
  const seen = (media: string, isOwnOrigin = true) =>
    sendTo(getVacancyEndpoints(database))("GET lowongan-detail/{id}/{lang}", {
      ...{ path: { id: String(id) }, query: { media }, isOwnOrigin },
    });
  const { reply } = await seen("email-saran");
  const [cookie = ""] = reply.status === "accepted" ? reply.cookies : [];
  expect(findMediaCode(readCookies(cookie.split(";")[0])[careerActivityCookie], id, new Date())).toBe("email-saran");
  expect((await seen("email-kabur")).reply).toMatchObject({ cookies: [] });
  expect((await seen("email-saran", false)).reply).toMatchObject({ cookies: [] });
});
