import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Portal } from "../support/applicants.ts";
import { testDatabase } from "../support/database.ts";
import { type SlowedDatabase, slowedDatabase } from "../support/slowed-database.ts";
import { commandNames, commands } from "./commands.ts";
import { before, faultsAfter } from "./left.ts";
import { race, slowMs, usualPairs } from "./race.ts";
import { aPersonToRace, getWorld, racingPortal } from "./world.ts";

// Two commands about one person at once, on a server: the embedded database does one after the other. Without the row
// locks of application and resume three races a pair find changes that are lost and something that is done twice.
const isServer = process.env["TEST_DATABASE_URL"] !== undefined;
/** How often each pair races here; `npm run endurance` races each five hundred times. */
const races = Number(process.env["RACES"] ?? 1);

let portal: Portal;
let database: SlowedDatabase;
beforeAll(async () => {
  portal = await racingPortal(async (migrations, seed) => {
    database = slowedDatabase(await testDatabase(migrations, seed));
    return database;
  });
});
afterAll(() => portal.platform.close());

test.each(commandNames)("%s, alone, is accepted and leaves what it is to leave", async (name) => {
  const world = getWorld(portal, await aPersonToRace(portal));
  const [act, then] = [await commands[name](world), await before(world)];
  expect(await act()).toBe(true);
  expect(await faultsAfter(world, then, [name])).toEqual([]);
});

// A race is mostly waiting, so pairs race beside each other, each about a person of its own.
describe
  .runIf(isServer)
  .concurrent("any two, at once, neither wait for each other for good nor contradict each other", () => {
    beforeAll(() => database.slowDown(slowMs));

    test.each(usualPairs)(
      "%s and %s",
      async (...pair) => {
        for (let count = 0; count < races; count += 1) {
          const world = getWorld(portal, await aPersonToRace(portal));
          expect(await race(world, pair)).toEqual([]);
        }
      },
      races * 10_000 + 600_000,
    );
  });
