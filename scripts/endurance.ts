/** `npm run endurance`: the journeys in their long form, in each language at each width, by day and by night. */
import { buildSite } from "./build-site.ts";
import { journeyTests } from "./journey-tests.ts";
import { summarise } from "./run-step.ts";

process.env["EVERY_LOOK"] = "true";
buildSite();
process.exit(summarise([journeyTests()]));
