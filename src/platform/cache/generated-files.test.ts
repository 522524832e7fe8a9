import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createChangeLog } from "./changes.ts";
import { type GeneratedFiles, type MadeFile, openGeneratedFiles } from "./generated-files.ts";

const time = { now: new Date("2026-11-21T03:00:00Z") };
let dir: string;
let files: GeneratedFiles;
let log = createChangeLog();

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "kept-"));
  time.now = new Date("2026-11-21T03:00:00Z");
  log = createChangeLog();
  files = openGeneratedFiles(join(dir, "files"), () => time.now, log);
});
afterEach(async () => {
  await files.close();
  await rm(dir, { recursive: true });
});

/** A file that says how often it was made; `text` may change. */
function aFile(text = { now: "isi" }) {
  const made = { times: 0 };
  const file: MadeFile = {
    name: "feed-id",
    mediaType: "application/xml",
    shows: ["vacancies"],
    async *write() {
      made.times += 1;
      yield "<a>";
      yield `${text.now}</a>`;
    },
  };
  return { file, made, text };
}

const ask = (headers: Record<string, string> = {}, method = "GET") => ({ method, headers: new Headers(headers) });

test("a file is made once, also for many who ask at the same time", async () => {
  const { file, made } = aFile();
  const answers = await Promise.all(Array.from({ length: 20 }, () => files.answer(file, ask())));
  for (const answer of answers) expect(await answer.text()).toBe("<a>isi</a>");
  expect(made.times).toBe(1);
});

test("it goes compressed to who takes that, with its length", async () => {
  const { file } = aFile();
  const answer = await files.answer(file, ask({ "accept-encoding": "gzip, br" }));
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect(gunzipSync(bytes).toString()).toBe("<a>isi</a>");
});

test("a client that has it gets 304, by its hash or by its date", async () => {
  const { file } = aFile();
  const first = await files.answer(file, ask());
  const etag = first.headers.get("etag") ?? "";
  const changed = first.headers.get("last-modified") ?? "";
  expect((await files.answer(file, ask({ "if-none-match": `"x", ${etag}` }))).status).toBe(304);
  expect((await files.answer(file, ask({ "if-modified-since": changed }))).status).toBe(304);
  expect((await files.answer(file, ask({ "if-none-match": '"x"', "if-modified-since": changed }))).status).toBe(200);
  expect((await files.answer(file, ask({ "if-modified-since": "no date" }))).status).toBe(200);
});

test("a change of its content regenerates it, another change does not", async () => {
  const { file, made, text } = aFile();
  await files.answer(file, ask());
  log.changed("news");
  await files.answer(file, ask());
  expect(made.times).toBe(1);
  text.now = "baru";
  log.changed("vacancies");
  expect(await (await files.answer(file, ask())).text()).toBe("<a>baru</a>");
});

test("a change while it is made counts", async () => {
  const { file, made } = aFile();
  const first = files.answer(file, ask());
  log.changed("vacancies");
  await first;
  await files.answer(file, ask());
  expect(made.times).toBe(2);
});

test("the next day in Jakarta regenerates it, and the same text keeps its date", async () => {
  const { file, made } = aFile();
  const before = (await files.answer(file, ask())).headers;
  time.now = new Date("2026-11-21T17:00:00Z");
  const after = (await files.answer(file, ask())).headers;
  expect(made.times).toBe(2);
  expect(after.get("etag")).toBe(before.get("etag"));
  expect(after.get("last-modified")).toBe(before.get("last-modified"));
});

test("who reads the old one reads it to its end while a new one takes its place", async () => {
  const { file, text } = aFile({ now: "x".repeat(300_000) });
  const slow = (await files.answer(file, ask())).body?.getReader();
  const first = await slow?.read();
  text.now = "baru";
  log.changed("vacancies");
  await files.answer(file, ask());
  let length = first?.value?.byteLength ?? 0;
  for (let part = await slow?.read(); part && !part.done; part = await slow?.read()) length += part.value.byteLength;
  expect(length).toBe(300_007);
});

test("the folder stays empty, so a killed process leaves nothing", async () => {
  const { file } = aFile();
  await files.answer(file, ask());
  expect(await readdir(join(dir, "files"))).toEqual([]);
});

test("one that cannot be made is a fault, and is tried again", async () => {
  const { file } = aFile();
  const broken = {
    ...file,
    async *write(): AsyncIterable<string> {
      yield "<a>";
      throw new Error("database gone");
    },
  };
  await expect(files.answer(broken, ask())).rejects.toThrow("database gone");
  expect((await files.answer(file, ask())).status).toBe(200);
});

test("a HEAD has headers alone", async () => {
  const { file } = aFile();
  const answer = await files.answer(file, ask({}, "HEAD"));
  expect(answer.body).toBeNull();
  expect(answer.headers.get("etag")).toMatch(/^W\//);
});
