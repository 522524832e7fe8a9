import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../../tests/support/platform.ts";
import { migrations } from "../../app/migrations.ts";
import { ensureCompanies } from "../companies/ensure-companies.server.ts";
import { checkGroupRoles, grantsOfGroups } from "./members.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
});
afterAll(() => platform.close());

test.each([
  [{ role: "bos", companies: [] }, /"hr=bos" names a role that there is not/],
  [{ role: "recruiter", companies: [] }, /"hr=recruiter" must name companies/],
  [{ role: "admin", companies: ["sagara"] }, /"hr=admin" must name no company/],
])("%o stops the start", (rule, sentence) => {
  expect(() => checkGroupRoles([{ group: "hr", ...rule }])).toThrow(sentence);
});

test("groups add up: each role once, with the companies of all; an unknown company gives nothing", async () => {
  const { db } = platform.database;
  await platform.database.transact((tx) => ensureCompanies(tx, ["Sagara", "Lintang"]));
  const slugs = await db.selectFrom("companies").select(["id", "slug"]).orderBy("id").execute();
  const [one, other] = slugs;
  const rules = [
    { group: "satu", role: "recruiter", companies: [one?.slug ?? ""] },
    { group: "dua", role: "recruiter", companies: [other?.slug ?? "", one?.slug ?? "", "entah"] },
    { group: "tiga", role: "recruiter", companies: ["entah"] },
    { group: "empat", role: "editor", companies: [] },
  ];
  checkGroupRoles(rules);
  expect(await grantsOfGroups(db, rules, ["satu", "dua", "empat", "lain"])).toEqual([
    { role: "recruiter", companyIds: [one?.id, other?.id] },
    { role: "editor", companyIds: [] },
  ]);
  expect(await grantsOfGroups(db, rules, ["tiga"])).toEqual([]);
});
