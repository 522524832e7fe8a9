// Shows: F42
import { afterAll, beforeAll, expect, test } from "vitest";
import { aSignedIn, type Portal, portalOfTest } from "../../../../tests/support/applicants.ts";
import { aVacancy } from "../../../../tests/support/applications.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import { recordLooks } from "../../audit/look.queries.server.ts";
import { type Look, looks } from "../../audit/trail.ts";
import { myAccountEndpoints } from "./my-account.api.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest((platform) => myAccountEndpoints(platform, personalDataOfRooms));
});
afterAll(() => portal.platform.close());

async function aCompany() {
  const { database } = portal.platform;
  const { id } = await aVacancy(portal.platform);
  const row = database.db.selectFrom("vacancies").innerJoin("companies", "companies.id", "company_id");
  return row.select(["companies.id", "companies.name"]).where("vacancies.id", "=", id).executeTakeFirstOrThrow();
}

const look = (applicantId: number, companyId: number, what: Look, now: string) =>
  portal.platform.database.transact((tx) =>
    recordLooks(tx, { applicantIds: [applicantId], companyId, what }, new Date(now)),
  );

test("a person reads which company saw what on which day, the newest first, at once, and nobody else's", async () => {
  const one = await aSignedIn(portal);
  const other = await aSignedIn(portal);
  const [first, second] = [await aCompany(), await aCompany()];
  await look(one.id, first.id, "list", "2026-11-24T03:00:00Z");
  await look(one.id, second.id, "cv", "2026-11-25T03:00:00Z");
  await look(one.id, second.id, "page", "2026-11-25T04:00:00Z");
  await look(other.id, first.id, "photo", "2026-11-25T04:00:00Z");
  const { body } = await one.visitor.get("account/looks/id");
  expect(body["data"]).toEqual([
    { day: "2026-11-25", company: second.name, what: ["cv", "page"] },
    { day: "2026-11-24", company: first.name, what: ["list"] },
  ]);
});

test("every kind of look has a word, and a guest reads none", async () => {
  const guest = portal.visitor();
  expect((await guest.get("account/looks/id")).http).toBe(401);
  const someone = await aSignedIn(portal);
  const { id } = await aCompany();
  for (const what of looks) await look(someone.id, id, what, "2026-11-25T04:00:00Z");
  const { body } = await someone.visitor.get("account/looks/en");
  expect(Object(Array.isArray(body["data"]) ? body["data"][0] : {}).what).toHaveLength(looks.length);
});
