import { getDocumentProxy } from "unpdf";
import { checkPdf } from "../../../platform/files/pdf-check.ts";
import { readPdfPage } from "../../../platform/files/pdf-pieces.ts";
import { largestFile } from "../json-resume/read-json-resume.ts";
import type { CvFacts, CvWords } from "./cv-facts.ts";
import { jsonFacts } from "./json-facts.ts";
import type { CvLine } from "./lines/cv-line.ts";
import { docxLines, isDocxPart } from "./lines/docx-lines.server.ts";
import { linesOfPages } from "./lines/lines-of-page.ts";
import { NotReadable, unzip } from "./lines/unzip.server.ts";
import { isLinkedInPart, linkedInFacts } from "./linkedin-export.server.ts";
import { recogniseCv } from "./recognise/recognise-cv.ts";

export type CvReading = { status: "read"; facts: CvFacts } | { status: "no-text" | "unreadable" | "other" };

/** Pages and lines that are read; a CV of more is read as far. */
const most = { pages: 12, lines: 1_500 } as const;
/** Letters below which a document shows pictures of words. */
const fewLetters = 40;

async function pdfLines(bytes: Uint8Array): Promise<CvLine[]> {
  if (checkPdf(Buffer.from(bytes)) !== "clean") throw new NotReadable("It is no document that may be kept.");
  const document = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });
  const pages = [];
  for (let number = 1; number <= Math.min(document.numPages, most.pages); number += 1) {
    pages.push(await readPdfPage(document, number));
  }
  return linesOfPages(pages);
}

function recognised(lines: readonly CvLine[], words: CvWords): CvReading {
  const letters = lines.reduce((sum, { text }) => sum + text.replaceAll(/\P{L}/gu, "").length, 0);
  if (letters < fewLetters) return { status: "no-text" };
  return { status: "read", facts: recogniseCv(lines.slice(0, most.lines), words) };
}

const starts = (bytes: Uint8Array, ...head: number[]) => head.every((byte, at) => bytes[at] === byte);

function fromJson(bytes: Uint8Array, thisYear: number): CvReading {
  if (bytes.length > largestFile) throw new NotReadable("No life in JSON Resume is as long.");
  const facts = jsonFacts(new TextDecoder("utf-8", { fatal: true }).decode(bytes), thisYear);
  return facts === null ? { status: "other" } : { status: "read", facts };
}

/** Reads a CV: a PDF, a Word document, LinkedIn's data export or JSON Resume. Runs where nothing else is (`cv-process.server.ts`). */
export async function readDocument(bytes: Uint8Array, words: CvWords, thisYear: number): Promise<CvReading> {
  try {
    if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return recognised(await pdfLines(bytes), words);
    if (starts(bytes, 0x7b)) return fromJson(bytes, thisYear);
    if (!starts(bytes, 0x50, 0x4b)) return { status: "other" };
    const parts = unzip(bytes, (name) => isDocxPart(name) || isLinkedInPart(name));
    if (parts.has("word/document.xml")) return recognised(docxLines(parts), words);
    const isExport = [...parts.keys()].some(isLinkedInPart);
    return isExport ? { status: "read", facts: linkedInFacts(parts, thisYear) } : { status: "other" };
  } catch {
    // Whatever it was, nobody but its author can mend the document.
    return { status: "unreadable" };
  }
}
