import { readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { run, type StepCount, type StepResult, step } from "./run-step.ts";

const REPORT = ".cache/vitest.json";

/** What is read of the report: a file's tests, and what broke before any of them ran. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const firstLine = (text = "") => text.split("\n", 1)[0];

/** "src/a.test.ts › a sentence: what was wrong" for each failed test, and for each file that broke as a whole. */
function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(".", name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const tests = failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`,
    );
    return message === "" ? tests : [`${file}: ${firstLine(message)}`, ...tests];
  });
}

function counts(): StepCount {
  try {
    const report: Report = JSON.parse(readFileSync(REPORT, "utf8"));
    return { passed: report.numPassedTests, failed: report.numFailedTests, failures: failuresOf(report) };
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
