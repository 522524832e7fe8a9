import { expect, test } from "vitest";
import { isStillProved } from "./session.ts";

const provedAt = new Date("2026-11-24T03:00:00.000Z");

test.each([
  ["at once", "2026-11-24T03:00:00.000Z", true],
  ["to the last moment of the quarter of an hour", "2026-11-24T03:15:00.000Z", true],
  ["not a moment longer", "2026-11-24T03:15:00.001Z", false],
  ["while another machine's clock is a little behind", "2026-11-24T02:59:59.000Z", true],
])("what a session showed counts %s", (_when, now, counts) => {
  expect(isStillProved(provedAt, new Date(now))).toBe(counts);
});
