// Shows: F41
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeskOfTest, deskOfTest } from "../../../../tests/support/desk.ts";
import { getRows } from "../../../../tests/support/listed-applications.ts";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { migrations } from "../../../app/migrations.ts";

let platform: TestPlatform;
let desk: DeskOfTest;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  desk = deskOfTest(platform);
});
afterAll(() => platform.close());

test("a privacy officer chooses among all members whose entries are looked for", async () => {
  const recruiter = await desk.as({ role: "recruiter" });
  const officer = await desk.as({ role: "privacy-officer" });
  const ids = getRows(await officer.send("GET", "trail/staff")).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([recruiter.id, officer.id]));
  await officer.send("POST", "trail/verify");
  const of = async (id: number) => getRows(await officer.send("GET", `trail?staffId=${id}`));
  expect(await of(officer.id)).toMatchObject([{ action: "trail.verified" }]);
  expect(await of(recruiter.id)).toEqual([]);
});

test("who reads no audit log is not told who is a member", async () => {
  for (const role of ["recruiter", "hiring-manager", "editor"] as const) {
    const other = await desk.as({ role });
    expect(await other.send("GET", "trail/staff")).toMatchObject({ http: 403, body: { right: "audit.read" } });
  }
});
