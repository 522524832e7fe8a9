import { readFileSync, rmSync } from "node:fs";
import { run, type StepResult, step } from "./run-step.ts";

const REPORT = ".cache/vitest.json";

function counts(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, "utf8"));
    return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Unit and API tests; on PostgreSQL when `TEST_DATABASE_URL` names a server, else on the embedded database. */
export function unitTests(): StepResult {
  rmSync(REPORT, { force: true });
  const on = process.env["TEST_DATABASE_URL"] ? "PostgreSQL" : "embedded";
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  return step(`unit and API tests (${on})`, () => run("vitest", args), counts);
}
