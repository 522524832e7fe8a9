// Shows: promise 8, promise 9, promise 11, promise 12
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "../../src/platform/log/log.ts";
import { whenFree } from "../support/when-free.ts";
import { wholePortal } from "../wire/whole-portal.ts";
import { untilMailsAreOut } from "./kept.ts";
import { allClasses } from "./walk/all-classes.ts";
import { type Aim, aimAt } from "./walk/attack.ts";

const lines: string[] = [];
const counted = new Map<string, number>();

let aim: Aim;
beforeAll(async () => {
  const log = createLog({ level: "trace", destination: { write: (line) => void lines.push(line) } });
  aim = aimAt(await wholePortal(log));
});
// A class that reads its own mails does not wait behind a thousand of the class before.
beforeEach(() => untilMailsAreOut(aim.platform), 1_200_000);
afterAll(async () => {
  const all = [...counted.values()].reduce((sum, count) => sum + count, 0);
  console.table({ ...Object.fromEntries(counted), "in all": all });
  await aim.platform.close();
});

test.each(allClasses)(
  "$name: none of the tries succeeds, none is answered with a fault",
  async ({ name, least, table }) => {
    const attacks = await table(aim);
    const inputs = new Set(attacks.map(({ input }) => input));
    counted.set(name, inputs.size);
    const bad: object[] = [];
    for (const { input, attempt } of attacks) {
      const { answers, won } = await attempt();
      const faults = answers.filter(({ http }) => http >= 500);
      if (won !== null || faults.length > 0) bad.push({ input, won, faults: faults.length });
    }
    expect(bad).toEqual([]);
    expect(inputs.size).toBe(attacks.length);
    expect(inputs.size).toBeGreaterThanOrEqual(least);
  },
  1_200_000,
);

test("the classes are twelve, and their tries a thousand at least", () => {
  expect(allClasses).toHaveLength(12);
  expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1_000);
});

test("after all of them the log has nothing of the people they were made at", () => {
  const { owner, stranger } = aim;
  const personal = [owner.email, owner.password, owner.token, stranger.email, stranger.token, "Sekar Paramitha"];
  const personalLines = lines.filter((line) => personal.some((text) => line.includes(text)));
  expect(personalLines).toEqual([]);
});

test("after all of them everything is still there, and as it was", async () => {
  const { owner, captcha, send } = aim;
  const form = { siteType: "x", userName: owner.email, password: owner.password };
  const { http, json: signedIn } = await whenFree(async () =>
    send({ path: "login", body: new URLSearchParams({ ...form, grecaptcha: await captcha() }) }),
  );
  expect([http, signedIn["code"], signedIn["acknowledge"]]).toEqual([200, undefined, 1]);
  const { json } = await send({ path: "lowongan-page/id", token: aim.guest, body: {} });
  expect(json).toMatchObject({ vacancies: { acknowledge: 1, data: expect.arrayContaining([expect.anything()]) } });
});
