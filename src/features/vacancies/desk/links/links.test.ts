// Shows: F18
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import { anApplication, applyingOfTest } from "../../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import { soon } from "../../../../../tests/support/desk-vacancies.ts";
import { createApi } from "../../../../app/api/api.ts";
import { createDesk, createEndpoints } from "../../../../app/endpoints.ts";
import { linkAnswer, linksAnswer } from "./links.api.server.ts";

let portal: Portal;
let desk: DeskOfTest;
let follow: (code: string) => Promise<string>;
beforeAll(async () => {
  portal = await applyingOfTest();
  const { platform } = portal;
  desk = deskOfTest(platform);
  const { endpoints } = createEndpoints(platform);
  const guest = { status: "known", identity: { kind: "guest" }, tokenKey: "t", via: "header" } as const;
  const api = createApi(platform, async () => guest, endpoints, createDesk(platform));
  follow = async (code) => (await api.request(`${platform.settings.publicUrl}/activity/${code}/id`)).text();
});
afterAll(() => portal.platform.close());

async function someVacancy() {
  const someone = await anApplication(portal);
  const { db } = portal.platform.database;
  const row = db.selectFrom("vacancies").select("company_id").where("id", "=", someone.vacancyId);
  const { company_id } = await row.executeTakeFirstOrThrow();
  const recruiter = await desk.as({ role: "recruiter", companyIds: [company_id] });
  return { ...someone, recruiter };
}

const aLink = (more: object = {}) => ({
  ...{ mediaCode: "JF-JKT", platformId: 2, opensOn: soon(0), expiresOn: soon(7), note: "Stan A" },
  ...more,
});

async function made({ send }: AtDesk, vacancyId: number, more: object = {}) {
  const response = await send("POST", `vacancies/${vacancyId}/links`, { body: aLink(more) });
  expect(response.http).toBe(201);
  return linkAnswer.parse(response.body);
}

const listed = async ({ send }: AtDesk, id: number) =>
  linksAnswer.parse((await send("GET", `vacancies/${id}/links`)).body).data;

test("a link has a random code of twenty characters and counts from clicks to hired", async () => {
  const { recruiter, vacancyId, applicationId } = await someVacancy();
  const link = await made(recruiter, vacancyId);
  const other = await made(recruiter, vacancyId, { mediaCode: "MITRA" });
  expect(link.code).toMatch(/^[a-z0-9]{20}$/);
  expect(other.code).not.toBe(link.code);
  expect(link.url).toContain(`/activity?code=${link.code}`);
  expect(await follow(link.code)).toContain("JF-JKT");
  await follow(link.code);
  await portal.platform.database.db
    .updateTable("applications")
    .set({ media_code: "JF-JKT", status: "hired" })
    .where("id", "=", applicationId)
    .execute();
  const rows = await listed(recruiter, vacancyId);
  expect(rows.find(({ code }) => code === link.code)).toMatchObject({
    ...{ clicks: 2, applications: 1, hired: 1, note: "Stan A", state: "valid" },
    days: [{ day: soon(0), clicks: 2 }],
  });
  expect(rows.find(({ code }) => code === other.code)).toMatchObject({ clicks: 0, applications: 0, hired: 0 });
});

test("a link before its first or after its last day counts no click", async () => {
  const { recruiter, vacancyId } = await someVacancy();
  const early = await made(recruiter, vacancyId, { opensOn: soon(2), expiresOn: soon(3) });
  expect(early.state).toBe("early");
  await follow(early.code);
  expect((await listed(recruiter, vacancyId))[0]?.clicks).toBe(0);
});

test("its picture is the address as SVG and as PNG", async () => {
  const { recruiter, vacancyId } = await someVacancy();
  const { code } = await made(recruiter, vacancyId);
  const svg = await recruiter.send("GET", `vacancies/${vacancyId}/links/${code}/qr.svg`);
  expect([svg.http, svg.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(svg.headers.get("content-disposition")).toContain(`${code}.svg`);
  const png = await recruiter.send("GET", `vacancies/${vacancyId}/links/${code}/qr.png`);
  expect([png.http, png.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect((await recruiter.send("GET", `vacancies/${vacancyId}/links/xyz/qr.svg`)).http).toBe(404);
  expect((await recruiter.send("GET", `vacancies/${vacancyId}/links/${code}/qr.gif`)).http).toBe(400);
});

test("its last day is changed with its version, its channel never", async () => {
  const { recruiter, vacancyId } = await someVacancy();
  const { code, version } = await made(recruiter, vacancyId);
  const change = (body: object, at: number) =>
    recruiter.send("PATCH", `vacancies/${vacancyId}/links/${code}`, { body, version: at });
  expect((await change({ expiresOn: soon(20), mediaCode: "LAIN" }, version)).body).toMatchObject({
    ...{ expiresOn: soon(20), mediaCode: "JF-JKT", version: version + 1 },
  });
  expect((await change({ note: "x" }, version)).http).toBe(412);
  expect((await change({ expiresOn: soon(-20) }, version + 1)).body).toMatchObject({
    errors: [{ pointer: "/expiresOn", code: "days-turned" }],
  });
});

test.each([
  [{ mediaCode: "<b>" }, "/mediaCode"],
  [{ platformId: 9 }, "/platformId"],
  [{ expiresOn: soon(-1) }, "/expiresOn"],
  [{ opensOn: soon(-30), expiresOn: soon(-1) }, "/expiresOn"],
  [{ note: "x".repeat(101) }, "/note"],
])("%j is a wrong field", async (more, pointer) => {
  const { recruiter, vacancyId } = await someVacancy();
  const response = await recruiter.send("POST", `vacancies/${vacancyId}/links`, { body: aLink(more) });
  expect(response.body).toMatchObject({ status: 422, errors: [{ pointer }] });
});

test("a vacancy has a hundred links at most, and another company's recruiter sees none", async () => {
  const { recruiter, vacancyId } = await someVacancy();
  const stranger = (await someVacancy()).recruiter;
  const rows = Array.from({ length: 100 }, (_, at) => ({
    ...{ code: `many-${vacancyId}-${at}`, vacancy_id: vacancyId, media_code: "M", platform_id: 2 as const },
    ...{ opens_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) },
  }));
  await portal.platform.database.db.insertInto("activity_links").values(rows).execute();
  const response = await recruiter.send("POST", `vacancies/${vacancyId}/links`, { body: aLink() });
  expect(response.body).toMatchObject({ status: 409, code: "too-many-links" });
  expect((await stranger.send("GET", `vacancies/${vacancyId}/links`)).http).toBe(404);
});
