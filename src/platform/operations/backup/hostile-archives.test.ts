// Shows: promise 19
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import { packTar, type TarHeader } from "modern-tar";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aFolder, removeFolder } from "../../../../tests/support/backups.ts";
import { formatVersion, type Manifest } from "./archive-format.ts";
import { inspectArchive } from "./inspect-archive.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await aFolder();
  file = join(folder, "archive.tar.zst");
});
afterEach(() => removeFolder(folder));

type Part = [name: string, body: string | Uint8Array, header?: Partial<TarHeader>];

const stored = `${"a".repeat(40)}.pdf`;
const rows = '{"id":"1"}\n{"id":"2"}\n';
const sealed = (body: string) => ({ bytes: body.length, sha256: createHash("sha256").update(body).digest("hex") });

const manifest: Manifest = {
  format: formatVersion,
  product: "3.3.63",
  madeAt: "2026-11-25T08:00:00.000Z",
  migrations: [],
  tables: [{ name: "odd", columns: ["id"], rows: 2, ...sealed(rows) }],
  sequences: [],
  jobs: { count: 0, ...sealed("") },
  files: [{ name: stored, ...sealed("a file") }],
  unnamed: [],
  missing: [],
  waitingMails: 0,
  secret: { marks: [], isIncluded: false },
};

const whole: Part[] = [
  ["format.json", JSON.stringify({ format: formatVersion, product: "3.3.63" })],
  [`files/${stored}`, "a file"],
  ["tables/odd.jsonl", rows],
  ["jobs.jsonl", ""],
  ["manifest.json", JSON.stringify(manifest)],
];

/** The parts with some in others' place, by name; `undefined` takes one away. */
const changed = (name: string, part?: Part) => whole.flatMap((own) => (own[0] === name ? (part ? [part] : []) : [own]));
const beside = (...parts: Part[]) => [...whole.slice(0, 2), ...parts, ...whole.slice(2)];

async function tarOf(parts: readonly Part[]): Promise<Uint8Array> {
  const getBytes = (body: string | Uint8Array) => (typeof body === "string" ? new TextEncoder().encode(body) : body);
  return packTar(
    parts.map(([name, body, header = {}]) => {
      const bytes = getBytes(body);
      return { header: { name, size: bytes.length, type: "file", ...header }, body: bytes };
    }),
  );
}

async function inspected(parts: readonly Part[]) {
  await writeFile(file, zstdCompressSync(await tarOf(parts)));
  return inspectArchive(file);
}

test("the archive that the others are made from is taken", async () => {
  expect((await inspected(whole)).manifest).toEqual(manifest);
});

const link = { type: "symlink", linkname: "/etc/passwd", size: 0 } as const;

test.each<[string, Part[], string]>([
  ["a path that leads out", beside(["../../etc/passwd", "x"]), 'holds "../../etc/passwd", which no backup has'],
  ["an absolute path", beside(["/etc/passwd", "x"]), 'passwd", which no backup has in it'],
  ["a path that leads out of its folder", beside([`files/../${stored}`, "x"]), "which no backup has in it"],
  ["a table that is no table's name", beside(["tables/a;drop.jsonl", "x"]), "which no backup has in it"],
  ["a link under a file's name", beside([`files/${"b".repeat(40)}.jpg`, "", link]), "which no backup has in it"],
  ["a folder", beside(["files/", "", { type: "directory" }]), "which no backup has in it"],
  ["a file twice", beside([`files/${stored}`, "a file"]), "twice"],
  ["a table twice", beside(["tables/odd.jsonl", rows]), "twice"],
  ["a file that nobody named", beside([`files/${"b".repeat(40)}.jpg`, "x"]), "does not name file bbb"],
  ["a table that nobody named", beside(["tables/even.jsonl", "x\n"]), "does not name table even"],
  ["a file with other bytes", changed(`files/${stored}`, [`files/${stored}`, "A file"]), "was altered: file aaa"],
  ["a row more", changed("tables/odd.jsonl", ["tables/odd.jsonl", `${rows}{"id":"3"}\n`]), "was altered: table odd"],
  ["other jobs", changed("jobs.jsonl", ["jobs.jsonl", "{}\n"]), "its jobs cannot be understood"],
  ["no table", changed("tables/odd.jsonl"), "not whole: it lacks table odd"],
  ["no jobs", changed("jobs.jsonl"), "not whole: it lacks jobs"],
  ["no end", changed("manifest.json"), "cut off: its end is missing"],
  ["no beginning", changed("format.json"), "its parts are out of order"],
  ["something after the end", [...whole, ["tables/even.jsonl", "x\n"]], "its parts are out of order"],
  ["a secret that was put in", beside(["secret", "somebody else's, of thirty-two"]), "its secret differs"],
  ["a manifest of nonsense", changed("manifest.json", ["manifest.json", "{}"]), "its manifest cannot be understood"],
  ["a file of 40 MB", beside([`files/${"b".repeat(40)}.jpg`, new Uint8Array(40_000_000)]), "larger than it can be"],
  [
    "a newer form",
    changed("format.json", ["format.json", JSON.stringify({ format: formatVersion + 1, product: "9.0.0" })]),
    "made by the newer version 9.0.0",
  ],
])("%s is refused", async (_, parts, sentence) => {
  await expect(inspected(parts)).rejects.toThrow(sentence);
});

test("a bomb is refused before it is unpacked", async () => {
  const zeros = new Uint8Array(200_000_000);
  await expect(inspected(beside(["tables/even.jsonl", zeros]))).rejects.toThrow("far more than its size can");
});

test("one that is cut off anywhere, or damaged, is refused", async () => {
  const filled: Part = [`files/${stored}`, Buffer.from(createHash("sha512").update("x").digest("hex").repeat(4000))];
  const bytes = zstdCompressSync(await tarOf(changed(`files/${stored}`, filled)));
  for (const share of [0, 0.1, 0.5, 0.9, 0.999]) {
    await writeFile(file, bytes.subarray(0, Math.floor(bytes.length * share)));
    await expect(inspectArchive(file)).rejects.toThrow(/is broken|is cut off|is not whole/);
  }
  const damaged = Uint8Array.from(bytes);
  damaged[Math.floor(bytes.length / 2)] = (damaged[Math.floor(bytes.length / 2)] ?? 0) ^ 255;
  await writeFile(file, damaged);
  await expect(inspectArchive(file)).rejects.toThrow(/is broken|was altered|which no backup has/);
});

test.each([
  ["no archive at all", new TextEncoder().encode("nonsense")],
  ["tar alone", new Uint8Array(10_240)],
])("%s is refused", async (_, bytes) => {
  await writeFile(file, bytes);
  await expect(inspectArchive(file)).rejects.toThrow("The archive is broken");
});
