import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const all = ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "scripts/**/*.test.ts"];

/** What opens a database does so by way of `tests/support` or of a portal of `tests/wire`. */
const opensDatabase = /support\/(?!linted-house|made-pdfs|acting-pdfs)|whole-portal|openDatabase/;

/**
 * Rooms that are about the database itself or that load it in bulk; upgrades of what lies there; searches, which lean
 * on its extensions and its collation; what erases by itself; every call once, by which most of the stores' statements go through the other
 * driver.
 */
const alwaysOnServer =
  /^src\/(platform|server|integration)\/|^src\/domain\/applications\/change\/|\/search\/|\/retention\/|\/upgraded-|\/killed-(letters|hour)|^tests\/locks\/|^tests\/wire\/(every-call|twice-at-once)/;

/** Two things at once, LISTEN, jobs. */
const meetsOthers = /\bPromise\.(all|allSettled|race)\(|\.listen\(|\bjobs\b|\bwork\w*\(/;

/** About the embedded database itself, or about requests that are refused before anything is stored. */
const neverOnServer = /database\/(embedded|kills|faults)|attacks\/slow-bodies|tests\/desk\/worst-|tests\/reliability\//;

/** Whether a test file may go another way on a server than on the embedded database. */
function mayDifferOnServer(file: string): boolean {
  if (neverOnServer.test(file)) return false;
  const text = readFileSync(file, "utf8");
  return opensDatabase.test(text) && (alwaysOnServer.test(file) || meetsOthers.test(text));
}

/** What takes minutes begins first, so that nothing is waited for alone at the end. */
const longest = /tests\/attacks\/|tests\/desk\/worst-|platform\/(database|mail|jobs)\/|tests\/wire\/|import\.test/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** What would be the same is not tested again on another database. */
const onServer = process.env["TEST_DATABASE_URL"] !== undefined;

export default defineConfig({
  test: {
    include: onServer ? globSync(all).filter(mayDifferOnServer) : all,
    exclude: ["tests/journeys/**", "node_modules/**"],
    globalSetup: "tests/support/own-server.ts",
    pool: "forks",
    // Files share their worker's modules, which halves the time; a test leaves nothing behind in them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    // These only end what hangs: whatever is waited for, a busy machine takes several times as long.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
