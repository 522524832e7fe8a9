import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const all = ["src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "scripts/**/*.test.ts"];

/**
 * The embedded database is PostgreSQL 18, reached by the driver of a server. What may go another way on an older server,
 * with another collation and a network between: the platform's database, jobs and backups; migrations and what the server
 * does with them; searches, which lean on extensions and collation; every call once, by which most statements are
 * prepared and run there; and every two commands at once.
 */
const mayDifferOnServer =
  /^src\/platform\/(database\/(?!embedded|kills|faults)|jobs\/|backup\/|idempotency\/once)|^src\/(app|web)\/|\/search\/|\/upgraded-|^tests\/locks\/|^tests\/wire\/(every-call|twice-at-once)/;

/** What takes minutes begins first, so that nothing is waited for alone at the end. */
const longest =
  /tests\/attacks\/|tests\/pages\/(attack|crawl|public|vacancy)|tests\/desk\/worst-|platform\/(database|mail|jobs)\/|tests\/wire\/|import\.test/;

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
    include: onServer ? globSync(all).filter((file) => mayDifferOnServer.test(file)) : all,
    exclude: ["tests/journeys/**", "node_modules/**"],
    globalSetup: ["tests/support/own-server.ts", "tests/support/compile-cache.ts"],
    pool: "forks",
    // Files share their worker's modules, which halves the time; a test leaves nothing behind in them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // More than processors: half of the time a worker waits for the database or for a process.
    maxWorkers: 3,
    // These only end what hangs: whatever is waited for, a busy machine takes several times as long.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // A message that is cut off after 40 characters does not name what failed.
    chaiConfig: { truncateThreshold: 400 },
  },
});
