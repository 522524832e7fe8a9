import { readFileSync, rmSync } from "node:fs";
import { run, type StepCount, type StepResult, step } from "./run-step.ts";

const REPORT = ".cache/playwright.json";

/** A file or a group of tests as the report tells it. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** "account.spec.ts › a group › a sentence" of each test that ended so. */
function titlesOf(suites: readonly Suite[], status: string): string[] {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const own = specs.filter(({ tests }) => tests.some((test) => test.status === status)).map((spec) => spec.title);
    return [...own, ...titlesOf(inner, status)].map((rest) => `${title} › ${rest}`);
  });
}

function counts(): StepCount {
  try {
    const { stats, suites } = JSON.parse(readFileSync(REPORT, "utf8"));
    const { expected, unexpected, flaky } = stats;
    const [failures, again] = [titlesOf(suites, "unexpected"), titlesOf(suites, "flaky")];
    return { passed: Number(expected) + Number(flaky), failed: Number(unexpected), failures, again };
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
