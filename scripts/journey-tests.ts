import { readFileSync, rmSync } from "node:fs";
import { z } from "zod";
import { run, type StepCount, type StepResult, step } from "./run-step.ts";

const REPORT = ".cache/playwright.json";

/** A file or a group of tests in the report. */
const suiteSchema = z.object({
  title: z.string(),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })).default([]),
});
type Suite = z.infer<typeof suiteSchema>;

const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
  suites: z.array(suiteSchema),
});

/** "account.spec.ts › a group › a sentence" of each test that ended so. */
function getTitles(suites: readonly Suite[], status: string): string[] {
  return suites.flatMap(({ title, suites: inner, specs }) => {
    const own = specs.filter(({ tests }) => tests.some((test) => test.status === status)).map((spec) => spec.title);
    return [...own, ...getTitles(inner, status)].map((rest) => `${title} › ${rest}`);
  });
}

function counts(): StepCount {
  try {
    const { stats, suites } = reportSchema.parse(JSON.parse(readFileSync(REPORT, "utf8")));
    return { passed: stats.expected, failed: stats.unexpected, failures: getTitles(suites, "unexpected") };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Browser tests against the built site, each worker on its own server and data. */
export function journeyTests(): Promise<StepResult> {
  rmSync(REPORT, { force: true });
  process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] = REPORT;
  return step("journeys in a browser", () => run("playwright", ["test", "--reporter=list,json"]), counts);
}
