import { dirname } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { atOnce } from "../limits/at-once.ts";
import { askProcess, besideSelf, processBounds } from "./bounded-process.ts";

/** A piece of a page's text where it stands, in the page's own points from the upper left. */
const pieceSchema = z.object({ text: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const pixels = z.instanceof(Uint8Array);

const doneSchema = z.object({
  status: z.literal("done"),
  count: z.int().positive(),
  pages: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      pieces: z.array(pieceSchema),
      picture: z
        .object({ width: z.int().positive().max(4_000), height: z.int().positive().max(4_000), pixels })
        .nullable(),
    }),
  ),
});

/** A page as a picture (WebP), with its text beside. */
export interface DrawnPage {
  picture: Uint8Array;
  /** In the page's own points, as its pieces are. */
  width: number;
  height: number;
  pieces: z.infer<typeof pieceSchema>[];
}

export interface DrawnPdf {
  /** How many pages the document has; those after the last drawn one are in the document alone. */
  count: number;
  pages: DrawnPage[];
}

/** So long for one document, and so many of its pages. */
const most = { ms: 12_000, pages: 20, wordPages: 40 };

/** A document at a time: each is a process of its own, and somebody else's visit goes on meanwhile. */
const takeTurn = atOnce({ running: 1, waiting: 24, share: 6 });

const quality = 82;

const drawer = () => besideSelf(import.meta.url, "pdf-drawer");

/** What binds the process that draws. */
export const drawerBounds = (): string[] => processBounds(dirname(drawer()));

async function inProcess(bytes: Uint8Array, draws: boolean): Promise<z.infer<typeof doneSchema> | null> {
  const path = drawer();
  const wish = { bytes, draws, mostPages: draws ? most.pages : most.wordPages };
  return doneSchema.safeParse(await askProcess({ path, code: dirname(path) }, wish, most.ms)).data ?? null;
}

/** BGRA as it was drawn, as WebP: raw pixels are read, no file of anybody's. */
async function asWebp(picture: { width: number; height: number; pixels: Uint8Array }): Promise<Uint8Array> {
  const { width, height } = picture;
  const image = Buffer.from(picture.pixels);
  for (let at = 0; at + 3 < image.length; at += 4) {
    const blue = image[at] ?? 0;
    image[at] = image[at + 2] ?? 0;
    image[at + 2] = blue;
  }
  const raw = { width, height, channels: 4 } as const;
  return new Uint8Array(await sharp(image, { raw }).flatten({ background: "#ffffff" }).webp({ quality }).toBuffer());
}

export type Drawn = { status: "drawn"; pdf: DrawnPdf } | { status: "broken" | "busy" };

/**
 * Draws a PDF's first pages as pictures with their text, in a process of its own that is ended whatever happens.
 * @param key whose share of the queue it takes
 */
export async function drawPdf(bytes: Uint8Array, key: string): Promise<Drawn> {
  const turn = await takeTurn(() => inProcess(bytes, true), key);
  if (turn.status === "busy") return { status: "busy" };
  if (turn.value === null) return { status: "broken" };
  const pages: DrawnPage[] = [];
  for (const { picture, width, height, pieces } of turn.value.pages) {
    if (picture !== null) pages.push({ picture: await asWebp(picture), width, height, pieces });
  }
  return pages.length === 0 ? { status: "broken" } : { status: "drawn", pdf: { count: turn.value.count, pages } };
}

export type ReadWords = { status: "read"; text: string } | { status: "broken" | "busy" };

/** Reads the words of a PDF's first pages, in the same bounds. */
export async function readPdfWords(bytes: Uint8Array): Promise<ReadWords> {
  const turn = await takeTurn(() => inProcess(bytes, false));
  if (turn.status === "busy") return { status: "busy" };
  if (turn.value === null) return { status: "broken" };
  const text = turn.value.pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(" ");
  return { status: "read", text };
}
