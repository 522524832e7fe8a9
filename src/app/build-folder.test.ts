import { expect, test } from "vitest";
import { buildFolder } from "./build-folder.ts";

test.each([
  ["/", "build"],
  ["/karier", "build/at-karier"],
  ["/grup/karier", "build/at-grup-karier"],
])("the build for %s is in %s", (basePath, folder) => {
  expect(buildFolder(basePath)).toBe(folder);
});
