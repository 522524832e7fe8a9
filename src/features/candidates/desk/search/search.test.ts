// Shows: F70
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import { applyingOfTest } from "../../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import {
  getRows,
  type ListedApplications,
  listedApplications,
} from "../../../../../tests/support/listed-applications.ts";
import { limitRules } from "../../../../platform/limits/limit-rules.ts";

// The search from everywhere shows what the lists show the same member, and records it as they do.

let portal: Portal;
let desk: DeskOfTest;
let two: ListedApplications;
let recruiter: AtDesk;
let manager: AtDesk;
let vacancy: { code: string; title: string };
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
  two = await listedApplications(portal, 2);
  recruiter = await desk.as({ role: "recruiter", companyIds: [two.companyId] });
  manager = await desk.as({ role: "hiring-manager", vacancyIds: [two.vacancyId] });
  const row = db().selectFrom("vacancies").select(["code", "title_id as title"]).where("id", "=", two.vacancyId);
  vacancy = await row.executeTakeFirstOrThrow();
});
afterAll(() => portal.platform.close());
beforeEach(async () => {
  await two.restore();
  await db().deleteFrom("limit_counts").execute();
  await two.change(one(), { name: "Yohana Simanjuntak", name_key: "yohana simanjuntak" });
  await db()
    .updateTable("desk_words")
    .set({ words: sql`to_tsvector('simple', 'yohana simanjuntak logistik')` })
    .where("application_id", "=", one())
    .execute();
});

const db = () => portal.platform.database.db;
const one = () => two.ids[0] ?? 0;
const search = (who: AtDesk, words: string) => who.send("GET", `search?q=${encodeURIComponent(words)}`);
const found = async (who: AtDesk, words: string) => {
  const { body } = await search(who, words);
  return { people: idsIn(body["people"]), vacancies: idsIn(body["vacancies"]) };
};
const idsIn = (data: unknown) => (Array.isArray(data) ? getRows({ body: { data } }).map(({ id }) => id) : data);
const nobody = { people: [], vacancies: [] };

describe("a recruiter finds", () => {
  test.each(["yohana", "Simanjuntak", "yoh", "simanj yohana", "YOHANA SIMANJUNTAK"])(
    "a person by %s",
    async (words) => {
      expect((await found(recruiter, words)).people).toEqual([one()]);
    },
  );

  test("nobody by words of a resume that are not their name, or by the middle of a name", async () => {
    for (const words of ["logistik", "hana", "%%", "''", "yohana logistik"])
      expect([words, (await found(recruiter, words)).people]).toEqual([words, []]);
  });

  test.each(["+62 81234567890", "081234567890", "0812-3456-7890", "62 812 3456 7890"])(
    "everybody with the phone number %s",
    async (phone) => {
      expect((await found(recruiter, phone)).people).toHaveLength(2);
    },
  );

  test("a person by a whole address, in any case, and by no part of one", async () => {
    const email = two.people[0]?.email ?? "";
    expect((await found(recruiter, email.toUpperCase())).people).toEqual([one()]);
    expect((await found(recruiter, email.slice(1))).people).toEqual([]);
    expect((await found(recruiter, "8123456789")).people).toEqual([]);
  });

  test("a vacancy by its code and by its title", async () => {
    expect((await found(recruiter, vacancy.code)).vacancies).toEqual([two.vacancyId]);
    expect((await found(recruiter, vacancy.title)).vacancies).toContain(two.vacancyId);
  });
});

describe("nobody finds more than lists show:", () => {
  test("another company's recruiter finds neither person nor vacancy", async () => {
    const stranger = await desk.as({ role: "recruiter", companyIds: [] });
    const all = ["yohana", "+62 81234567890", two.people[0]?.email ?? "", vacancy.code, vacancy.title];
    for (const words of all) expect([words, await found(stranger, words)]).toEqual([words, nobody]);
  });

  test("a hiring manager finds who is shared, by name alone", async () => {
    expect((await found(manager, "yohana")).people).toEqual([]);
    await two.change(one(), { shared_at: new Date() });
    expect((await found(manager, "yohana")).people).toEqual([one()]);
    for (const words of ["+62 81234567890", two.people[0]?.email ?? ""])
      expect([words, (await found(manager, words)).people]).toEqual([words, []]);
    expect(JSON.stringify((await search(manager, "yohana")).body)).not.toMatch(/81234567890|contoh\.id/);
  });

  test("who is hidden is found by code alone", async () => {
    await db().updateTable("vacancies").set({ blind: true }).where("id", "=", two.vacancyId).execute();
    for (const words of ["yohana", "+62 81234567890", two.people[0]?.email ?? ""])
      expect([words, (await found(recruiter, words)).people]).toEqual([words, []]);
    const row = db().selectFrom("desk_applications").select("blind_code").where("application_id", "=", one());
    const { blind_code: code } = await row.executeTakeFirstOrThrow();
    const { body } = await search(recruiter, code.toLowerCase());
    expect(body["people"]).toMatchObject([{ id: one(), who: { kind: "hidden", code } }]);
  });

  test("who has no right is refused, and the right is named", async () => {
    for (const role of ["admin", "editor", "privacy-officer"] as const) {
      const other = await desk.as({ role });
      expect(await search(other, "yohana")).toMatchObject({ http: 403, body: { right: "candidate.read" } });
    }
  });
});

test("people it shows are written into the audit log and the profile views, as by a list; others are not", async () => {
  await search(recruiter, "yohana");
  await search(recruiter, "tidakada");
  const people = await db().selectFrom("trail_people").select("applicant_id").execute();
  expect(people).toEqual([{ applicant_id: two.people[0]?.id }]);
  const looks = await db().selectFrom("looks").select(["what", "company_id"]).execute();
  expect(looks).toEqual([{ what: "list", company_id: two.companyId }]);
});

test("a search takes two letters to a hundred, and is made 600 times an hour", async () => {
  for (const words of ["", "y", " y ", "x".repeat(101)]) expect((await search(recruiter, words)).http).toBe(422);
  await search(recruiter, "yohana");
  await db().updateTable("limit_counts").set({ count: limitRules.deskSearches.limit }).execute();
  const refused = await search(recruiter, "yohana");
  expect(refused.http).toBe(429);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
});
