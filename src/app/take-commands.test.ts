import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { type TestPlatform, testPlatform } from "../../tests/support/platform.ts";
import { keepSite, site } from "../contract/site.ts";
import { sendCommand } from "../platform/operations/command-socket.ts";
import { migrations } from "./migrations.ts";
import { followChanges, takeCommands } from "./start-work.ts";

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  keepSite(null);
});

/** One that takes its time to read what is stored outside a transaction, as a database that many ask does. */
function withSlowReads(platform: TestPlatform): TestPlatform {
  const db = platform.database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return result;
    },
  });
  return { ...platform, database: { ...platform.database, db } };
}

/** With a database server the running site takes no commands: each is a process of its own. */
const asEmbedded: typeof testDatabase = async (...args) => ({ ...(await testDatabase(...args)), kind: "embedded" });

test.skipIf(process.env["TEST_DATABASE_URL"])(
  "when a command has ended, the running site shows what it changed",
  async () => {
    const platform = await testPlatform({ migrations, open: asEmbedded });
    closings.push(() => platform.close());
    await followChanges(withSlowReads(platform));
    closings.push(() => platform.changes.stop());
    closings.push(await takeCommands(platform));
    const text = (await readFile("content/site.json", "utf8")).replace("Astra Career", "Karier Anyar");
    const files = [{ name: "site.json", bytes: new TextEncoder().encode(text) }];
    const lines: string[] = [];
    const command = { name: "content", options: { isDryRun: false }, files };
    expect(await sendCommand(platform.settings.dataDir, command, (line) => lines.push(line))).toBe(0);
    expect(site.name).toBe("Karier Anyar");
  },
);
