import { connect, type Socket } from "node:net";

/** Connections as someone opens them who wants a site to stop, each held until the end. */
export interface BadConnections {
  /** How many could be opened at all. */
  opened(): number;
  close(): void;
}

const head = (method: string, path: string, more: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, "Host: localhost", ...more, "", ""].join("\r\n");

const multipart = ["Content-Type: multipart/form-data; boundary=x", "Content-Length: 9000000"];
const filePart = '--x\r\nContent-Disposition: form-data; name="cvFile"; filename="a"\r\n\r\n';

/** Each connection's data: the beginning, and repeatedly a piece. */
const kinds: readonly { beginning: string; piece: string }[] = [
  { beginning: head("POST", "/api/v1/auth/register", multipart) + filePart, piece: "x".repeat(16_384) },
  {
    beginning: head("POST", "/signin", ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 3000000"]),
    piece: "a&".repeat(4_000),
  },
  {
    beginning: head("POST", "/api/v1/login", ["Content-Type: application/json", "Content-Length: 9000000"]),
    piece: '{"a":'.repeat(500),
  },
  { beginning: "GET /lowongan HTTP/1.1\r\nHost: localhost\r\n", piece: "X-A: b\r\n" },
  {
    beginning: head("GET", "/lowongan?SearchString=a", ["Accept-Encoding: br"]),
    piece: head("GET", `/lowongan?q=${"a".repeat(90)}`, []),
  },
  {
    beginning: head("POST", "/api/v1/auth/register", ["Content-Type: application/json", "Transfer-Encoding: chunked"]),
    piece: "1\r\na\r\n",
  },
];

/**
 * Opens connections of the worst kinds to a running site of this machine; each continues sending slowly until closed.
 * @param url the site, below 127.0.0.1 or localhost
 */
export function badConnections(url: string, count: number): BadConnections {
  const port = Number(new URL(url).port);
  const open = new Set<Socket>();
  let opened = 0;
  const begin = (index: number) => {
    const kind = kinds[index % kinds.length];
    if (kind === undefined) return;
    // From some networks of their own, none of which is the visitor's.
    const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.1.${1 + (index % 8)}` });
    open.add(socket);
    socket.on("error", () => {});
    socket.on("data", () => {});
    socket.once("close", () => open.delete(socket));
    socket.once("connect", () => {
      opened += 1;
      socket.write(kind.beginning);
    });
  };
  for (let index = 0; index < count; index++) begin(index);
  let round = 0;
  const timer = setInterval(() => {
    round += 1;
    // What the site has ended begins again.
    for (let index = open.size; index < count; index++) begin(index + round);
    for (const [index, socket] of [...open].entries()) {
      if (socket.writableLength < 65_536 && !socket.connecting) socket.write(kinds[index % kinds.length]?.piece ?? "");
    }
  }, 250);
  return {
    opened: () => opened,
    close() {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
    },
  };
}
