import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { migrations } from "./migrations.ts";

test("every migration is in the list, once", () => {
  const files = globSync("src/{app,platform/*}/migrations/*.ts").map((file) => basename(file, ".ts"));
  expect(migrations.map(({ name }) => name).sort()).toEqual(files.sort());
});
