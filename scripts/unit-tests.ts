import { readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod";
import { runToEnd, type StepCount, type StepResult, step, withoutReport } from "./run-step.ts";

const REPORT = ".cache/vitest.json";

/** One file of tests in the report; `message` is not empty when it broke before any test ran. */
const testFileSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().default(""),
  assertionResults: z.array(
    z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
  ),
});
type TestFile = z.infer<typeof testFileSchema>;
const reportSchema = z.object({ testResults: z.array(testFileSchema) });

/** How vitest ended and what it reported; `silence` says how it ended where that was before it could report. */
interface Run {
  code: number;
  files: TestFile[];
  silence: string[];
}

async function testFiles(options: readonly string[]): Promise<Run> {
  rmSync(REPORT, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const ending = await runToEnd("vitest", ["run", ...reporters, ...options]);
  const { code } = ending;
  try {
    const { testResults } = reportSchema.parse(JSON.parse(readFileSync(REPORT, "utf8")));
    return { code, files: testResults, silence: [] };
  } catch {
    return { code: code || 1, files: [], silence: [withoutReport("vitest", ending)] };
  }
}

const firstLine = (text = "") => text.split("\n", 1)[0];

/** "src/a.test.ts › a sentence: what was wrong" for each failed test, and for each file that broke as a whole. */
export function getFailures({ name, status, message, assertionResults }: TestFile): string[] {
  const file = relative(".", name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  const tests = failed.map(({ fullName, failureMessages: [why] }) => `${file} › ${fullName}: ${firstLine(why)}`);
  if (message !== "") return [`${file}: ${firstLine(message)}`, ...tests];
  if (tests.length === 0 && status === "failed") return [`${file}: its process ended before its tests did`];
  return tests;
}

function countOf({ files, silence }: Omit<Run, "code">): StepCount {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = [...silence, ...files.flatMap(getFailures)];
  const passed = tests.filter(({ status }) => status === "passed").length;
  return { passed, failed: failures.length, failures };
}

/**
 * Unit and API tests; on PostgreSQL when `TEST_DATABASE_URL` names a server, else on the embedded database.
 * @param options of vitest, such as `--changed`
 */
export function unitTests(options: readonly string[] = []): Promise<StepResult> {
  const on = process.env["TEST_DATABASE_URL"] ? "PostgreSQL" : "embedded";
  let ended: Run = { code: 1, files: [], silence: [] };
  const work = async () => {
    ended = await testFiles(options);
    return ended.code;
  };
  return step(`unit and API tests (${on})`, work, () => countOf(ended));
}
