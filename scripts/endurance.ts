/**
 * `npm run endurance`: the journeys in their long form, in each language at each width, by day and by night; and every
 * two commands about one person, raced five hundred times; and tests of the package, the image and nginx.
 */
import { buildSite } from "./build-site.ts";
import { journeyTests } from "./journey-tests.ts";
import { run, step, summarise } from "./run-step.ts";

process.env["EVERY_LOOK"] = "true";
buildSite();
const journeys = await journeyTests();
const tries = await step(
  "every text at every place, ten thousand forms, two thousand spoilt CVs, and ten thousand acts through fifty kills",
  () =>
    run("vitest", [
      "run",
      "tests/attacks/costs.test.ts",
      "tests/attacks/walked.test.ts",
      "tests/attacks/hostile-cvs.test.ts",
      "tests/attacks/spoilt-cvs.test.ts",
      "src/features/cv-import/mutated-cvs.test.ts",
      "src/features/extended-forms/form.schema.test.ts",
      "src/features/decisions/killed-release.test.ts",
      "src/features/alerts/suggestions/killed-letters.test.ts",
      "src/features/alerts/killed-hour.test.ts",
      "src/platform/database/kills.test.ts",
      "tests/attacks/one-address.test.ts",
      "tests/reliability",
      "src/platform/mail/rough-server.test.ts",
    ]),
);
const shipping = await step("what is handed over, by another user, in a container, behind nginx", async () => {
  const packed = await run(process.execPath, ["scripts/package.ts"]);
  return packed === 0 ? run("vitest", ["run", "tests/shipping"]) : packed;
});
const races = await step("every two commands at once", () => run(process.execPath, ["scripts/lock-races.ts"]));
process.exit(summarise([journeys, tries, shipping, races]));
