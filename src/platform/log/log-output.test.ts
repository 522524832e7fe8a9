import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";

const REQUESTS = 2_000;
const AT_ONCE = 50;
const server = join(import.meta.dirname, "log-output.process.ts");

const closings: (() => unknown)[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "karier-log-"));
});
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  await rm(folder, { recursive: true });
});

/** A server whose log goes where the shell's words lead it. */
async function serverWithLog(redirected: string) {
  const shell = spawn("bash", ["-c", redirected.replace("SERVER", `"${process.execPath}" "${server}"`)], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...process.env, FOLDER: folder },
  });
  closings.push(() => shell.kill("SIGKILL"));
  const [port] = await once(shell, "message");
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return {
    shell,
    ask,
    /** Asks 2,000 times, 50 at once; answers how many were answered. */
    async askOften(): Promise<number> {
      let answered = 0;
      for (let requested = 0; requested < REQUESTS; requested += AT_ONCE) {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask("/vacancies")));
        answered += answers.length;
      }
      return answered;
    },
    async dropped(): Promise<number> {
      return Number(await ask("/dropped"));
    },
    /** Asks the server to end; answers how it ended. */
    async end(): Promise<unknown> {
      const closed = once(shell, "exit");
      shell.disconnect();
      const [code] = await closed;
      return code;
    },
  };
}

// Shows: promise 22
test("a full disk drops lines and counts them; every request is answered, and the server can end", async () => {
  const { askOften, dropped, end } = await serverWithLog("exec SERVER > /dev/full");
  expect(await askOften()).toBe(REQUESTS);
  await eventually(async () => expect(await dropped()).toBeGreaterThan(0));
  expect(await end()).toBe(0);
});

test("a log that may grow again goes on with whole lines and says how many are missing", async () => {
  const log = join(folder, "log");
  const { askOften, ask, dropped, end } = await serverWithLog('ulimit -f 64; exec SERVER >> "$FOLDER/log"');
  expect(await askOften()).toBe(REQUESTS);
  // 64 kB hold some 430 lines: until the rest is dropped, so that waiting lines fit.
  await eventually(async () => expect(await dropped()).toBeGreaterThan(1_400));
  await truncate(log, 0);
  await eventually(async () => {
    await ask("/again");
    expect(await readFile(log, "utf8")).toContain("log lines dropped");
  });
  expect(await end()).toBe(0);
  const lines = (await readFile(log, "utf8")).trim().split("\n");
  const entries = lines.filter((line) => line !== "").map((line) => JSON.parse(line));
  expect(entries).toContainEqual(expect.objectContaining({ level: "warn", lines: expect.any(Number) }));
  expect(entries).toContainEqual(expect.objectContaining({ route: "/again" }));
});

test("a pipe that nobody reads drops lines; every request is answered, and the server can end", async () => {
  const { askOften, dropped, end } = await serverWithLog("exec SERVER > >(sleep 60)");
  expect(await askOften()).toBe(REQUESTS);
  expect(await askOften()).toBe(REQUESTS);
  await eventually(async () => expect(await dropped()).toBeGreaterThan(0));
  expect(await end()).toBe(0);
});

test("a pipe whose reader has gone drops lines; every request is answered", async () => {
  const { askOften, dropped, end } = await serverWithLog("exec SERVER > >(true)");
  expect(await askOften()).toBe(REQUESTS);
  await eventually(async () => expect(await dropped()).toBeGreaterThan(0));
  expect(await end()).toBe(0);
});

test("a reader gets every line, the last one too", async () => {
  const { shell, askOften, end } = await serverWithLog("exec SERVER");
  const read = text(shell.stdout ?? process.stdin);
  expect(await askOften()).toBe(REQUESTS);
  await end();
  expect((await read).trim().split("\n")).toHaveLength(REQUESTS);
});
