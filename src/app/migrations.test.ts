import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { migrations } from "./migrations.ts";

/** Every step that a file of migrations holds. */
async function steps(): Promise<unknown[]> {
  const files = globSync("src/{app,platform/*}/migrations/*.ts");
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)));
  return modules.flatMap((module: object) => Object.values(module));
}

test("every step that the folders hold is in the list once, under a name of its own", async () => {
  expect(new Set(migrations.map(({ up }) => up))).toEqual(new Set(await steps()));
  expect(new Set(migrations.map(({ up }) => up)).size).toBe(migrations.length);
  expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
});
