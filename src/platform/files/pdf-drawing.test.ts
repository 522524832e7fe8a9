// Shows: F24
import { spawnSync } from "node:child_process";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bytesOf } from "../../../tests/support/made-pdfs.ts";
import { smallPdf } from "../../domain/resumes/sample/small-pdf.ts";
import "./photo.ts";
import { drawerBounds, drawPdf, readPdfWords } from "./pdf-drawing.ts";

// The site decodes no WebP (photo.ts says so of the whole process); these tests look at what was drawn.
const webp = { operation: ["VipsForeignLoadWebp"] };
beforeAll(() => sharp.unblock(webp));
afterAll(() => sharp.block(webp));

const aPdf = () => new Uint8Array(smallPdf(["Dewi Lestari", "Analis data, WMS"]));

test("a page is a picture with its text where it stands", async () => {
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

describe("what is no good document", () => {
  test.each([
    ["nothing", new Uint8Array()],
    ["a text", bytesOf("%PDF-1.7 but no more")],
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
    const drawn = await drawPdf(bytesOf(wide), "1");
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
