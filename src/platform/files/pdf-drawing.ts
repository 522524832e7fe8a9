import { dirname } from "node:path";
import { atOnce } from "../limits/at-once.ts";
import { askProcess, besideSelf, processBounds } from "./bounded-process.ts";
import { type PdfPagePart, partSchema } from "./pdf-parts.ts";

/** A page as a picture (WebP), with its text beside. */
export interface DrawnPage {
  picture: Uint8Array;
  /** In the page's own points, as its pieces are. */
  width: number;
  height: number;
  pieces: PdfPagePart["pieces"];
}

export interface DrawnPdf {
  /** How many pages the document has; those after the last drawn one are in the document alone. */
  count: number;
  pages: DrawnPage[];
}

/** So much processor time for one document and for each of its pages, and so many of them. */
const most = { drawingCpuMs: 12_000, readingCpuMs: 3_000, pageCpuMs: 2_500, pages: 20, wordPages: 40 };

/** A document at a time: each is a process of its own, and someone else's visit continues meanwhile. */
const takeTurn = atOnce({ running: 1, waiting: 24, share: 6 });

const drawer = () => besideSelf(import.meta.url, "pdf-drawer");

/** Restrictions of the drawing process. */
export const drawerBounds = (): string[] => processBounds(dirname(drawer()));

type DrawingAnswer = { status: "told"; count: number; pages: PdfPagePart[] } | { status: "broken" | "busy" };

function isLast(message: unknown): boolean {
  const { data } = partSchema.safeParse(message);
  return data === undefined || data.status === "done" || data.status === "broken";
}

/** The pages drawn in time: a document that is too costly, or meets a busy machine, is drawn in part. */
async function inProcess(bytes: Uint8Array, draws: boolean): Promise<DrawingAnswer> {
  const path = drawer();
  const wish = { bytes, draws, mostPages: draws ? most.pages : most.wordPages };
  const cpuMs = draws ? most.drawingCpuMs : most.readingCpuMs;
  const { status, messages } = await askProcess({ path, code: dirname(path) }, wish, {
    ...{ cpuMs, isLast },
    stepCpuMs: most.pageCpuMs,
  });
  const parts = messages.flatMap((message) => partSchema.safeParse(message).data ?? []);
  const pages = parts.filter((part) => part.status === "page");
  const count = parts.find((part) => part.status === "opened")?.count;
  if (count !== undefined && pages.length > 0) return { status: "told", count, pages };
  return { status: status === "late" ? "busy" : "broken" };
}

export type Drawn = { status: "drawn"; pdf: DrawnPdf } | { status: "broken" | "busy" };

/**
 * Draws a PDF's first pages as pictures with their text, in a process of its own that is ended whatever happens.
 * `busy`: no process had time for it, which says nothing about the document.
 * @param key whose share of the queue it takes
 */
export async function drawPdf(bytes: Uint8Array, key: string): Promise<Drawn> {
  const turn = await takeTurn(() => inProcess(bytes, true), key);
  const answer = turn.status === "busy" ? turn : turn.value;
  if (answer.status !== "told") return answer;
  const pages = answer.pages.flatMap(({ picture, width, height, pieces }) =>
    picture === null ? [] : [{ picture, width, height, pieces }],
  );
  return pages.length === 0 ? { status: "broken" } : { status: "drawn", pdf: { count: answer.count, pages } };
}

export type ReadWords = { status: "read"; text: string } | { status: "broken" | "busy" };

/** Reads the words of a PDF's first pages, in the same bounds. */
export async function readPdfWords(bytes: Uint8Array): Promise<ReadWords> {
  const turn = await takeTurn(() => inProcess(bytes, false));
  const answer = turn.status === "busy" ? turn : turn.value;
  if (answer.status !== "told") return answer;
  const text = answer.pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(" ");
  return { status: "read", text };
}
