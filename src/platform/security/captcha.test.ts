import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openedPayload, solveCaptcha } from "../../../tests/support/captcha.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { usedSolutions as up } from "../../app/migrations/platform.ts";
import type { Database } from "../database/database.ts";
import { openCaptcha } from "./captcha.ts";
import type { Captcha } from "./provider.ts";
import { forgetUsedSolutions } from "./used-solution.store.ts";

const settings = { provider: "altcha", cost: 1000 } as const;
const once = async () => 1;
const minuteMs = 60_000;

let database: Database;
let captcha: Captcha;
beforeAll(async () => {
  database = await testDatabase([{ name: "captcha/2026-11-21-used-solutions", up }]);
  captcha = openCaptcha({ settings, secrets: ["a-secret"], database, clock: () => new Date(), times: once });
});
afterAll(() => database.close());

const later = (minutes: number, secrets = ["a-secret"]) =>
  openCaptcha({ settings, secrets, database, clock: () => new Date(Date.now() + minutes * minuteMs), times: once });

const zeros = "00".repeat(32);
const absent = undefined;

/** A solved payload with other values at some places. */
async function tampered(changes: { parameters?: object; challenge?: object; solution?: object }): Promise<string> {
  const solved = openedPayload(await solveCaptcha(await captcha.challenge("192.0.2.1")));
  const parameters = { ...solved.challenge.parameters, ...changes.parameters };
  const challenge = { ...solved.challenge, parameters, ...changes.challenge };
  const payload = { challenge, solution: { ...solved.solution, ...changes.solution } };
  return Buffer.from(JSON.stringify(payload)).toString("base64");
}

describe("a solution", () => {
  test("counts once", async () => {
    const payload = await solveCaptcha(await captcha.challenge("192.0.2.1"));
    expect(await captcha.redeem(payload)).toBe(true);
    expect(await captcha.redeem(payload)).toBe(false);
  });

  test("counts once although twenty requests carry it at once, in two processes", async () => {
    const payload = await solveCaptcha(await captcha.challenge("192.0.2.1"));
    const other = later(0);
    const all = Array.from({ length: 20 }, (_, index) => (index % 2 ? captcha : other).redeem(payload));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1);
  });

  test("counts once in whatever spelling it comes", async () => {
    const challenge = await captcha.challenge("192.0.2.1");
    const payload = await solveCaptcha(challenge);
    const { solution } = openedPayload(payload);
    const respelt = { solution: { counter: 1, derivedKey: solution.derivedKey, time: 9 }, challenge, took: 1 };
    expect(await captcha.redeem(payload)).toBe(true);
    expect(await captcha.redeem(` ${payload}\n`)).toBe(false);
    expect(await captcha.redeem(Buffer.from(JSON.stringify(respelt, null, 2)).toString("base64url"))).toBe(false);
  });

  test("counts for ten minutes", async () => {
    const payload = await solveCaptcha(await captcha.challenge("192.0.2.1"));
    expect(await later(10.1).redeem(payload)).toBe(false);
    expect(await later(9.9).redeem(payload)).toBe(true);
  });

  test("survives a new secret, as long as the old one still opens", async () => {
    const payload = await solveCaptcha(await captcha.challenge("192.0.2.1"));
    expect(await later(0, ["another-secret"]).redeem(payload)).toBe(false);
    expect(await later(0, ["another-secret", "a-secret"]).redeem(payload)).toBe(true);
  });

  test("is deleted when it has ended, and not before", async () => {
    const payload = await solveCaptcha(await captcha.challenge("192.0.2.1"));
    await captcha.redeem(payload);
    await forgetUsedSolutions(database.db, new Date());
    expect(await captcha.redeem(payload)).toBe(false);
    await forgetUsedSolutions(database.db, new Date(Date.now() + 11 * minuteMs));
    expect(await database.db.selectFrom("used_captcha_solutions").selectAll().execute()).toEqual([]);
  });
});

describe("what was not solved here does not count", () => {
  test.each([
    ["a later end", { parameters: { expiresAt: 4_000_000_000 } }],
    ["less work", { parameters: { cost: 1 } }],
    ["an easier prefix", { parameters: { keyPrefix: "00" } }],
    ["no signed solution", { parameters: { keySignature: absent } }],
    ["no end", { parameters: { expiresAt: absent } }],
    ["no signature", { challenge: { signature: absent } }],
    ["another signature", { challenge: { signature: zeros } }],
    ["a guessed key", { solution: { derivedKey: zeros } }],
    ["half a key, as the challenge tells it", { solution: { derivedKey: zeros.slice(32) } }],
    ["no solution", { solution: { counter: absent, derivedKey: absent } }],
  ])("%s", async (_, changes) => {
    expect(await captcha.redeem(await tampered(changes))).toBe(false);
  });

  test("but the same steps without a change do", async () => {
    expect(await captcha.redeem(await tampered({}))).toBe(true);
  });

  test.each([undefined, "", "x", "e30=", "bnVsbA==", "W10=", "A".repeat(5_000), "\u0000", "{}"])(
    "%j",
    async (payload) => {
      expect(await captcha.redeem(payload)).toBe(false);
    },
  );
});

test("each challenge is another one, with the work that the settings ask for", async () => {
  const [one, two] = await Promise.all([captcha.challenge("192.0.2.1"), captcha.challenge("192.0.2.1")]);
  const expected = { algorithm: "PBKDF2/SHA-256", cost: 1000, nonce: expect.stringMatching(/^[0-9a-f]+$/) };
  expect([one, two]).toMatchObject([{ parameters: expected }, { parameters: expected }]);
  expect(one).not.toEqual(two);
});

test("where more work is asked for, a browser tries so many times as often, and what it found counts", async () => {
  let more = 8;
  const dearer = openCaptcha({
    ...{ settings, secrets: ["a-secret"], database },
    clock: () => new Date(),
    times: async () => more,
  });
  const getTries = async () => {
    const payload = await solveCaptcha(await dearer.challenge("192.0.2.1"));
    expect(await dearer.redeem(payload)).toBe(true);
    return openedPayload(payload).solution.counter;
  };
  expect(await getTries()).toBeGreaterThanOrEqual(160);
  more = 1;
  expect(await getTries()).toBeLessThanOrEqual(60);
});
