/** `npm run check`: the quick round before each commit. */
import { summarise } from "./run-step.ts";
import { staticChecks } from "./static-checks.ts";
import { unitTests } from "./unit-tests.ts";

process.exit(summarise([...staticChecks(), unitTests()]));
