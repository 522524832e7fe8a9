// Shows: N25
import { afterAll, beforeAll, expect, test } from "vitest";
import { aSessionOf } from "../../../../tests/support/accounts.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { ofSameNumber } from "../../../../tests/support/principals.ts";
import { type SlowedDatabase, slowedDatabase } from "../../../../tests/support/slowed-database.ts";
import { migrations } from "../../../app/migrations.ts";
import { deleteAccountRows, lockPerson } from "../personal-data.queries.server.ts";
import type { Principal } from "../principal.ts";
import { findSession } from "../session/session.queries.server.ts";
import { setStaffState } from "../staff-state.server.ts";
import { openSession } from "./open-session.server.ts";

// On a server two transactions take the same rows at once; the embedded database does one after the other.
const races = process.env["TEST_DATABASE_URL"] === undefined ? 1 : 12;
const slowMs = 6;

let platform: TestPlatform;
let database: SlowedDatabase;
beforeAll(async () => {
  platform = await testPlatform({
    migrations,
    open: async (steps, seed) => {
      database = slowedDatabase(await testDatabase(steps, seed));
      return database;
    },
  });
});
afterAll(() => platform.close());

const asker = { userAgent: "Mozilla/5.0 (test)", network: "192.0.2.7", requestId: "r" };

/** Signs in where a session is open already, which ends. @returns the new token, or null where the account is gone */
async function signInAnew(principal: Principal): Promise<() => Promise<string | null>> {
  const former = await findSession(
    platform.database.db,
    principal.kind,
    await aSessionOf(platform, principal),
    platform.clock(),
  );
  const signingIn = { ...asker, code: undefined, rememberMe: false, device: null };
  return async () => {
    const formerSessionId = former?.sessionId ?? null;
    const opened = await openSession(platform, () => "Situs", principal, { ...signingIn, formerSessionId }).catch(
      (fault: unknown) => {
        if (String(fault).includes("foreign key")) return null;
        throw fault;
      },
    );
    return opened?.status === "signed-in" ? opened.token : null;
  };
}

async function atOnce<One, Other>(one: () => Promise<One>, other: () => Promise<Other>): Promise<[One, Other]> {
  database.slowDown(slowMs);
  const both = await Promise.all([one(), other()]);
  database.slowDown(0);
  return both;
}

test("a sign-in beside a suspension: neither waits for the other for good, and nothing is open after it", async () => {
  for (let count = 0; count < races; count += 1) {
    const { own } = await ofSameNumber(platform, "staff");
    const suspend = () => platform.database.transact((tx) => setStaffState(tx, own.id, "suspended"));
    const [token] = await atOnce(await signInAnew(own), suspend);
    expect(await findSession(platform.database.db, "staff", token ?? "", platform.clock())).toBeUndefined();
  }
});

test("a sign-in beside erasing the applicant: neither waits for the other for good, and nothing is left", async () => {
  for (let count = 0; count < races; count += 1) {
    const { own } = await ofSameNumber(platform, "applicant");
    const erase = () =>
      platform.database.transact(async (tx) => {
        await lockPerson(tx, own.id);
        await deleteAccountRows(tx, own.id);
      });
    await atOnce(await signInAnew(own), erase);
    const left = platform.database.db.selectFrom("sessions").select("id").where("applicant_id", "=", own.id);
    expect(await left.execute()).toEqual([]);
  }
});
