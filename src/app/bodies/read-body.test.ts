import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { documentWith, jsonFileBody, longestText, mostFields, smallBody } from "../../contract/body-limits.ts";
import { mostValues } from "../../contract/read-query.ts";
import { openIncomingFiles } from "../../platform/files/incoming-files.ts";
import { createBodyRoom } from "../../platform/limits/byte-budget.ts";
import type { BodyPlace } from "./keep-file.ts";
import { readBody, readForm } from "./read-body.ts";

let folder: string;
let place: BodyPlace;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bodies-"));
});
beforeEach(() => {
  place = { room: createBodyRoom(), incoming: openIncomingFiles(folder), network: "192.0.2.0" };
});
afterAll(() => rm(folder, { recursive: true }));

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers, ...(body instanceof ReadableStream && half) });
const half = { duplex: "half" };
const fields = { "content-type": "application/x-www-form-urlencoded" };
const resume = documentWith({ photoProfile: "photo", cvFile: "cv" });
const heldBytes = () => [place.room.memory.held(), place.room.disk.held()];
const MiB = 1024 * 1024;

async function read(body: BodyInit, limits = resume, headers: Record<string, string> = {}) {
  const incoming = await readBody(post(body, headers), limits, place);
  if (incoming.status !== "read") throw new Error(incoming.status);
  return incoming;
}

function toForm(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
}

const pattern = new Uint8Array(10 * MiB).map((_, index) => index % 251);
const filled = (bytes: number) => pattern.subarray(0, bytes);

test("a form's texts and files come as they were sent, names and all", async () => {
  const cvFile = new File([filled(3_000)], "CV Siti “Ayu”.pdf", { type: "application/pdf" });
  const { body, dispose } = await read(toForm({ data: '{"a":[1]}', lang: " id ", cvFile }));
  expect(body).toMatchObject({ data: { a: [1] }, lang: "id" });
  const { cvFile: sent }: { cvFile: File } = Object(body);
  expect([sent.name, sent.type, sent.size]).toEqual(["CV Siti “Ayu”.pdf", "application/pdf", 3_000]);
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(filled(3_000));
  await dispose();
});

test("the file of a body above 1 MB is on the disk until its use ends", async () => {
  const { body, dispose } = await read(toForm({ data: "{}", cvFile: new File([filled(4 * MiB)], "cv.pdf") }));
  const { cvFile }: { cvFile: File } = Object(body);
  expect(await readdir(folder)).toHaveLength(1);
  expect(heldBytes()).toEqual([expect.any(Number), 4 * MiB]);
  expect(Buffer.compare(Buffer.from(await cvFile.arrayBuffer()), Buffer.from(filled(4 * MiB)))).toBe(0);
  await dispose();
  expect(await readdir(folder)).toEqual([]);
  expect(heldBytes()).toEqual([0, 0]);
});

test("of a file that is too large one byte too many is kept, by which its reader knows it", async () => {
  const { body, dispose } = await read(toForm({ photoProfile: new File([filled(3 * MiB)], "wajah.jpg") }));
  const { photoProfile }: { photoProfile: File } = Object(body);
  expect(photoProfile.size).toBe(2 * MiB + 1);
  await dispose();
});

test("of a file that nobody asked for nothing is kept but that it was one", async () => {
  const { body, dispose } = await read(toForm({ other: new File([filled(MiB)], "x"), lang: "en" }));
  expect(body).toMatchObject({ lang: "en", other: expect.any(File) });
  expect(Object(body).other.size).toBe(0);
  await dispose();
});

test.each([
  ["a JSON body", () => post(JSON.stringify({ a: "x".repeat(smallBody.bytes) })), smallBody],
  ["a form", () => post(`a=${"x".repeat(smallBody.bytes)}`, fields), smallBody],
  ["JSON of many values", () => post(JSON.stringify({ a: Array(mostValues).fill(1) })), resume],
  [
    "a form's JSON of many values",
    () => post(toForm({ data: JSON.stringify({ a: Array(mostValues).fill(1) }) })),
    resume,
  ],
  ["a form of many fields", () => post("a&".repeat(mostFields), fields), smallBody],
  ["a multipart's texts", () => post(toForm({ a: "x".repeat(200_000), b: "y".repeat(100_000) })), resume],
  ["a multipart's one text", () => post(toForm({ a: "x".repeat(300_000) })), resume],
  ["a whole multipart", () => post(toForm({ a: new File([filled(10 * MiB)], "x") })), resume],
])("%s above its limit is too large, and nothing of it stays", async (_name, request, limits) => {
  expect(await readBody(request(), limits, place)).toEqual({ status: "too-large" });
  expect(heldBytes()).toEqual([0, 0]);
  expect(await readdir(folder)).toEqual([]);
});

/** Pieces of a body, and how many of them were asked for. */
function counted(pieces: readonly string[]) {
  let readCalls = 0;
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces[readCalls];
      readCalls += 1;
      if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  return { body, asked: () => readCalls };
}

const aPart = (name: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

test.each([
  ["texts too long", Array(200).fill(aPart("data", "1".repeat(30_000)))],
  ["too many parts", Array(200).fill(aPart("a", "1").repeat(100))],
])("of a multipart body with %s no more is read than shows it", async (_name, pieces) => {
  const { body, asked } = counted(pieces);
  const request = post(body, { "content-type": "multipart/form-data; boundary=x" });
  expect(await readBody(request, resume, place)).toEqual({ status: "too-large" });
  expect(asked()).toBeLessThan(20);
});

test.each([
  ["without its end", "--x\r\ncontent-disposition: form-data; name=a\r\n\r\nb"],
  ["with a file without its end", '--x\r\ncontent-disposition: form-data; name="cvFile"; filename="a"\r\n\r\nb'],
  ["without any part", "nothing"],
])("a multipart body %s is unreadable", async (_name, text) => {
  const request = post(text, { "content-type": "multipart/form-data; boundary=x" });
  expect(await readBody(request, resume, place)).toEqual({ status: "unreadable" });
  expect(heldBytes()).toEqual([0, 0]);
});

test("a multipart body that names no boundary is unreadable", async () => {
  const request = post("--x", { "content-type": "multipart/form-data" });
  expect(await readBody(request, resume, place)).toEqual({ status: "unreadable" });
});

test("a text longer than any field is cut to one character more, or kept where a draft says so", async () => {
  const long = "x".repeat(longestText + 500);
  const cut = await read(JSON.stringify({ story: long }));
  expect(cut.body).toEqual({ story: "x".repeat(longestText + 1) });
  const storyBody = await read(JSON.stringify({ story: long }), jsonFileBody);
  expect(storyBody.body).toEqual({ story: long });
});

test("a page's form comes as it was sent, a name as often as it was", async () => {
  const body = await readForm(post("a=1&a=2&b=+x+", fields), smallBody, place);
  expect(body.status === "read" && [...body.body]).toEqual([
    ["a", "1"],
    ["a", "2"],
    ["b", " x "],
  ]);
});

/** A body that says how much it will be, sends some of it, and no more. */
function unfinished(bytes: number): Request {
  const head = '--x\r\ncontent-disposition: form-data; name="cvFile"; filename="a"\r\n\r\n';
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(head));
      controller.enqueue(filled(bytes));
    },
  });
  return post(body, { "content-type": "multipart/form-data; boundary=x" });
}

test("bodies that never end hold no more than their room, one network no more than its share of it", async () => {
  const ends = Array.from({ length: 120 }, () => readBody(unfinished(4 * MiB), resume, place));
  expect(await Promise.race(ends)).toEqual({ status: "busy" });
  expect(place.room.disk.held()).toBeGreaterThan(200 * MiB);
  expect(place.room.disk.held()).toBeLessThanOrEqual(256 * MiB);
  expect(place.room.memory.held()).toBeLessThanOrEqual(32 * MiB);
  const elsewhere = { ...place, network: "198.51.100.0" };
  expect(await readBody(post(toForm({ cvFile: new File([filled(4 * MiB)], "a") })), resume, elsewhere)).toMatchObject({
    status: "read",
  });
  expect(await readBody(post('{"a":1}'), smallBody, place)).toMatchObject({ status: "read" });
});

test("a body has half a minute, and a second more for every 8 KB of it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    let isOver = false;
    const slow = readBody(unfinished(80 * 1024), resume, place).finally(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(39_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await slow).toEqual({ status: "too-slow" });
    expect(heldBytes()).toEqual([0, 0]);
  } finally {
    vi.useRealTimers();
  }
});

test("what a process that died left behind goes within the hour, what is coming in stays", async () => {
  const file = await place.incoming.open();
  await file.write(filled(10));
  await place.incoming.sweep(new Date(Date.now() + 50 * 60_000));
  expect(await readdir(folder)).toContainEqual(expect.any(String));
  await place.incoming.sweep(new Date(Date.now() + 70 * 60_000));
  expect(await readdir(folder)).toEqual([]);
  await file.remove();
});
