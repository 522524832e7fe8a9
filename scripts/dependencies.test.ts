import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), integrity: z.string().optional(), hasInstallScript: z.boolean().optional() }),
  ),
});
const manifest = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
  dependencies: z.record(z.string(), z.string()),
});

const { packages } = lock.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const { allowScripts, dependencies } = manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
const installed = Object.entries(packages).filter(([path]) => path !== "");
const getName = (path: string) => path.replace(/^.*node_modules\//, "");

// Shows: promise 25
test("every dependency is pinned to its bytes, and none of our own to a range", () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
  expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

// Shows: promise 25
test("what a dependency runs when it is installed, package.json has said yes or no to", () => {
  const running = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => getName(path));
  expect(running.filter((name) => allowScripts[name] === undefined)).toEqual([]);
});
