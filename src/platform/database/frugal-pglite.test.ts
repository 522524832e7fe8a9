import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";

const MB = 1024 ** 2;
/** Of each function that V8 has optimised: its memory at the highest, in bytes. */
const optimised = /using TurboFan, took \d+ ms and (\d+) \//g;

test("V8 optimises the embedded database's functions, but none that takes hundreds of megabytes for it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "karier-frugal-"));
  const dataDir = join(folder, "database");
  await (await openDatabase({ dataDir })).close();
  const asker = join(import.meta.dirname, "frugal-pglite.process.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--trace-wasm-compilation-times", asker, dataDir], {
    maxBuffer: 64 * MB,
  });
  await rm(folder, { recursive: true });
  const sizes = [...stdout.matchAll(optimised)].map(([, bytes]) => Number(bytes));
  expect(sizes.length).toBeGreaterThan(150);
  expect(Math.max(...sizes)).toBeLessThan(200 * MB);
});
