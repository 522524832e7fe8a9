import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { checkClamd } from "../../../scripts/doctor/check-clamd.ts";
import { freePort } from "../../../tests/support/free-port.ts";
import { createClamd } from "./virus-scanner.ts";

/** Something that listens and answers every command alike. */
async function answering(answer: string) {
  const port = await freePort();
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", () => socket.end(answer));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = { host: "127.0.0.1", port };
  return { address, stop: () => new Promise((resolve) => server.close(resolve)) };
}

test.each([
  ["stream: OK\0", { status: "clean" }],
  ["stream: Karier.Test FOUND\0", { status: "found", signature: "Karier.Test" }],
  ["stream: OK", { status: "away" }],
  ["INSTREAM size limit exceeded. ERROR\0", { status: "away" }],
  ["HTTP/1.1 400 Bad Request\0", { status: "away" }],
  ["", { status: "away" }],
  ["x".repeat(5_000), { status: "away" }],
])("an answer %j of clamd is read as it is, and nothing else as clean", async (answer, scanned) => {
  const { address, stop } = await answering(answer);
  expect(await createClamd(address).scan(new Uint8Array(10))).toMatchObject(scanned);
  await stop();
});

test("the doctor says whether clamd answers, and nothing where none is set", async () => {
  expect(await checkClamd({ clamd: null })).toEqual([]);
  const { address, stop } = await answering("PONG\0");
  expect(await checkClamd({ clamd: address })).toMatchObject([{ level: "ok" }]);
  await stop();
  expect(await checkClamd({ clamd: address })).toMatchObject([{ level: "fault" }]);
});
