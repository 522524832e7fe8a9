// Shows: promise 10
import { join } from "node:path";
import { expect, test } from "vitest";
import { askProcess } from "./bounded-process.ts";

const code = join(import.meta.dirname, "../../../tests/support");
const children = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;

test("a process that never answers is ended when its time is over, however busy the machine is", async () => {
  const before = children();
  const began = performance.now();
  expect(await askProcess({ path: join(code, "endless-process.ts"), code }, {}, 300)).toBeNull();
  expect(performance.now() - began).toBeGreaterThanOrEqual(300);
  await expect.poll(children).toBe(before);
});

test("one that cannot start is a fault, and no answer about the document", async () => {
  await expect(askProcess({ path: join(code, "no-such-process.ts"), code }, {}, 300)).rejects.toThrow("ended");
});
