import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface MailLine {
  /** The mail server as it is met by way of this line. */
  url: string;
  /** Breaks every connection and every new one until it is up again. */
  down(): void;
  up(): void;
  stop(): Promise<void>;
}

const headOfMessage = Buffer.from("Message-ID:");

/**
 * A line to a mail server that breaks.
 * @param isBroken whether it breaks in the middle of a message, the first being number 1
 */
export async function startMailLine(serverUrl: string, isBroken: (message: number) => boolean): Promise<MailLine> {
  const sockets = new Set<Socket>();
  let isDown = false;
  let messages = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(serverUrl).port), "127.0.0.1");
    const breakDown = () => {
      client.destroy();
      upstream.destroy();
      sockets.delete(client);
    };
    sockets.add(client);
    for (const socket of [client, upstream]) socket.on("error", breakDown).on("close", breakDown);
    if (isDown) return breakDown();
    upstream.pipe(client);
    client.on("data", (bytes) => {
      if (bytes.includes(headOfMessage) && isBroken(++messages)) breakDown();
      else upstream.write(bytes);
    });
    return undefined;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The line has no port.");
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    down() {
      isDown = true;
      breakAll();
    },
    up() {
      isDown = false;
    },
    async stop() {
      server.close();
      breakAll();
    },
  };
}
