import { PDFiumLibrary } from "@hyzyla/pdfium";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { readPdfPage } from "./pdf-pieces.ts";

// A process of pdf-drawing.ts: gets one document, draws or reads it, and is ended.

interface Wish {
  bytes: Uint8Array;
  /** Draw the pages, or only read their words. */
  draws: boolean;
  mostPages: number;
}

/** No page is drawn larger, however large it says it is. */
const most = { width: 1_240, height: 2_200 };

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
    const read = await readPdfPage(document, number);
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
