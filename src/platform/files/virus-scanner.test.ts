import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkClamd } from "../../../scripts/doctor/check-clamd.ts";
import { type Clamd, eicar, noClamd, startClamd } from "../../../tests/support/clamd.ts";
import { freePort } from "../../../tests/support/free-port.ts";
import { createMetrics } from "../log/metrics.ts";
import { type ClamdAddress, parseClamdAddress } from "../settings/clamd-address.ts";
import { createClamd } from "./virus-scanner.ts";

const kinds = ["tcp", "unix"] as const;

/** A place to listen at, as the setting CLAMD_URL names it. */
async function somewhere(kind: (typeof kinds)[number]) {
  if (kind === "tcp") return { url: `tcp://127.0.0.1:${await freePort()}`, remove: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), "karier-clamd-"));
  return { url: `unix:${join(folder, "clamd.ctl")}`, remove: () => rm(folder, { recursive: true, force: true }) };
}

function parsed(url: string): ClamdAddress {
  const address = parseClamdAddress(url);
  if (address === null) throw new Error(`${url} is no address.`);
  return address;
}

/** Something that listens and answers every command alike, once `isWhole` of what came. */
async function answering(
  answer: string,
  kind: (typeof kinds)[number] = "tcp",
  isWhole: (command: Buffer) => boolean = () => true,
) {
  const { url, remove } = await somewhere(kind);
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.on("data", (part) => {
      received.push(part);
      if (isWhole(Buffer.concat(received))) socket.end(answer);
    });
  });
  const address = parsed(url);
  server.listen(address);
  await once(server, "listening");
  return {
    address,
    received: () => Buffer.concat(received),
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await remove();
    },
  };
}

/** The bytes in a command INSTREAM as clamd reads it; null while its end has not come (clamd(8)). */
function streamed(command: Buffer): Buffer | null {
  const begin = "zINSTREAM\0";
  expect(command.subarray(0, begin.length).toString("latin1")).toBe(begin.slice(0, command.length));
  const chunks: Buffer[] = [];
  for (let at = begin.length; at + 4 <= command.length; ) {
    const length = command.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(command.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

describe.each(kinds)("by %s", (kind) => {
  test.each([
    ["stream: OK\0", { status: "clean" }],
    ["stream: Karier.Test FOUND\0", { status: "found", signature: "Karier.Test" }],
    ["stream: OK", { status: "away" }],
    ["INSTREAM size limit exceeded. ERROR\0", { status: "away" }],
    ["HTTP/1.1 400 Bad Request\0", { status: "away" }],
    ["", { status: "away" }],
    ["x".repeat(5_000), { status: "away" }],
  ])("an answer %j of clamd is read as it is, and nothing else as clean", async (answer, scanned) => {
    const { address, stop } = await answering(answer, kind);
    expect(await createClamd(address).scan(new Uint8Array(10))).toMatchObject(scanned);
    await stop();
  });

  test.each([0, 1, 65_536, 200_000])("a file of %d bytes comes to clamd as it is", async (size) => {
    const file = Uint8Array.from({ length: size }, (_, at) => at % 251);
    const clamd = await answering("stream: OK\0", kind, (command) => streamed(command) !== null);
    expect(await createClamd(clamd.address).scan(file)).toEqual({ status: "clean" });
    expect(streamed(clamd.received())?.equals(file)).toBe(true);
    await clamd.stop();
  });

  test("the doctor says whether clamd answers, and nothing where none is set", async () => {
    expect(await checkClamd({ clamd: null })).toEqual([]);
    const { address, stop } = await answering("PONG\0", kind);
    expect(await checkClamd({ clamd: address })).toMatchObject([{ level: "ok" }]);
    await stop();
    expect(await checkClamd({ clamd: address })).toMatchObject([{ level: "fault" }]);
  });
});

test("scans are counted by how they ended, each from zero on", async () => {
  const metrics = createMetrics();
  const counts = async () => (await metrics.registry.metrics()).match(/karier_scans_total\{.*/g);
  const lines = (clean: number, found: number, away: number) =>
    Object.entries({ clean, found, away }).map(([outcome, n]) => `karier_scans_total{outcome="${outcome}"} ${n}`);
  expect(await counts()).toEqual(lines(0, 0, 0));
  for (const answer of ["stream: OK\0", "stream: OK\0", "stream: Karier.Test FOUND\0", "no"]) {
    const { address, stop } = await answering(answer);
    await createClamd(address, metrics.scanEnded).scan(new Uint8Array(1));
    await stop();
  }
  expect(await counts()).toEqual(lines(2, 1, 1));
});

test.skipIf(noClamd !== null)(`ClamAV itself is asked by TCP and by its socket${noClamd ?? ""}`, async () => {
  const clamd: Clamd = await startClamd();
  for (const url of [clamd.url, clamd.socketUrl]) {
    const scanner = createClamd(parsed(url));
    expect(await scanner.check()).toBeNull();
    expect(await scanner.scan(Buffer.from("harmless"))).toEqual({ status: "clean" });
    expect(await scanner.scan(Buffer.from(`before ${eicar}`))).toMatchObject({ status: "found" });
  }
  await clamd.stop();
});
