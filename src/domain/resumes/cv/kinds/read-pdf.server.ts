import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { checkPdf } from "../../../../platform/files/pdf-check.ts";
import { readPdfPage } from "../../../../platform/files/pdf-pieces.ts";
import { linesOfPages } from "../lines/lines-of-page.ts";
import { NotReadable } from "../lines/not-readable.ts";
import { type ReadKind, recognised } from "./cv-reading.ts";

/** Pages that are read; a CV of more is read as far. */
const mostPages = 12;

await getResolvedPDFJS();

export const readKind: ReadKind = async (bytes, words) => {
  if (checkPdf(Buffer.from(bytes)) !== "clean") throw new NotReadable("It is no document that may be kept.");
  const document = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });
  const pages = [];
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    pages.push(await readPdfPage(document, number));
  }
  return recognised(linesOfPages(pages), words);
};
