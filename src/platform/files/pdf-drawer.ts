import { PDFiumLibrary } from "@hyzyla/pdfium";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

// A process of pdf-drawing.ts: gets one document, draws or reads it, and is ended.

interface Wish {
  bytes: Uint8Array;
  /** Draw the pages, or only read their words. */
  draws: boolean;
  mostPages: number;
}

/** A piece of text where it stands on its page, in the page's own points from the upper left. */
interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** No page is drawn larger, however large it says it is. */
const most = { width: 1_240, height: 2_200, pieces: 4_000 };

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length === 6 && value.every((each) => typeof each === "number");

function pieceOf(item: unknown, toPage: readonly number[]): Piece | null {
  if (typeof item !== "object" || item === null || !("str" in item) || !("transform" in item)) return null;
  const { str, transform } = item;
  if (typeof str !== "string" || str.trim() === "" || !isNumbers(transform)) return null;
  const width = "width" in item && typeof item.width === "number" ? item.width : 0;
  const [, , c = 0, d = 0, e = 0, f = 0] = transform;
  const [pa = 1, pb = 0, pc = 0, pd = -1, pe = 0, pf = 0] = toPage;
  return { text: str, x: pa * e + pc * f + pe, y: pb * e + pd * f + pf, width, height: Math.hypot(c, d) };
}

async function readPage(document: Document, number: number) {
  const page = await document.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.map((item: unknown) => pieceOf(item, transform)).filter((piece) => piece !== null);
  return { width, height, pieces: pieces.slice(0, most.pieces) };
}

async function draw(bytes: Uint8Array, mostPages: number) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const drawn: { width: number; height: number; pixels: Uint8Array }[] = [];
  for (const page of document.pages()) {
    if (drawn.length >= mostPages) break;
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(most.width / Math.max(1, originalWidth), most.height / Math.max(1, originalHeight));
    // Form fields and whatever else would act are left out; a page is a picture.
    const { width, height, data } = await page.render({ scale, render: "bitmap", renderFormFields: false });
    drawn.push({ width, height, pixels: data });
  }
  return drawn;
}

async function work({ bytes, draws, mostPages }: Wish) {
  const drawn = draws ? await draw(new Uint8Array(bytes), mostPages) : [];
  const document = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });
  const pages = [];
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    const read = await readPage(document, number);
    pages.push({ ...read, picture: drawn[number - 1] ?? null });
  }
  return { status: "done", count: document.numPages, pages };
}

function isWish(told: unknown): told is Wish {
  return typeof told === "object" && told !== null && "bytes" in told && told.bytes instanceof Uint8Array;
}

await getResolvedPDFJS();
process.once("message", (told: unknown) => {
  const working = isWish(told) ? work(told) : Promise.reject(new Error("No document came."));
  working.catch(() => ({ status: "broken" })).then((done) => process.send?.(done));
});
process.send?.("ready");
