// Shows: promise 18
import { expect, test } from "vitest";
import { nextTryMs, pauseMs } from "./delivery-pace.ts";

const passing = { code: "EENVELOPE 451", refused: true, permanent: false };
const forGood = { code: "EENVELOPE 550", refused: true, permanent: true };
const trouble = { code: "ECONNECTION", refused: false, permanent: false };

const tries = (problem: typeof passing, most: number) =>
  Array.from({ length: most }, (_, before) => {
    return nextTryMs(problem, { attempts: before, refusals: problem.refused ? before : 0 });
  });

test("a refusal that may pass is asked about again within seconds, then after a minute up to an hour", () => {
  expect(tries(passing, 15)).toEqual([
    ...[200, 400, 800, 1_600, 3_200, 6_400, 10_000],
    ...[60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, 3_600_000, 3_600_000],
  ]);
});

test("it is given up after about four days", () => {
  const waits = tries(passing, 100);
  expect(waits.indexOf(null)).toBe(99);
  const days = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 86_400_000;
  expect(days).toBeGreaterThan(3.5);
  expect(days).toBeLessThan(4.5);
});

test("a refusal for good is put off by minutes at once, and given up at the eighth", () => {
  expect(tries(forGood, 8)).toEqual([60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, 3_600_000, null]);
});

test("a server in trouble gives up no mail, and has each tried again within ten seconds", () => {
  expect(tries(trouble, 8)).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
  expect(nextTryMs(trouble, { attempts: 100_000, refusals: 3 })).toBe(10_000);
});

test("one broken connection holds nothing up, a server that only fails is soon left alone", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(pauseMs)).toEqual([0, 0, 0, 200, 400, 800, 1_600, null]);
});
