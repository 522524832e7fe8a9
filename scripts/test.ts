/** `npm test`: every check and every test; ends with `N passed, N failed`. */
import { buildSite } from "./build-site.ts";
import { journeyTests } from "./journey-tests.ts";
import { step, summarise } from "./run-step.ts";
import { staticChecks } from "./static-checks.ts";
import { unitTests } from "./unit-tests.ts";

// What knows no database is not looked at again on another one.
const checks = process.env["TEST_DATABASE_URL"] === undefined ? staticChecks() : [];
const build = step("build", () => {
  buildSite();
  return 0;
});
process.exit(summarise([...checks, build, unitTests(), journeyTests()]));
