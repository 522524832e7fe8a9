// Shows: promise 18
import { expect, test } from "vitest";
import { nextTryMs, pauseMs } from "./delivery-pace.ts";
import type { ProblemKind } from "./mail-problem.ts";

const none = { attempts: 0, refusals: 0, finalRefusals: 0 };
const [refused, forGood, trouble] = ["refused", "refused-for-good", "trouble"] as const;

/** A mail's attempts, and the delay after each; null: it has failed. */
function waitsAfter(problems: readonly ProblemKind[]): (number | null)[] {
  const earlier = { ...none };
  return problems.map((problem) => {
    const wait = nextTryMs(problem, earlier);
    earlier.attempts++;
    if (problem === "refused") earlier.refusals++;
    if (problem === "refused-for-good") earlier.finalRefusals++;
    return wait;
  });
}
const times = (problem: ProblemKind, count: number): ProblemKind[] => Array(count).fill(problem);
const sum = (waits: readonly (number | null)[]) => waits.reduce<number>((all, wait) => all + (wait ?? 0), 0);

test("a refusal that may pass is asked about again within seconds, then after a minute up to an hour", () => {
  expect(waitsAfter(times(refused, 15))).toEqual([
    ...[200, 400, 800, 1_600, 3_200, 6_400, 10_000],
    ...[60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, 3_600_000, 3_600_000],
  ]);
});

test("it fails for good after four days, not sooner", () => {
  const waits = waitsAfter(times(refused, 109));
  expect(waits.indexOf(null)).toBe(108);
  const days = sum(waits) / 86_400_000;
  expect(days).toBeGreaterThan(4);
  expect(days).toBeLessThan(4.1);
});

test("a permanent refusal is retried after minutes, and fails at the eighth, two hours after the first", () => {
  const waits = waitsAfter(times(forGood, 8));
  expect(waits).toEqual([60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, 3_600_000, null]);
  expect(sum(waits)).toBeGreaterThan(2 * 3_600_000);
});

test.each([
  ["after seven that may pass", [...times(refused, 7), forGood], 60_000],
  ["after a hundred that may pass", [...times(refused, 100), forGood], 60_000],
  ["after many broken connections", [...times(trouble, 50), forGood], 60_000],
  ["between others", [refused, forGood, refused, trouble, forGood], 120_000],
  ["for the eighth time, whatever came between", times(forGood, 8).flatMap((one) => [refused, trouble, one]), null],
])("a refusal for good counts as one of its own kind: %s", (_, problems, wait) => {
  expect(waitsAfter(problems).at(-1)).toBe(wait);
});

test("seven refusals for good bring one that may pass no nearer to its end", () => {
  expect(waitsAfter([...times(forGood, 7), refused]).at(-1)).toBe(200);
  expect(waitsAfter([...times(forGood, 7), ...times(refused, 108)]).at(-1)).toBe(3_600_000);
});

test("a server in trouble gives up no mail, and has each tried again within ten seconds", () => {
  expect(waitsAfter(times(trouble, 8))).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
  expect(nextTryMs(trouble, { attempts: 100_000, refusals: 3, finalRefusals: 7 })).toBe(10_000);
});

test("one broken connection holds nothing up, a server that only fails is soon left alone", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(pauseMs)).toEqual([0, 0, 0, 200, 400, 800, 1_600, null]);
});
