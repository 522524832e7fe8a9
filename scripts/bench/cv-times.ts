import { join, resolve } from "node:path";
import { buildFolder } from "../../src/app/build-folder.ts";
import type { CvWords } from "../../src/features/cv-import/cv-facts.ts";
import { readCvFile } from "../../src/features/cv-import/read-cv.server.ts";
import { archives, endlessPage } from "../../tests/attacks/walk/hostile-archives.ts";
import { makeLongCv } from "../../tests/support/made-cvs/made-cvs.ts";
import { basePath } from "../base-path.ts";
import { median } from "./median.ts";
import { atMost, type Figure, textFigure } from "./table.ts";

/** CVs that are timed. */
const timed = 20;

const code = resolve(buildFolder(basePath(process.env["BASE_PATH"])), "server");

/** Reads a file as the built site does, in its own process. */
export const readAsBuilt = (bytes: Uint8Array, words: CvWords) =>
  readCvFile(bytes, { words, thisYear: 2026 }, { path: join(code, "cv-process.js"), code });

/** How long a file took, from before its process's start to its end. */
async function getTime(bytes: Uint8Array, words: CvWords): Promise<number> {
  const began = performance.now();
  await readAsBuilt(bytes, words);
  return performance.now() - began;
}

async function listTimes(files: readonly Uint8Array[], words: CvWords): Promise<number[]> {
  const times: number[] = [];
  for (const bytes of files) times.push(await getTime(bytes, words));
  return times.toSorted((a, b) => a - b);
}

/** A file whose head is a PDF's and whose rest is nothing: what its reading takes is its process's start. */
const nothing = new Uint8Array(Buffer.from("%PDF-1.7\n"));

/** How long a reading takes as the built site does it, one at a time, and how long what is made to take long. */
export async function cvTimes(words: CvWords): Promise<Figure[]> {
  const long = await Promise.all(Array.from({ length: timed }, (_, seed) => makeLongCv(seed)));
  const starts = await listTimes(
    Array.from({ length: timed }, () => nothing),
    words,
  );
  const reads = await listTimes(long, words);
  const hostile = await Promise.all(
    [...archives, ["a page without end", endlessPage] as const].map(async ([, make]) => new Uint8Array(await make())),
  );
  const bombs = await listTimes(hostile, words);
  return [
    textFigure("the start of a reading's process, median", `${Math.round(median(starts))} ms`),
    textFigure("a CV of three pages, median", `${Math.round(median(reads))} ms`),
    atMost("a CV of three pages, p95", Math.round(reads[Math.ceil(reads.length * 0.95) - 1] ?? 0), 1_500, " ms"),
    atMost(
      `the slowest answer to ${hostile.length} bombs and other hostile files`,
      Math.round(bombs.at(-1) ?? 0),
      3_000,
      " ms",
    ),
  ];
}
