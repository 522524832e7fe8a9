import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { pdfLimits } from "./pdf-check.ts";
import { takePdf } from "./pdf-taking.ts";

// A process of pdf-inspection.ts: gets one document, says what it is, and is ended.
type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Found =
  | { status: "clean"; pages: number; rewritten: Uint8Array | null }
  | { status: "encrypted" | "active-content" | "broken" };

const activeAnnotations = new Set(["FileAttachment", "RichMedia", "Screen", "Movie", "Sound", "3D"]);

async function inspect(bytes: Uint8Array): Promise<Found> {
  const taken = await takePdf(Buffer.from(bytes));
  if (taken.status !== "clean") return taken;
  const rewritten = taken.isRewritten ? new Uint8Array(taken.bytes) : null;
  const document = await getDocumentProxy(new Uint8Array(taken.bytes), { useSystemFonts: false, verbosity: 0 });
  if (await documentActs(document)) return { status: "active-content" };
  if (document.numPages > pdfLimits.pages) return { status: "broken" };
  for (let number = 1; number <= document.numPages; number += 1) {
    if (await pageActs(document, number)) return { status: "active-content" };
  }
  return { status: "clean", pages: document.numPages, rewritten };
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
process.once("message", (bytes: unknown) => {
  const inspecting =
    bytes instanceof Uint8Array ? inspect(bytes) : Promise.reject(new Error("No document was received."));
  void inspecting.catch((): Found => ({ status: "broken" })).then((found) => process.send?.(found));
});
process.send?.("ready");
