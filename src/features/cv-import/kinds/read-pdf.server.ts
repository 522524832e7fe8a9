import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { readPdfPage } from "../../../platform/files/pdf-pieces.ts";
import { takePdf } from "../../../platform/files/pdf-taking.ts";
import { linesOfPages } from "../lines/lines-of-page.ts";
import { NotReadable } from "../lines/not-readable.ts";
import { type ReadKind, recognised } from "./cv-reading.ts";

/** Pages that are read, and text of them all; a CV of more is read as far. */
const most = { pages: 12, pieces: 20_000, letters: 400_000 };

await getResolvedPDFJS();

export const readKind: ReadKind = async (bytes, words) => {
  const taken = await takePdf(Buffer.from(bytes));
  if (taken.status === "broken") throw new NotReadable("It is no document that may be kept.");
  if (taken.status !== "clean") return { status: taken.status };
  const document = await getDocumentProxy(new Uint8Array(taken.bytes), { useSystemFonts: false, verbosity: 0 });
  const pages = [];
  const left = { ...most };
  for (let number = 1; number <= Math.min(document.numPages, most.pages); number += 1) {
    pages.push(await readPdfPage(document, number, left));
  }
  return recognised(linesOfPages(pages), words);
};
