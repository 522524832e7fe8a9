import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { accountsOfTest } from "../../../../tests/support/accounts.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { aStaffMember } from "../../../../tests/support/staff.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { sealTrail } from "../../audit/seal-trail.server.ts";
import { readTrail, recordTrails } from "../../audit/trail.queries.server.ts";
import { byCommand } from "../../audit/trail.ts";
import { addCompany } from "../../companies/company.queries.server.ts";
import { findStaffByEmail } from "../../identity/staff.queries.server.ts";
import { seedSampleStaff } from "../sample-staff.server.ts";
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

interface CommandResult {
  exit: number;
  lines: string[];
}

async function run(name: StaffCommand, options: Record<string, unknown> = {}): Promise<CommandResult> {
  const { database, outbox, settings, clock } = platform;
  const lines: string[] = [];
  const inviting = async () => ({ outbox, settings, siteName: "Situs Karier", now: clock() });
  const exit = await runStaffCommand(database, inviting, { name, options }, (line) => lines.push(line));
  return { exit, lines };
}

const findState = async (email: string) => (await findStaffByEmail(platform.database.db, email))?.state;

async function anAdmin(email: string): Promise<void> {
  const { id } = await aStaffMember(platform, { email });
  await platform.database.db.insertInto("staff_roles").values({ staff_id: id, role: "admin" }).execute();
}

test("a recruiter is invited for a company, by mail, and stands in the list", async () => {
  const email = "perekrut.baru@contoh.id";
  const result = await run("staff-invite", { email, roles: ["recruiter", "editor"], companies: ["tenun-nusa"] });
  expect(result).toMatchObject({ exit: 0 });
  await eventually(async () => expect(await keptMailsTo(platform.settings.dataDir, email)).toHaveLength(1));
  const { lines } = await run("staff-list");
  expect(lines.find((line) => line.startsWith(email))).toMatch(/^\S+\t\tinvited\teditor, recruiter tenun-nusa\t$/);
});

test("other roles replace the former ones while the member has not started", async () => {
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
  expect(await findState("a@contoh.id")).toBeUndefined();
});

test("the last active administrator is not suspended, of two at once neither both", async () => {
  await anAdmin("admin1@contoh.id");
  expect(await run("staff-suspend", { email: "admin1@contoh.id" })).toMatchObject({ exit: 1 });
  expect(await findState("admin1@contoh.id")).toBe("active");
  await anAdmin("admin2@contoh.id");
  const both = ["admin1@contoh.id", "admin2@contoh.id"].map((email) => run("staff-suspend", { email }));
  expect((await Promise.all(both)).map(({ exit }) => exit).toSorted()).toEqual([0, 1]);
});

test("a hiring manager is invited for vacancies by their codes, and stands in the list with them (F45)", async () => {
  const vacancy = aVacancy({ company: "Tenun Nusa" });
  await storeVacancies(platform.database, [vacancy]);
  const email = "manajer.baru@contoh.id";
  const result = await run("staff-invite", { email, roles: ["hiring-manager"], vacancies: [vacancy.code] });
  expect(result).toMatchObject({ exit: 0 });
  const { lines } = await run("staff-list");
  expect(lines.find((line) => line.startsWith(email))).toContain(`hiring-manager ${vacancy.code}\t`);
});

test("sessions are ended and second steps reset by command, and the trail tells of each (F45)", async () => {
  const { id, email } = await aStaffMember(platform, { email: "tersesat@contoh.id" });
  await platform.database.db.insertInto("staff_roles").values({ staff_id: id, role: "editor" }).execute();
  const done = { exit: 0, lines: [`Done: ${email}.`] };
  expect(await run("staff-end-sessions", { email })).toEqual(done);
  expect(await run("staff-reset", { email })).toEqual(done);
  expect(await findState(email)).toBe("invited");
  const entries = await readTrail(platform.database.db, {}, { limit: 2 });
  expect(entries.map(({ action, actor, thing }) => [action, actor.kind, thing?.id])).toEqual([
    ["member.second-step-reset", "command", id],
    ["member.sessions-ended", "command", id],
  ]);
});

test("the trail is verified by command, which is recorded; a seal that was tampered with is named (F45)", async () => {
  const { database } = platform;
  await sealTrail(platform);
  expect((await run("staff-verify-trail")).lines.join()).toMatch(
    /^The trail is whole: \d+ entries under \d+ seals?\.$/,
  );
  const [entry] = await readTrail(database.db, { action: "trail.verified" }, { limit: 1 });
  expect(entry?.actor.kind).toBe("command");
  await database.db
    .updateTable("trail_entries")
    .set({ request_id: "another" })
    .where("id", "=", (await readTrail(database.db, { action: "member.invited" }, { limit: 1 }))[0]?.id ?? 0)
    .execute();
  expect(await run("staff-verify-trail")).toMatchObject({
    exit: 1,
    lines: [expect.stringContaining("is broken at seal")],
  });
});

const printedEntry = z.object({ seal: z.int(), id: z.int(), action: z.string(), at: z.iso.datetime() });

test("the trail is printed as JSON lines by whole seals, and who goes on behind the last one misses and repeats nothing", async () => {
  const { database, clock } = platform;
  const by = { actor: byCommand, requestId: "x", needed: "audit.read", action: "trail.read" } as const;
  // The entry with the smaller number ends later, and is sealed later.
  await database.db.deleteFrom("trail_entries").execute();
  await database.transact((tx) => recordTrails(tx, [by, by, by], clock()));
  const [first] = await database.db.selectFrom("trail_entries").select("id").orderBy("id").limit(1).execute();
  const late = await database.db
    .deleteFrom("trail_entries")
    .where("id", "=", first?.id ?? 0)
    .returning("id")
    .execute();
  await sealTrail(platform);
  await sql`insert into trail_entries (id, at, actor_kind, needed, action, request_id, fields) overriding system value
    values (${late[0]?.id}, now(), 'command', 'x', 'trail.read', '', '{}')`.execute(database.db);
  const print = async (after: number) =>
    (await run("staff-trail", { after })).lines.map((line) => printedEntry.parse(JSON.parse(line)));
  const one = await print(0);
  expect(one.map(({ id }) => id)).toEqual([(first?.id ?? 0) + 1, (first?.id ?? 0) + 2]);
  await sealTrail(platform);
  const two = await print(one.at(-1)?.seal ?? 0);
  expect(two.map(({ id }) => id)).toContain(first?.id);
  expect(two.filter(({ id }) => one.some((entry) => entry.id === id))).toEqual([]);
  const again = await print(0);
  expect(again.slice(0, one.length + two.length)).toEqual([...one, ...two]);
});

test("one command prints a bounded part of the trail, up to the end of a seal", async () => {
  const { database, clock } = platform;
  await database.db.deleteFrom("trail_entries").execute();
  const by = { actor: byCommand, requestId: "x", needed: "audit.read", action: "trail.read" } as const;
  await database.transact((tx) =>
    recordTrails(
      tx,
      Array.from({ length: 15_500 }, () => by),
      clock(),
    ),
  );
  while ((await sealTrail(platform)) > 0);
  const printed = (await run("staff-trail")).lines.map((line) => printedEntry.parse(JSON.parse(line)));
  expect(printed).toHaveLength(10_000);
  const rest = await run("staff-trail", { after: printed.at(-1)?.seal ?? 0 });
  expect(rest.lines).toHaveLength(5_500);
});

test("a link signs in as somebody of the sample content alone, and the trail tells who it is for (F45)", async () => {
  const [recruiter] = await seedSampleStaff(platform);
  const email = recruiter?.email ?? "";
  const { exit, lines } = await run("staff-demo-link", { email });
  expect([exit, lines.join()]).toEqual([0, expect.stringMatching(/\/staff\/demo\/[\w-]+$/)]);
  const [entry] = await readTrail(platform.database.db, { action: "member.sample-link-made" }, { limit: 1 });
  expect(entry).toMatchObject({ actor: { kind: "command" }, thing: { kind: "member", id: recruiter?.id } });
  await aStaffMember(platform, { email: "sungguhan@contoh.id" });
  expect(await run("staff-demo-link", { email: "sungguhan@contoh.id" })).toMatchObject({ exit: 1 });
});

test("every command reports an address that no member of staff has", async () => {
  for (const name of ["staff-suspend", "staff-end-sessions", "staff-reset"] as const) {
    expect((await run(name, { email: "entah@contoh.id" })).lines.join()).toContain("Nobody of staff");
  }
});
