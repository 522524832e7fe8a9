import { z } from "zod";

/** The limit of a document's output, all its pages together: finished pictures, and text in pieces. */
export const drawingLimits = {
  pixels: 56_000_000,
  pictureBytes: 32 * 1024 * 1024,
  pieces: 20_000,
  letters: 400_000,
  /** Of one piece. */
  pieceLetters: 500,
} as const;

/** A piece of a page's text where it stands, in the page's own points from the upper left. */
const pieceSchema = z.object({
  text: z.string().max(drawingLimits.pieceLetters),
  ...{ x: z.number(), y: z.number(), width: z.number(), height: z.number() },
});

/**
 * The drawing process's output, part by part; it read a stranger's document, so its output is parsed as untrusted
 * input.
 */
export const partSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("opened"), count: z.int().positive() }),
  z.object({
    status: z.literal("page"),
    width: z.number(),
    height: z.number(),
    pieces: z.array(pieceSchema).max(drawingLimits.pieces),
    /** WebP; null where only words are read. */
    picture: z
      .instanceof(Uint8Array)
      .refine(({ length }) => length <= drawingLimits.pictureBytes)
      .nullable(),
  }),
  z.object({ status: z.literal("done") }),
  z.object({ status: z.literal("broken") }),
]);

export type PdfPart = z.output<typeof partSchema>;
export type PdfPagePart = Extract<PdfPart, { status: "page" }>;
