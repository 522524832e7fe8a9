import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "../platform/settings/settings.ts";
import { demonstrationFile, greet } from "./greeting.ts";

let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "karier-greeting-"));
  const named = { email: "demo@example.com", password: "canary" };
  await writeFile(join(dataDir, demonstrationFile), JSON.stringify(named));
});
afterAll(() => rm(dataDir, { recursive: true }));

const greeted = (isTerminal: boolean) => greet(readSettings({ DATA_DIR: relative(".", dataDir) }), 3000, isTerminal);

test("a terminal shows the demonstration's password, a log only its file", async () => {
  expect(await greeted(true)).toContain("demo@example.com  canary");
  expect(await greeted(false)).not.toContain("canary");
  expect(await greeted(false)).toContain(join(dataDir, demonstrationFile));
});

test("the data folder is shown as an absolute path", async () => {
  expect(await greeted(false)).toContain(`Data:     ${dataDir}\n`);
});
