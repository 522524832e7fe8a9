import { PDFiumLibrary } from "@hyzyla/pdfium";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { drawingLimits, type PdfPart } from "./pdf-parts.ts";
import { readPdfPage } from "./pdf-pieces.ts";
import { toWebp } from "./webp.ts";

// A process of pdf-drawing.ts: gets one document, draws or reads it page by page, and is ended.

interface Wish {
  bytes: Uint8Array;
  /** Draw the pages, or only read their words. */
  draws: boolean;
  mostPages: number;
}

/** No page is drawn larger, however large it says it is. */
const most = { width: 1_240, height: 2_200 };

/** A page as a finished picture; null when all pages together have their share of pixels or bytes already. */
type Draw = (number: number) => Promise<Uint8Array<ArrayBuffer> | null>;

async function createDrawer(bytes: Uint8Array): Promise<Draw> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const left = { pixels: drawingLimits.pixels, bytes: drawingLimits.pictureBytes };
  return async (number) => {
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(most.width / Math.max(1, originalWidth), most.height / Math.max(1, originalHeight));
    left.pixels -= Math.ceil(originalWidth * scale) * Math.ceil(originalHeight * scale);
    if (left.pixels < 0) return null;
    // Form fields and whatever else would act are left out; a page is a picture.
    const picture = await toWebp(await page.render({ scale, render: "bitmap", renderFormFields: false }));
    left.bytes -= picture.length;
    return left.bytes < 0 ? null : picture;
  };
}

const tell = (part: PdfPart) => new Promise((resolve) => process.send?.(part, resolve));

async function work({ bytes, draws, mostPages }: Wish): Promise<void> {
  const draw = draws ? await createDrawer(new Uint8Array(bytes)) : null;
  const document = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });
  const left = { pieces: drawingLimits.pieces, letters: drawingLimits.letters };
  const count = document.numPages;
  await tell({ status: "opened", count });
  for (let number = 1; number <= Math.min(count, mostPages); number += 1) {
    const picture = draw === null ? null : await draw(number);
    if (draw !== null && picture === null) break;
    const page = await readPdfPage(document, number, left);
    // One page at a time, and the next when this one has left.
    await tell({ status: "page", picture, ...page });
  }
  await tell({ status: "done" });
}

function isWish(message: unknown): message is Wish {
  return typeof message === "object" && message !== null && "bytes" in message && message.bytes instanceof Uint8Array;
}

await getResolvedPDFJS();
process.once("message", (message: unknown) => {
  const working = isWish(message) ? work(message) : Promise.reject(new Error("No document was received."));
  working.catch(() => tell({ status: "broken" }));
});
process.send?.("ready");
