import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPackFolder } from "./pack-folder.ts";
import { packTexts } from "./pack-values.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "pack-"));
  await mkdir(join(dir, "news", "2026"), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const write = (path: string, content: string | Uint8Array) => writeFile(join(dir, path), content);

test("every file below the folder is read, in order, but hidden ones", async () => {
  await mkdir(join(dir, ".git"));
  for (const path of ["news/2026/b.md", "news/a.md", "site.json", ".DS_Store", ".git/HEAD", "news/.a.md.swp"]) {
    await write(path, path);
  }
  const files = await readPackFolder(dir);
  expect(files.map(({ path }) => path)).toEqual(["news/2026/b.md", "news/a.md", "site.json"]);
  expect(packTexts(files).texts[0]).toEqual({ path: "news/2026/b.md", text: "news/2026/b.md" });
});

test("links are not followed and long files are not read: each is named", async () => {
  await symlink("/etc/passwd", join(dir, "news/link.md"));
  await symlink("/etc", join(dir, "companies"));
  await write("news/long.md", new Uint8Array(1024 * 1024 + 1));
  await expect(readPackFolder(dir)).rejects.toMatchObject({
    faults: [
      { path: "companies", line: 1, reason: "it is a link or another special file: put the file itself here" },
      { path: "news/link.md", line: 1, reason: "it is a link or another special file: put the file itself here" },
      { path: "news/long.md", line: 1, reason: "it has 1048577 bytes, a file of a pack has at most 1048576" },
    ],
  });
});

test.each([
  ["Latin-1 text", [97, 10, 98, 10, 0xe9, 10], [{ line: 3, reason: "it is not UTF-8" }]],
  ["a cut-off character at the end", [97, 10, 0xc3], [{ line: 2, reason: "it is not UTF-8" }]],
  ["a NUL", [97, 10, 0, 10], [{ line: 2, reason: "it holds a NUL character" }]],
  ["a byte order mark, which is no text", [0xef, 0xbb, 0xbf, 45], []],
])("%s: %j", (_, bytes, expected) => {
  const { texts, faults } = packTexts([{ path: "a.md", bytes: new Uint8Array(bytes) }]);
  expect(faults).toEqual(expected.map((fault) => ({ path: "a.md", ...fault })));
  expect(texts).toHaveLength(1 - expected.length);
});
