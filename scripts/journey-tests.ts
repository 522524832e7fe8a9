import { readFileSync, rmSync } from "node:fs";
import { run, type StepResult, step } from "./run-step.ts";

const REPORT = ".cache/playwright.json";

function counts(): { passed: number; failed: number } {
  try {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(REPORT, "utf8")).stats;
    // What passed when it was walked anew is named by the list, and has passed.
    return { passed: Number(expected) + Number(flaky), failed: Number(unexpected) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Browser tests against the built site, each worker on its own server and data. */
export function journeyTests(): StepResult {
  rmSync(REPORT, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT };
  return step("journeys in a browser", () => run("playwright", ["test", "--reporter=list,json"], env), counts);
}
