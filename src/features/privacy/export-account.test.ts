import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountPortal } from "../../../tests/support/account-portal.ts";
import { aReadyApplicant, type Portal } from "../../../tests/support/applicants.ts";
import { longestStretch, timesAsLong } from "../../../tests/support/processor-time.ts";
import { personalDataOfRooms } from "../../app/personal-data.ts";
import { exportAccount } from "./export-account.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await accountPortal();
});
afterAll(() => portal.platform.close());

const asker = { userAgent: "", network: "192.0.2.1", requestId: "test" };

/** Someone to whose account forty thousand things happened. */
async function aLongTrail(): Promise<number> {
  const { id } = await aReadyApplicant(portal);
  const { db } = portal.platform.database;
  await sql`
    insert into account_events (applicant_id, event, at, device, network, request_id)
    select ${id}, 'signed-in', now(), 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0', '192.0.2.1', 'r' || n
    from generate_series(1, 40000) as n`.execute(db);
  return id;
}

/** Reads the whole download. @returns its bytes */
async function download(applicantId: number): Promise<number> {
  const exported = await exportAccount(portal.platform, personalDataOfRooms, applicantId, asker);
  if (exported.status !== "exported") throw new Error(exported.status);
  let bytes = 0;
  for await (const piece of exported.content) bytes += piece.length;
  return bytes;
}

test("the download of a long trail holds nobody up for much longer than reading its rows does", async () => {
  const id = await aLongTrail();
  expect(await download(id)).toBeGreaterThan(100_000);
  const { db } = portal.platform.database;
  const enough = 2;
  const times = await timesAsLong<() => Promise<unknown>>({
    work: () => download(id),
    other: () => db.selectFrom("account_events").selectAll().where("applicant_id", "=", id).execute(),
    enough,
    measure: longestStretch,
  });
  expect(times).toBeLessThanOrEqual(enough);
});
