import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const all = ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "scripts/**/*.test.ts"];

/** Whether a test may open a database, which it does by way of `tests/support` or of a portal of `tests/wire`. */
function mayOpenDatabase(file: string): boolean {
  return /support\/|whole-portal|openDatabase/.test(readFileSync(file, "utf8"));
}

/** What takes minutes begins first, so that nothing is waited for alone at the end. */
const longest = /tests\/attacks\/|platform\/(database|mail|jobs)\/|tests\/wire\/|import\.test/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** What knows no database is not tested again on another one. */
const onServer = process.env["TEST_DATABASE_URL"] !== undefined;

export default defineConfig({
  test: {
    include: onServer ? globSync(all).filter(mayOpenDatabase) : all,
    exclude: ["tests/journeys/**", "node_modules/**"],
    pool: "threads",
    // Files share their worker's modules, which halves the time; a test leaves nothing behind in them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
