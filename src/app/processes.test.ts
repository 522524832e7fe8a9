// Shows: promise 22
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";
import { eventually } from "../../tests/support/eventually.ts";
import { freePort } from "../../tests/support/free-port.ts";

const AT_ONCE = 40;
/** Far more than any answer takes; who is not answered by then never is. */
const PATIENCE_MS = 20_000;

let served: ChildProcess | undefined;
afterEach(async () => {
  if (served === undefined || served.exitCode !== null) return;
  served.kill("SIGTERM");
  await once(served, "exit");
});

async function serveTwo(env: Record<string, string> = {}) {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, "processes.process.ts"), {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...process.env, ...env, PORT: String(port) },
  });
  served = child;
  const lines: unknown[] = [];
  createInterface({ input: child.stdout ?? process.stdin }).on("line", (line) => lines.push(JSON.parse(line)));
  await once(child, "message");
  const ask = (path = "/") => getAnswer(port, path);
  const pids = async () => new Set(await Promise.all(Array.from({ length: AT_ONCE }, () => ask())));
  return { ask, lines, pids, both: () => eventually(async () => expect([...(await pids())]).toHaveLength(2)) };
}

/** The response over a separate connection; "reset" where it breaks, "unanswered" without any. */
function getAnswer(port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`));
    let text = "";
    socket.setTimeout(PATIENCE_MS, () => resolve("unanswered"));
    socket.on("data", (bytes) => {
      text += bytes.toString();
    });
    socket.on("error", () => resolve("reset"));
    socket.on("close", () => resolve(text.split("\r\n\r\n").slice(1).join("\r\n\r\n") || "closed"));
  });
}

test("connections during a hang and kill of one of two processes are all answered or closed", async () => {
  const { pids, ask, both } = await serveTwo();
  await both();
  const [dying = ""] = await pids();
  process.kill(Number(dying), "SIGSTOP");
  const answers = Array.from({ length: AT_ONCE }, () => ask());
  await Promise.race(answers);
  process.kill(Number(dying), "SIGKILL");
  expect(await Promise.all(answers)).not.toContain("unanswered");
});

const numberIn = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);

test("the metrics are answered while a process hangs: those that exist, and how many are missing", async () => {
  const { pids, ask, both } = await serveTwo();
  await both();
  const before = numberIn(await ask("/metrics"), "answered_total");
  const [still = ""] = await pids();
  process.kill(Number(still), "SIGSTOP");
  const metricsText = await ask("/metrics");
  expect(numberIn(metricsText, "karier_processes_silent")).toBe(1);
  expect(numberIn(metricsText, "answered_total")).toBeGreaterThanOrEqual(before);
  process.kill(Number(still), "SIGCONT");
  await eventually(async () => expect(numberIn(await ask("/metrics"), "karier_processes_silent")).toBe(0));
});

test("what the processes count together never falls, however they end", async () => {
  const { pids, ask, both } = await serveTwo();
  let most = 0;
  for (let death = 1; death <= 3; death++) {
    await both();
    const counted = numberIn(await ask("/metrics"), "answered_total");
    expect(counted).toBeGreaterThanOrEqual(most);
    most = counted;
    const [dying = ""] = await pids();
    process.kill(Number(dying), "SIGKILL");
    await eventually(async () => {
      const metricsText = await ask("/metrics");
      expect(numberIn(metricsText, "answered_total")).toBeGreaterThanOrEqual(most);
      expect(numberIn(metricsText, "karier_process_deaths")).toBe(death);
    });
  }
});

test("a process that is killed is logged with its signal, and started again", async () => {
  const { pids, both, lines } = await serveTwo();
  await both();
  const [dying = ""] = await pids();
  process.kill(Number(dying), "SIGKILL");
  await both();
  const died = { pid: Number(dying), process: expect.any(Number), exitCode: null, signal: "SIGKILL", hasServed: true };
  expect(lines).toContainEqual(expect.objectContaining({ level: "error", died, deaths: 1 }));
});

test("one that ends before it serves is logged with its exit code, counted, and started again", async () => {
  const { ask, both, lines } = await serveTwo({ DIES_AT_START: "2" });
  await both();
  const died = { pid: expect.any(Number), process: 2, exitCode: 7, signal: null, hasServed: false };
  expect(lines).toContainEqual(expect.objectContaining({ level: "error", died, deaths: 1 }));
  expect(numberIn(await ask("/metrics"), "karier_process_deaths")).toBe(1);
});

test("where the first one ends before it serves all end, without another try", async () => {
  const child = fork(join(import.meta.dirname, "processes.process.ts"), {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { ...process.env, DIES_AT_START: "1" },
  });
  const [exitCode] = await once(child, "exit");
  expect(exitCode).not.toBe(0);
});
