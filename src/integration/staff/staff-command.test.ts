import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsOfTest } from "../../../tests/support/accounts.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../tests/support/platform.ts";
import { aStaffMember } from "../../../tests/support/staff.ts";
import { addCompany } from "../../domain/organisation/organisation.server.ts";
import { findStaffByEmail } from "../../domain/people/people.server.ts";
import { runStaffCommand, type StaffCommand } from "./staff-command.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
  const company = { slug: "tenun-nusa", name: "Tenun Nusa", name_key: "tenun nusa" };
  await addCompany(platform.database.db, {
    ...company,
    industry_id: null,
    website: null,
    dye: "nila",
    pattern: "kawung",
  });
});
afterAll(() => platform.close());

interface Said {
  exit: number;
  lines: string[];
}

async function run(name: StaffCommand, options: Record<string, unknown> = {}): Promise<Said> {
  const { database, outbox, settings, clock } = platform;
  const lines: string[] = [];
  const inviting = async () => ({ outbox, settings, siteName: "Situs Karier", now: clock() });
  const exit = await runStaffCommand(database, inviting, { name, options }, (line) => lines.push(line));
  return { exit, lines };
}

const stateOf = async (email: string) => (await findStaffByEmail(platform.database.db, email))?.state;

async function anAdmin(email: string): Promise<void> {
  const { id } = await aStaffMember(platform, { email });
  await platform.database.db.insertInto("staff_roles").values({ staff_id: id, role: "admin" }).execute();
}

test("a recruiter is invited for a company, by mail, and stands in the list", async () => {
  const email = "perekrut.baru@contoh.id";
  const said = await run("staff-invite", { email, roles: ["recruiter", "editor"], companies: ["tenun-nusa"] });
  expect(said).toMatchObject({ exit: 0 });
  await eventually(async () => expect(await keptMailsTo(platform.settings.dataDir, email)).toHaveLength(1));
  const { lines } = await run("staff-list");
  expect(lines.find((line) => line.startsWith(email))).toMatch(/^\S+\t\tinvited\teditor, recruiter \d+\t$/);
});

test("other roles take the place of the former ones while somebody has not begun", async () => {
  const email = "berubah@contoh.id";
  await run("staff-invite", { email, roles: ["recruiter"], companies: ["tenun-nusa"] });
  await run("staff-invite", { email, roles: ["privacy-officer"] });
  const { lines } = await run("staff-list");
  expect(lines.find((line) => line.startsWith(email))).toContain("\tprivacy-officer\t");
});

test.each([
  [{ email: "a@contoh.id" }, "at least one role"],
  [{ email: "a@contoh.id", roles: ["raja"] }, 'no role "raja"'],
  [{ email: "a@contoh.id", roles: ["recruiter"] }, "works for a company"],
  [{ email: "a@contoh.id", roles: ["editor"], companies: ["tenun-nusa"] }, "a recruiter's"],
  [{ email: "a@contoh.id", roles: ["recruiter"], companies: ["entah"] }, 'no company "entah"'],
  [{ email: "a@contoh.id", roles: ["editor", "editor"] }, "named twice"],
  [{ email: "bukan alamat", roles: ["editor"] }, "one e-mail address"],
])("%j invites nobody, and says why", async (options, why) => {
  const { exit, lines } = await run("staff-invite", options);
  expect(exit).toBe(1);
  expect(lines.join()).toContain(why);
  expect(await stateOf("a@contoh.id")).toBeUndefined();
});

test("the last active administrator is not suspended, of two at once neither both", async () => {
  await anAdmin("admin1@contoh.id");
  expect(await run("staff-suspend", { email: "admin1@contoh.id" })).toMatchObject({ exit: 1 });
  expect(await stateOf("admin1@contoh.id")).toBe("active");
  await anAdmin("admin2@contoh.id");
  const both = ["admin1@contoh.id", "admin2@contoh.id"].map((email) => run("staff-suspend", { email }));
  expect((await Promise.all(both)).map(({ exit }) => exit).toSorted()).toEqual([0, 1]);
});

test("nobody of staff by that address is said, whatever is asked", async () => {
  for (const name of ["staff-suspend", "staff-end-sessions", "staff-reset"] as const) {
    expect((await run(name, { email: "entah@contoh.id" })).lines.join()).toContain("Nobody of staff");
  }
});
