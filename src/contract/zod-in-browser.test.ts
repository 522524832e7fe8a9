import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** What zod says of itself in a process where our settings were laid first, as in a browser; `document` makes it one. */
const code = `
  globalThis.document = {};
  await import(${JSON.stringify(new URL("./zod-in-browser.ts", import.meta.url).href)});
  const { z } = await import("zod");
  console.log(z.config().jitless);`;

test("zod finds the settings that were laid for it before it was loaded", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  expect(stdout.trim()).toBe("true");
});
