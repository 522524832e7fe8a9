import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { aStaffMember } from "../../../../tests/support/staff.ts";
import { migrations } from "../../../app/migrations.ts";
import { lockAdmins, replaceRoles } from "./role.queries.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
});
afterAll(() => platform.close());

test("who waited for another's change of administrators sees whom it left", async () => {
  const { transact } = platform.database;
  const [first, second] = [await aStaffMember(platform), await aStaffMember(platform)];
  await transact(async (tx) => {
    for (const { id } of [first, second]) await replaceRoles(tx, id, [{ role: "admin", companyIds: [] }]);
  });
  const locked = Promise.withResolvers<void>();
  const takeAway = () =>
    transact(async (tx) => {
      const found = await lockAdmins(tx);
      locked.resolve();
      await replaceRoles(tx, second.id, []);
      // Long enough for the other to wait at the lock, where there is more than one connection.
      await sleep(200);
      return found;
    });
  const lookAfter = () => locked.promise.then(() => transact((tx) => lockAdmins(tx)));
  expect(await Promise.all([takeAway(), lookAfter()])).toEqual([[first.id, second.id], [first.id]]);
});
