import { afterAll, beforeAll, expect, test } from "vitest";
import { wholePortal } from "../wire/whole-portal.ts";
import { allClasses } from "./walk/all-classes.ts";
import { type Aim, aimAt } from "./walk/attack.ts";
import { defenceless, isByAnswer } from "./walk/defenceless.ts";

let aim: Aim;
beforeAll(async () => {
  aim = aimAt(await wholePortal());
});
afterAll(() => aim.platform.close());

test.each(allClasses)("$name: a site without defences loses every try", async ({ name, table }) => {
  const attacks = await table(defenceless(aim));
  const blunt: string[] = [];
  for (const { input, attempt } of attacks.filter(({ input }) => isByAnswer(name, input))) {
    const { won } = await attempt();
    if (won === null) blunt.push(input);
  }
  expect(blunt).toEqual([]);
});
