import { expect, test } from "vitest";
import { type KeptClock, lookAt, mayBy } from "./clock-state.ts";

const start = new Date("2026-11-26T08:00:00Z");
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const day = 24;
const believed = (at: Date): KeptClock => ({ trustedAt: at, seenAt: at, jumpedAt: null });

/** A process that looks at these hours of the clock, each a minute after the one before. */
function looks(hours: readonly number[], clock = believed(start)) {
  let expected: Date | null = null;
  let isFirst = true;
  return hours.reduce<KeptClock & { status: string }>(
    (before, hour) => {
      const elapsed = isFirst ? null : { sinceSeenMs: 60_000, expected };
      isFirst = false;
      const seen = lookAt(before, after(hour), elapsed);
      if (expected !== null) expected = new Date(expected.getTime() + 60_000);
      if (seen.status === "trusted") expected = after(hour);
      return seen;
    },
    { ...clock, status: "" },
  );
}

test.each([
  ["a restart within the hour", [0.5], "trusted"],
  ["a start three months later", [90 * day], "ahead"],
  ["a start with a clock 800 days ahead", [800 * day], "ahead"],
  ["a jump while it runs", [0, 0.02, 2], "ahead"],
  ["an even run after a jump", [800 * day, 800 * day + 0.02, 800 * day + 5], "ahead"],
  ["a clock that came back while it runs", [0, 800 * day, 0.05], "trusted"],
  ["a clock that is set back", [0, -5 * day], "behind"],
  ["a clock that was behind and is right again", [0, -5 * day, 0.5], "trusted"],
  ["a clock that was behind and goes too far", [0, -5 * day, 20 * day], "ahead"],
])("%s: %j is %s", (_, hours, status) => {
  expect(looks(hours).status).toBe(status);
});

test("a start with the right clock, after one that was ahead, believes it without anybody's word", () => {
  const ahead = looks([800 * day]);
  expect(ahead.trustedAt).toEqual(start);
  expect(looks([0.3], ahead)).toMatchObject({ status: "trusted", jumpedAt: null });
});

test("a process that was busy for hours believes its clock, whose two ways of counting agree", () => {
  const seen = lookAt(believed(start), after(5), { sinceSeenMs: 5 * 3_600_000, expected: after(5) });
  expect(seen.status).toBe("trusted");
});

test("while the clock is not believed nothing is erased, however long it runs evenly", () => {
  expect(mayBy({ ...believed(start), jumpedAt: after(2), seenAt: after(90 * day) }, "erases")).toBe(false);
  expect(mayBy(believed(start), "erases")).toBe(true);
});

test.each([
  ["half an hour after a pause of a day", day, 0.5, false],
  ["two hours after a pause of a day", day, 2, true],
  ["two hours after a pause of eight days", 8 * day, 2, false],
])("letters %s go out or wait", (_, pause, since, may) => {
  const clock = { trustedAt: start, jumpedAt: after(pause), seenAt: after(pause + since) };
  expect(mayBy(clock, "sends")).toBe(may);
});
