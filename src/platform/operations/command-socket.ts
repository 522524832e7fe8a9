import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { type Command, type CommandHandler, commandAnswer, commandHead, type Say } from "./command.ts";

/** Longest path that a Unix socket may have everywhere, in bytes. */
const longestPath = 100;

/** The folder that only the same user may enter, in the data folder. */
export function socketFolder(dataDir: string): string {
  return resolve(dataDir, "socket");
}

/** Where the socket lies; on Windows the name of a pipe, which has no folder. */
export function socketFile(dataDir: string): string {
  if (process.platform !== "win32") return join(socketFolder(dataDir), "command.sock");
  const name = createHash("sha256").update(resolve(dataDir)).digest("hex").slice(0, 32);
  return `\\\\.\\pipe\\${name}`;
}

/** Uses the socket under a path that is short enough: a link in a folder of our own, where its own path is too long. */
async function withShortPath<T>(dataDir: string, use: (path: string) => Promise<T>): Promise<T> {
  const path = socketFile(dataDir);
  if (Buffer.byteLength(path) <= longestPath || process.platform === "win32") return use(path);
  const folder = await mkdtemp(join(tmpdir(), "socket-"));
  try {
    await symlink(socketFolder(dataDir), join(folder, "at"));
    return await use(join(folder, "at", "command.sock"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const mostBytes = 512 * 1024 * 1024;
const longestHead = 1024 * 1024;
const patienceMs = 60_000;

export interface CommandSocket {
  /** Takes no more commands, not even those half received, and waits for what runs. */
  close(): Promise<void>;
}

/** All that a client sends until it half-closes. */
async function received(socket: Socket): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const coming: AsyncIterable<Buffer> = socket.iterator({ destroyOnReturn: false });
  for await (const part of coming) {
    size += part.length;
    if (size > mostBytes) throw new Error(`The command has more than ${mostBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function getCommand(bytes: Buffer): Command {
  const end = bytes.subarray(0, longestHead).indexOf("\n");
  const { name, options, files } = commandHead.parse(JSON.parse(bytes.toString("utf8", 0, end)));
  let from = end + 1;
  const withBytes = files.map((file) => {
    const at = from;
    from += file.size;
    return { name: file.name, bytes: bytes.subarray(at, from) };
  });
  if (from !== bytes.length) throw new Error("The command was cut off.");
  return { name, options, files: withBytes };
}

async function answer(socket: Socket, handler: CommandHandler, onReceived: () => void): Promise<void> {
  const write = (line: object) => void (socket.writable && socket.write(`${JSON.stringify(line)}\n`));
  // A client that went away does not end the work.
  socket.on("error", () => {});
  socket.setTimeout(patienceMs, () => socket.destroy());
  try {
    const command = getCommand(await received(socket));
    onReceived();
    socket.setTimeout(0);
    write({ exit: await handler(command, (line) => write({ say: line })) });
  } catch (error) {
    write({ say: error instanceof Error ? error.message : String(error) });
    write({ exit: 1 });
  }
  socket.end();
}

/** An earlier process's socket is in the way; the owner of the data folder's lock may remove it. */
async function listen(server: Server, dataDir: string): Promise<void> {
  if (process.platform !== "win32") {
    await mkdir(socketFolder(dataDir), { recursive: true, mode: 0o700 });
    await chmod(socketFolder(dataDir), 0o700);
    await rm(socketFile(dataDir), { force: true });
  }
  await withShortPath(dataDir, async (path) => {
    server.listen(path);
    await once(server, "listening");
  });
  if (process.platform !== "win32") await chmod(socketFile(dataDir), 0o600);
}

/**
 * Takes commands through a socket in the data folder that only the same user may open. Only beside the embedded
 * database, which belongs to one site: commands hand their work to it (running.md).
 */
export async function openCommandSocket(dataDir: string, handler: CommandHandler): Promise<CommandSocket> {
  const running = new Set<Promise<void>>();
  const receiving = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    receiving.add(socket);
    const work = answer(socket, handler, () => receiving.delete(socket)).finally(() => {
      receiving.delete(socket);
      running.delete(work);
    });
    running.add(work);
  });
  await listen(server, dataDir);
  return {
    async close() {
      server.close();
      for (const socket of receiving) socket.destroy();
      await Promise.allSettled(running);
      if (process.platform !== "win32") await rm(socketFile(dataDir), { force: true });
    },
  };
}

/**
 * Hands a command to the running site, and says what it answers.
 * @returns the exit code, or null when no site runs on this data folder
 */
export async function sendCommand(dataDir: string, command: Command, say: Say): Promise<number | null> {
  const socket = await connected(dataDir);
  if (socket === null) return null;
  send(socket, command);
  const lines = createInterface({ input: socket });
  for await (const line of lines) {
    const answer = commandAnswer.parse(JSON.parse(line));
    if ("exit" in answer) return answer.exit;
    say(answer.say);
  }
  say("The site stopped before the work was done.");
  return 1;
}

async function connected(dataDir: string): Promise<Socket | null> {
  try {
    return await withShortPath(dataDir, async (path) => {
      const socket = connect({ path, allowHalfOpen: true });
      await once(socket, "connect");
      return socket;
    });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ECONNREFUSED") return null;
    throw error;
  }
}

function send(socket: Socket, { name, options, files }: Command): void {
  // The site may be stopped while it still receives; that shows as an answer that ends too soon.
  socket.on("error", () => {});
  const head = { name, options, files: files.map((file) => ({ name: file.name, size: file.bytes.byteLength })) };
  socket.write(`${JSON.stringify(head)}\n`);
  for (const { bytes } of files) socket.write(bytes);
  socket.end();
}
