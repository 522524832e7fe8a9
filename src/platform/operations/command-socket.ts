import { once } from "node:events";
import { chmod, mkdir, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { type Command, type CommandHandler, commandHead } from "./command.ts";
import { socketFile, socketFolder, withShortPath } from "./socket-path.ts";

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
    if (size > mostBytes) throw new Error(`The command brings more than ${mostBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function commandOf(bytes: Buffer): Command {
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
    const command = commandOf(await received(socket));
    onReceived();
    socket.setTimeout(0);
    write({ exit: await handler(command, (line) => write({ say: line })) });
  } catch (error) {
    write({ say: error instanceof Error ? error.message : String(error) });
    write({ exit: 1 });
  }
  socket.end();
}

/** What an earlier process left is in the way; whoever holds the data folder's lock may remove it. */
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
 * Takes commands through a socket in the data folder that only the same user may open. Only beside the embedded database,
 * which belongs to one site: commands hand their work to it (running.md).
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
