/**
 * `npm run check`: what one runs before a commit: the static checks, and the unit and API tests that reach what has
 * changed since the last commit, or since another: `npm run check -- --since=main`.
 * `npm run check -- types lint`: only the static checks that are named.
 */
import { parseArgs } from "node:util";
import { summarise } from "./run-step.ts";
import { checkNames, staticChecks } from "./static-checks.ts";
import { unitTests } from "./unit-tests.ts";

const { values, positionals } = parseArgs({
  options: { since: { type: "string", default: "HEAD" } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !checkNames.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check "${unknown.join(", ")}". There are: ${checkNames.join(", ")}.`);
  process.exit(1);
}
if (positionals.length > 0) process.exit(summarise(await staticChecks(positionals)));
const checked = await staticChecks();
process.exit(summarise([...checked, await unitTests(["--changed", values.since, "--passWithNoTests"])]));
