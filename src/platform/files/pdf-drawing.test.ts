// Shows: F24
import "./photo.ts";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getBytes } from "../../../tests/support/made-pdfs.ts";
import { smallPdf } from "../../features/resumes/sample/demonstration-resume.server.ts";
import { askProcess } from "./bounded-process.ts";
import { drawerBounds, drawPdf, readPdfWords } from "./pdf-drawing.ts";
import { drawingLimits, type PdfPart, partSchema } from "./pdf-parts.ts";

// The site decodes no WebP (photo.ts says so of the whole process); these tests look at what was drawn.
const webp = { operation: ["VipsForeignLoadWebp"] };
beforeAll(() => sharp.unblock(webp));
afterAll(() => sharp.block(webp));

const aPdf = () => new Uint8Array(smallPdf(["Dewi Lestari", "Analis data, WMS"]));

test("a page is a picture with its text at its position", async () => {
  const drawn = await drawPdf(aPdf(), "1");
  if (drawn.status !== "drawn") throw new Error(`It is ${drawn.status}.`);
  const [page] = drawn.pdf.pages;
  const { format, width = 0, height = 0 } = await sharp(page?.picture).metadata();
  expect(format).toBe("webp");
  expect(width).toBeLessThanOrEqual(1_240);
  expect(height).toBeLessThanOrEqual(2_200);
  const piece = page?.pieces.find(({ text }) => text.includes("Dewi"));
  expect(piece?.x).toBeGreaterThan(0);
  expect(piece?.y).toBeGreaterThan(0);
  expect(piece?.y).toBeLessThan(page?.height ?? 0);
  const { data } = await sharp(page?.picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(data.some((grey) => grey < 100)).toBe(true);
});

test("its words are read without drawing", async () => {
  expect(await readPdfWords(aPdf())).toMatchObject({
    status: "read",
    text: expect.stringContaining("Analis data, WMS"),
  });
});

/** All that the drawing process sends for a document. */
async function listParts(bytes: Uint8Array): Promise<PdfPart[]> {
  const path = join(import.meta.dirname, "pdf-drawer.ts");
  const isLast = (message: unknown) => partSchema.parse(message).status !== "page" && !isOpened(message);
  const isOpened = (message: unknown) => partSchema.parse(message).status === "opened";
  const wish = { bytes, draws: true, mostPages: 20 };
  const answer = await askProcess({ path, code: import.meta.dirname }, wish, {
    cpuMs: 60_000,
    wallMs: 300_000,
    isLast,
  });
  return answer.messages.map((message) => partSchema.parse(message));
}

/** Pages of the largest size that is drawn, each with a text. */
async function largePages(count: number, text: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < count; page += 1) document.addPage([1_240, 2_200]).drawText(text, { size: 9, font });
  return document.save();
}

describe("what crosses from the process that draws to the site", () => {
  const pagesIn = (parts: readonly PdfPart[]) => parts.filter((part) => part.status === "page");

  test("is one finished picture after the other, and no pixels", async () => {
    const parts = await listParts(await largePages(3, "Dewi Lestari"));
    expect(parts.map(({ status }) => status)).toEqual(["opened", "page", "page", "page", "done"]);
    for (const { picture } of pagesIn(parts)) {
      expect(Buffer.from(picture ?? []).toString("latin1", 0, 4)).toBe("RIFF");
      expect(picture?.length).toBeLessThan((1_240 * 2_200 * 4) / 20);
    }
  });

  test("is text in pieces of a bounded length, however long its author made them", async () => {
    const parts = await listParts(await largePages(1, "kata ".repeat(2_000)));
    const pieces = pagesIn(parts).flatMap((page) => page.pieces);
    expect(pieces.length).toBeGreaterThan(0);
    expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(drawingLimits.pieceLetters);
  });

  test("is not more text in all than is bounded", async () => {
    const line = "kata ".repeat(90);
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (let page = 0; page < 2; page += 1) {
      const lines = document.addPage([300, 300]);
      for (let at = 0; at < 600; at += 1) lines.drawText(line, { size: 1, font, y: at / 3 });
    }
    const pieces = pagesIn(await listParts(await document.save())).flatMap((page) => page.pieces);
    const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
    expect(letters).toBeGreaterThan(drawingLimits.letters / 2);
    expect(letters).toBeLessThanOrEqual(drawingLimits.letters);
  });
});

describe("what is no good document", () => {
  test.each([
    ["nothing", new Uint8Array()],
    ["a text", getBytes("%PDF-1.7 but no more")],
    ["its head alone", aPdf().slice(0, 200)],
    ["one with its middle gone", aPdf().fill(0, 150, 400)],
  ])("is broken, and the process ends: %s", async (_, bytes) => {
    expect((await drawPdf(bytes, "1")).status).toMatch(/broken|drawn/);
    expect((await readPdfWords(bytes)).status).toMatch(/broken|read/);
  });

  test("a page that says it is a kilometre wide is drawn small", async () => {
    const wide = Buffer.from(smallPdf(["Lebar"]))
      .toString("latin1")
      .replace(/\/MediaBox \[[^\]]*\]/, "/MediaBox [0 0 9999999 9]");
    const drawn = await drawPdf(getBytes(wide), "1");
    if (drawn.status === "drawn") {
      const { width = 0 } = await sharp(drawn.pdf.pages[0]?.picture).metadata();
      expect(width).toBeLessThanOrEqual(1_241);
    }
  });
});

describe("the process that draws", () => {
  test.each([
    ["reads nothing but its own code", "require('node:fs').readFileSync('/etc/hostname')"],
    ["writes nothing", "require('node:fs').writeFileSync('/tmp/written', 'x')"],
    ["starts nothing", "require('node:child_process').execSync('true')"],
  ])("%s", (_, code) => {
    const { status, stderr } = spawnSync(process.execPath, [...drawerBounds(), "-e", code], { env: {} });
    expect([status, String(stderr)]).toEqual([1, expect.stringContaining("ERR_ACCESS_DENIED")]);
  });
});
