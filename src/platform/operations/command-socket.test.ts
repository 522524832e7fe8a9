import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Command, CommandHandler } from "./command.ts";
import { openCommandSocket, sendCommand, socketFile, socketFolder } from "./command-socket.ts";

const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function aFolder(name = "data"): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "command-"));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  return join(folder, name);
}

async function opened(dataDir: string, handler: CommandHandler): Promise<void> {
  const socket = await openCommandSocket(dataDir, handler);
  closings.push(() => socket.close());
}

function aCommand(overrides: Partial<Command> = {}): Command {
  return { name: "count", options: {}, files: [], ...overrides };
}

test("the site does the work with every byte it was handed, and its words and exit code come back", async () => {
  const dataDir = await aFolder();
  const bytes = new Uint8Array(300_000).map((_, at) => at % 251);
  await opened(dataDir, async ({ name, options, files }, say) => {
    for (const file of files) say(`${file.name} ${Buffer.compare(file.bytes, bytes.subarray(0, file.bytes.length))}`);
    say(`${name} ${JSON.stringify(options)}`);
    return 3;
  });
  const lines: string[] = [];
  const files = [
    { name: "a\nb.csv", bytes },
    { name: "empty", bytes: new Uint8Array() },
    { name: "c", bytes: bytes.subarray(0, 10) },
  ];
  const exit = await sendCommand(dataDir, aCommand({ options: { map: ["x=y"] }, files }), (line) => lines.push(line));
  expect(exit).toBe(3);
  expect(lines).toEqual(["a\nb.csv 0", "empty 0", "c 0", 'count {"map":["x=y"]}']);
});

test("a fault is reported in its own words and the site keeps running", async () => {
  const dataDir = await aFolder();
  await opened(dataDir, async ({ name }) => {
    if (name === "bad") throw new Error("No such thing.");
    return 0;
  });
  const lines: string[] = [];
  expect(await sendCommand(dataDir, aCommand({ name: "bad" }), (line) => lines.push(line))).toBe(1);
  expect(lines).toEqual(["No such thing."]);
  expect(await sendCommand(dataDir, aCommand(), () => {})).toBe(0);
});

test("only the same user may open it", async () => {
  const dataDir = await aFolder();
  await opened(dataDir, async () => 0);
  expect((await stat(socketFolder(dataDir))).mode & 0o777).toBe(0o700);
  expect((await stat(socketFile(dataDir))).mode & 0o777).toBe(0o600);
});

test("without a running site there is nobody to hand work to", async () => {
  expect(await sendCommand(await aFolder(), aCommand(), () => {})).toBeNull();
});

test("a socket that a killed process left behind is in nobody's way", async () => {
  const dataDir = await aFolder();
  const first = await openCommandSocket(dataDir, async () => 1);
  closings.push(() => first.close());
  await opened(dataDir, async () => 2);
  expect(await sendCommand(dataDir, aCommand(), () => {})).toBe(2);
});

test("a data folder with a long name works too", async () => {
  const dataDir = await aFolder("x".repeat(150));
  await opened(dataDir, async () => 5);
  expect(await sendCommand(dataDir, aCommand(), () => {})).toBe(5);
});

test("what is no command is refused and leaves the socket usable", async () => {
  const dataDir = await aFolder();
  await opened(dataDir, async () => 0);
  const socket = connect(socketFile(dataDir)).end("nonsense");
  const answer = (await socket.toArray()).join("");
  expect(answer).toContain('{"exit":1}');
  expect(await sendCommand(dataDir, aCommand(), () => {})).toBe(0);
});

test("closing waits for no client that never finishes its command", async () => {
  const dataDir = await aFolder();
  const socket = await openCommandSocket(dataDir, async () => 0);
  const idle = connect(socketFile(dataDir)).on("error", () => {});
  await once(idle, "connect");
  idle.write("{");
  await expect(socket.close()).resolves.toBeUndefined();
  idle.destroy();
});
