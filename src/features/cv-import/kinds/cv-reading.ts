import type { CvFacts, CvWords } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { recogniseCv } from "../recognise/recognise-cv.ts";

/** Why a file is not read; `other` is one that is no CV of a kind that we read. */
export const unreadStatuses = ["no-text", "unreadable", "encrypted", "active-content", "other"] as const;

export type CvReading = { status: "read"; facts: CvFacts } | { status: (typeof unreadStatuses)[number] };

/** Reads a file of one kind. What it throws, nobody but the file's author can mend. */
export type ReadKind = (bytes: Uint8Array, words: CvWords, thisYear: number) => CvReading | Promise<CvReading>;

/** Lines that are read; a CV of more is read as far. */
const mostLines = 1_500;
/** Letters below which a document shows pictures of words. */
const fewLetters = 40;

/** @param aside what the document says where nothing is looked for */
export function recognised(lines: readonly CvLine[], words: CvWords, aside: readonly string[] = []): CvReading {
  const letters = lines.reduce((sum, { text }) => sum + text.replaceAll(/\P{L}/gu, "").length, 0);
  if (letters < fewLetters) return { status: "no-text" };
  return { status: "read", facts: recogniseCv(lines.slice(0, mostLines), words, aside) };
}
