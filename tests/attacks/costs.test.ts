// Shows: promise 21
import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wholePortal } from "../wire/whole-portal.ts";
import { costClasses } from "./walk/all-classes.ts";
import { type Aim, aimAt } from "./walk/attack.ts";
import { dearest, heldToTime } from "./walk/cost.ts";

let aim: Aim;
beforeAll(async () => {
  aim = aimAt(await wholePortal());
});
afterAll(async () => {
  console.table(dearest(10));
  const file = process.env["HELD_TO_TIME_FILE"];
  if (file !== undefined) await writeFile(file, JSON.stringify(heldToTime()));
  await aim.platform.close();
});

test.each(costClasses)(
  "$name: no request costs more than a few times what a harmless one does, nor more than twice what half of it does",
  async ({ least, table }) => {
    const attacks = await table(aim);
    const bad: object[] = [];
    for (const { input, attempt } of attacks) {
      const { answers, won } = await attempt();
      const faults = answers.filter(({ http }) => http >= 500);
      if (won !== null || faults.length > 0) bad.push({ input, won, faults: faults.length });
    }
    expect(bad).toEqual([]);
    expect(attacks.length).toBeGreaterThanOrEqual(least);
  },
  3_600_000,
);
