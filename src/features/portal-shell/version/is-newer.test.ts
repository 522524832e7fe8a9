// Shows: S17
import { expect, test } from "vitest";
import { isNewer } from "./newest-version.ts";

test.each([
  ["3.3.64", "3.3.63", true],
  ["3.10.0", "3.9.9", true],
  ["4", "3.3.63", true],
  ["3.3.63.1", "3.3.63", true],
  ["3.3.63", "3.3.63", false],
  ["3.3.62", "3.3.63", false],
  ["2.9.9", "3.0.0", false],
  ["", "3.3.63", false],
  ["newest", "3.3.63", false],
])("%j after %j: %s", (server, page, newer) => {
  expect(isNewer(server, page)).toBe(newer);
});
