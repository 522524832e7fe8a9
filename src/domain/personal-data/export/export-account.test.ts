import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mostMs } from "../../../../tests/attacks/walk/cost.ts";
import { accountPortal } from "../../../../tests/support/account-portal.ts";
import { aReadyApplicant, type Portal } from "../../../../tests/support/applicants.ts";
import { personalDataOfRooms } from "../../../server/personal-data.ts";
import { exportAccount } from "./export-account.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await accountPortal();
});
afterAll(() => portal.platform.close());

const asker = { userAgent: "", network: "192.0.2.1", requestId: "test" };

/** Somebody to whose account forty thousand things happened. */
async function aLongTrail(): Promise<number> {
  const { id } = await aReadyApplicant(portal);
  const { db } = portal.platform.database;
  await sql`
    insert into account_events (applicant_id, event, at, device, network, request_id)
    select ${id}, 'signed-in', now(), 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0', '192.0.2.1', 'r' || n
    from generate_series(1, 40000) as n`.execute(db);
  return id;
}

/** Reads the whole download. @returns its bytes, and the longest time in which nothing else had a turn */
async function download(applicantId: number) {
  const state = { isOver: false, stretch: 0, bytes: 0 };
  const watch = async () => {
    while (!state.isOver) {
      const before = process.threadCpuUsage();
      await setImmediate();
      const { user, system } = process.threadCpuUsage(before);
      state.stretch = Math.max(state.stretch, (user + system) / 1000);
    }
  };
  const watched = watch();
  const exported = await exportAccount(portal.platform, personalDataOfRooms, applicantId, asker);
  if (exported.status !== "exported") throw new Error(exported.status);
  for await (const piece of exported.content) state.bytes += piece.length;
  state.isOver = true;
  await watched;
  return state;
}

test("the download of a long trail holds nobody up", async () => {
  const id = await aLongTrail();
  let best = await download(id);
  for (let time = 1; time < 3 && best.stretch > mostMs; time += 1) {
    const again = await download(id);
    if (again.stretch < best.stretch) best = again;
  }
  expect(best.bytes).toBeGreaterThan(100_000);
  expect(best.stretch).toBeLessThan(mostMs);
});
