// Shows: N25
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { principals as up } from "../../app/migrations/accounts.ts";
import { migrations } from "../../app/migrations.ts";
import type { Database } from "../../platform/database/database.ts";
import { tokenHash } from "../../platform/security/token.ts";
import { latestEvents } from "./account-event.queries.server.ts";
import { twoStepRows } from "./personal-data.queries.server.ts";
import { applicantPrincipal } from "./principal.ts";
import { findSession } from "./session/session.queries.server.ts";
import { findMailedCode, findRecoveryCode, findTwoStep } from "./two-step/two-step.queries.server.ts";

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === "2026-11-25-principals"),
);

const now = new Date("2026-11-25T03:00:00Z");
const later = new Date("2026-11-26T03:00:00Z");

let database: Database;
beforeAll(async () => {
  database = await testDatabase(before);
  const { db } = database;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`insert into applicants (email, email_key, name, password_hash, language, created_at)
    values ('dewi@contoh.id', 'dewi@contoh.id', 'Dewi', 'h', 'id', ${now})`);
  await run(sql`insert into sessions
    (applicant_id, token_hash, remember_me, created_at, last_used_at, expires_at, device, network)
    values (1, ${tokenHash("a token")}, true, ${now}, ${now}, ${later}, 'd', 'n')`);
  await run(
    sql`insert into two_steps (applicant_id, sealed_secret, created_at, activated_at) values (1, 's', ${now}, ${now})`,
  );
  await run(sql`insert into recovery_codes (applicant_id, name, code_hash) values (1, 'AAAA', 'c'), (1, 'BBBB', 'd')`);
  await run(sql`insert into mailed_codes (applicant_id, code_hash, expires_at) values (1, 'm', ${later})`);
  await run(sql`insert into account_events (applicant_id, event, at, device, network, request_id)
    values (1, 'signed-in', ${now}, 'd', 'n', 'r'), (null, 'deleted', ${now}, '', '', 'r')`);
  await database.transact((tx) => up(tx));
  await run(sql`insert into staff (email, email_key, name, language, state, created_at)
    values ('ratna@contoh.id', 'ratna@contoh.id', 'Ratna', 'id', 'active', ${now})`);
});
afterAll(() => database.close());

test("what was an applicant's before the upgrade is so after it", async () => {
  const { db } = database;
  const dewi = applicantPrincipal(1);
  expect(await findSession(db, "applicant", "a token", now)).toMatchObject({ principal: dewi, rememberMe: true });
  expect(await findTwoStep(db, dewi)).toMatchObject({ sealedSecret: "s", activatedAt: now });
  expect(await findRecoveryCode(db, dewi, "BBBB")).toBe("d");
  expect(await findMailedCode(db, dewi, now)).toBe("m");
  expect(await twoStepRows(db, 1)).toEqual([{ createdAt: now, activatedAt: now, endsAt: null, recoveryCodesLeft: 2 }]);
  expect(await latestEvents(db, dewi, 9)).toMatchObject([{ event: "signed-in" }]);
  const nobodys = db.selectFrom("account_events").select("event").where("applicant_id", "is", null);
  expect(await nobodys.execute()).toEqual([{ event: "deleted" }]);
});

const row = {
  sessions: "token_hash, remember_me, created_at, last_used_at, expires_at, device, network",
  two_steps: "sealed_secret, created_at",
  recovery_codes: "name, code_hash",
  mailed_codes: "code_hash, expires_at",
  account_events: "event, at, device, network, request_id",
} as const;
const values = {
  sessions: "'x', true, now(), now(), now(), 'd', 'n'",
  two_steps: "'s', now()",
  recovery_codes: "'CCCC', 'c'",
  mailed_codes: "'m', now()",
  account_events: "'signed-in', now(), 'd', 'n', 'r'",
} as const;
const tables = ["sessions", "two_steps", "recovery_codes", "mailed_codes", "account_events"] as const;

const insert = (table: (typeof tables)[number], applicant: string, staff: string) =>
  database.run(
    `insert into ${table} (applicant_id, staff_id, ${row[table]}) values (${applicant}, ${staff}, ${values[table]})`,
  );

describe.each(tables)("a row of %s", (table) => {
  test("is of one principal: not of two, and only in the trail of none", async () => {
    await expect(insert(table, "1", "1")).rejects.toThrow(`${table}_principal`);
    if (table !== "account_events") await expect(insert(table, "null", "null")).rejects.toThrow(`${table}_principal`);
    await insert(table, "null", "1");
  });

  test("is of somebody who is there", async () => {
    await database.run(`delete from ${table}`);
    await expect(insert(table, "null", "99")).rejects.toThrow(`${table}_staff_id_fkey`);
  });
});

test.each(["two_steps", "recovery_codes", "mailed_codes"] as const)(
  "%s has the same row of a member of staff once, as of an applicant",
  async (table) => {
    await database.run(`delete from ${table}`);
    await insert(table, "1", "null");
    await insert(table, "null", "1");
    await expect(insert(table, "1", "null")).rejects.toThrow(`${table}_applicant`);
    await expect(insert(table, "null", "1")).rejects.toThrow(`${table}_staff`);
  },
);

/** Many of each kind, so that reading all of them is dearer than the index. */
async function fill(): Promise<void> {
  await database.run(`insert into applicants (email, email_key, name, password_hash, language, created_at)
    select 'a' || n, 'a' || n, 'n', 'h', 'id', now() from generate_series(1, 400) n`);
  await database.run(`insert into staff (email, email_key, name, language, state, created_at)
    select 's' || n, 's' || n, 'n', 'id', 'active', now() from generate_series(1, 400) n`);
  for (const [column, owner] of [
    ["applicant_id", "applicants"],
    ["staff_id", "staff"],
  ])
    for (const table of ["sessions", "account_events"] as const)
      await database.run(`insert into ${table} (${column}, ${row[table]})
        select id, ${values[table].replace("'x'", `decode(md5('${owner}' || id || n), 'hex')`)}
        from ${owner}, generate_series(1, 10) n`);
  await database.run("analyze");
}

test("a principal's sessions and trail are found by an index, whichever kind they are of", async () => {
  await fill();
  const plan = async (table: string, column: string) =>
    JSON.stringify(await database.run(`explain select * from ${table} where ${column} = 7`));
  expect(await plan("sessions", "applicant_id")).toContain("sessions_applicant");
  expect(await plan("sessions", "staff_id")).toContain("sessions_staff");
  expect(await plan("account_events", "applicant_id")).toContain("account_events_applicant");
  expect(await plan("account_events", "staff_id")).toContain("account_events_staff");
});
