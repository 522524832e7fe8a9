import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
let script: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "malloc-"));
  script = join(folder, "told.ts");
  await writeFile(
    script,
    `import { mallocFrugally } from ${JSON.stringify(join(import.meta.dirname, "frugal-malloc.ts"))};
    mallocFrugally();
    const { pid, argv, execArgv, env } = process;
    console.log(JSON.stringify({ pid, words: argv.slice(2), flags: execArgv, heaps: env.MALLOC_ARENA_MAX, own: env.OWN }));`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** What a process that mallocs frugally says of itself, and its pid as its parent knows it. */
async function told(env: Record<string, string>): Promise<{ pid: number | undefined; said: unknown }> {
  const child = spawn(process.execPath, ["--max-semi-space-size=8", script, "one", "two"], {
    env: { ...env, OWN: "kept" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { pid: child.pid, said: JSON.parse(said) };
}

const same = { words: ["one", "two"], flags: ["--max-semi-space-size=8"], own: "kept" };

test.runIf(process.platform === "linux")(
  "a process starts anew in its place with two heaps for all threads",
  async () => {
    const { pid, said } = await told({});
    expect(said).toEqual({ ...same, pid, heaps: "2" });
  },
);

test("settings of the operator's own are left", async () => {
  const { pid, said } = await told({ MALLOC_ARENA_MAX: "5" });
  expect(said).toEqual({ ...same, pid, heaps: "5" });
});
