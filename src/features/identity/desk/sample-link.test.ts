// Shows: F45
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsOfTest } from "../../../../tests/support/accounts.ts";
import { type DeskOfTest, deskOfTest } from "../../../../tests/support/desk.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { aStaffMember } from "../../../../tests/support/staff.ts";
import { seedSampleStaff } from "../../staff/sample-staff.server.ts";
import { sampleLink } from "../sample/sample-staff.server.ts";
import { findStaffByEmail } from "../staff.queries.server.ts";

let platform: TestPlatform;
let desk: DeskOfTest;
let ids: Map<string, number>;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
  desk = deskOfTest(platform);
  ids = new Map((await seedSampleStaff(platform)).map(({ role, id }) => [role, id]));
});
afterAll(() => platform.close());

const getId = (role: string) => ids.get(role) ?? 0;

async function link(staffId: number, settings = platform.settings): Promise<string> {
  const made = await platform.database.transact((tx) => sampleLink(tx, settings, staffId, platform.clock()));
  return made.status === "made" ? made.token : made.status;
}

test("there is one of each role, who signs in by a link once", async () => {
  expect([...ids.keys()].sort()).toEqual(["admin", "editor", "hiring-manager", "privacy-officer", "recruiter"]);
  const token = await link(getId("recruiter"));
  expect(await desk.nobody("GET", `demo/${token}`)).toMatchObject({ http: 200, body: { name: "Galih Suryanto" } });
  const tries = await Promise.all([1, 2, 3].map(() => desk.nobody("POST", `demo/${token}`)));
  expect(tries.map(({ http }) => http).sort()).toEqual([200, 404, 404]);
  expect(tries.find(({ http }) => http === 200)?.headers.getSetCookie()[0]).toMatch(/^staff=.*SameSite=Strict/);
});

test("a link expires after ten minutes", async () => {
  const token = await link(getId("admin"));
  const before = platform.time.now;
  platform.time.now = new Date(before.getTime() + 10 * 60_000);
  expect(await desk.nobody("POST", `demo/${token}`)).toMatchObject({ http: 404 });
  platform.time.now = before;
});

test("nobody else gets a link, and no site that others reach gives one", async () => {
  const { email } = await aStaffMember(platform);
  const member = await findStaffByEmail(platform.database.db, email);
  expect(await link(member?.id ?? 0)).toBe("no-sample");
  expect(await link(getId("admin"), { ...platform.settings, publicUrl: "https://karier.example" })).toBe("not-local");
});

test("a page of another site does not use a link up", async () => {
  const token = await link(getId("editor"));
  const headers = { origin: "https://evil.example" };
  expect(await desk.nobody("POST", `demo/${token}`, { headers })).toMatchObject({ http: 403 });
  expect((await desk.nobody("POST", `demo/${token}`)).http).toBe(200);
});
