/**
 * `npm test`: every check and every test; ends with `N passed, N failed`.
 * `npm test -- FILE…`: only these files, and what vitest or Playwright take besides: `-t`, `--grep`, `--debug`.
 */
import { buildSite } from "./build-site.ts";
import { journeyTests } from "./journey-tests.ts";
import { ensureMessages } from "./make-messages.ts";
import { run, step, summarise } from "./run-step.ts";
import { staticChecks } from "./static-checks.ts";
import { unitTests } from "./unit-tests.ts";

const named = process.argv.slice(2);

async function testAll(): Promise<number> {
  // What knows no database is not looked at again on another one.
  const checks = process.env["TEST_DATABASE_URL"] === undefined ? await staticChecks() : [];
  const build = await step("build", async () => {
    buildSite();
    return 0;
  });
  return summarise([...checks, build, await unitTests(), await journeyTests()]);
}

async function testNamed(): Promise<number> {
  if (named.some((name) => name.endsWith(".spec.ts"))) return run("playwright", ["test", ...named]);
  await ensureMessages();
  return run("vitest", ["run", ...named]);
}

process.exit(named.length === 0 ? await testAll() : await testNamed());
