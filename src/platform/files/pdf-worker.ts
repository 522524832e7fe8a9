import { parentPort } from "node:worker_threads";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { checkPdf, pdfLimits } from "./pdf-check.ts";

// A thread of pdf-inspection.ts: gets one document, says what it is, and is ended.
type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Found = { status: "clean"; pages: number } | { status: "encrypted" | "active-content" | "broken" };

const activeAnnotations = new Set(["FileAttachment", "RichMedia", "Screen", "Movie", "Sound", "3D"]);

async function inspect(bytes: Uint8Array): Promise<Found> {
  const found = checkPdf(Buffer.from(bytes));
  if (found !== "clean") return { status: found };
  const document = await getDocumentProxy(bytes, { useSystemFonts: false, verbosity: 0 });
  if (await documentActs(document)) return { status: "active-content" };
  if (document.numPages > pdfLimits.pages) return { status: "broken" };
  for (let number = 1; number <= document.numPages; number += 1) {
    if (await pageActs(document, number)) return { status: "active-content" };
  }
  return { status: "clean", pages: document.numPages };
}

function isActive(annotation: unknown): boolean {
  if (typeof annotation !== "object" || annotation === null) return false;
  const kind = "subtype" in annotation ? annotation.subtype : undefined;
  return (
    (typeof kind === "string" && activeAnnotations.has(kind)) ||
    ("actions" in annotation && Boolean(annotation.actions))
  );
}

async function documentActs(document: Document): Promise<boolean> {
  return [await document.getJSActions(), await document.getAttachments()].some((found) => found !== null);
}

async function pageActs(document: Document, number: number): Promise<boolean> {
  const page = await document.getPage(number);
  if ((await page.getJSActions()) !== null) return true;
  const annotations: unknown[] = await page.getAnnotations({ intent: "any" });
  // Reading the content proves that the page is there, not only its entry in the list.
  await page.getTextContent();
  return annotations.some(isActive);
}

await getResolvedPDFJS();
parentPort?.once("message", (bytes: Uint8Array) => {
  inspect(bytes)
    .catch((): Found => ({ status: "broken" }))
    .then((found) => parentPort?.postMessage(found));
});
parentPort?.postMessage("ready");
