import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { type Command, commandAnswer, type Say } from "./command.ts";
import { withShortPath } from "./socket-path.ts";

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
