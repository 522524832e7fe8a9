import { expect, test } from "vitest";
import { getFailures } from "./unit-tests.ts";

const file = { name: "src/a.test.ts", status: "failed", message: "", assertionResults: [] };
const fullName = "a sentence";

test.each([
  [
    "a test that failed",
    { assertionResults: [{ status: "failed", fullName, failureMessages: ["1 is not 2\n  at"] }] },
    ["src/a.test.ts › a sentence: 1 is not 2"],
  ],
  ["a file that could not be read", { message: "no such module\nmore" }, ["src/a.test.ts: no such module"]],
  [
    "one whose process died, though no test of it failed",
    { assertionResults: [{ status: "pending", fullName, failureMessages: [] }] },
    ["src/a.test.ts: its process ended before its tests did"],
  ],
  [
    "nothing where all is well",
    { status: "passed", assertionResults: [{ status: "passed", fullName, failureMessages: [] }] },
    [],
  ],
])("%s is reported in one line", (_, found, line) => {
  expect(getFailures({ ...file, ...found })).toEqual(line);
});
