import { withoutLocalLinks } from "./pdf-actions.ts";
import { checkPdf, type PdfCheck } from "./pdf-check.ts";
import { PdfNotUnderstood } from "./pdf-value.ts";

/** A PDF as it may be kept: its own bytes, or those that were written again. */
export type TakenPdf = { status: "clean"; bytes: Buffer; isRewritten: boolean } | { status: Refused };

type Refused = Exclude<PdfCheck, "clean" | "local-links">;

async function rewritten(bytes: Buffer, found: "encrypted" | "broken" | "local-links"): Promise<TakenPdf> {
  // Most files need no rewriting: what it takes is loaded for those that do.
  const { rewritePdf } = await import("./pdf-rewriting.ts");
  const written = await rewritePdf(bytes).catch((error: unknown) => {
    if (error instanceof PdfNotUnderstood) return null;
    throw error;
  });
  const refused: Refused = found === "local-links" ? "active-content" : found;
  if (written === null) return { status: refused };
  if (written.status !== "rewritten") return { status: found === "broken" ? written.status : refused };
  const plain = Buffer.from(withoutLocalLinks(written.bytes.toString("latin1")), "latin1");
  const again = checkPdf(plain);
  if (again === "clean") return { status: again, bytes: plain, isRewritten: true };
  return { status: again === "local-links" ? "active-content" : again };
}

/**
 * Takes a PDF apart (`checkPdf`); one that is not wholly understood, as viewers mend it, or that opens without its
 * password, or links to files of its writer, is written again and taken apart again. So what is kept is always what was inspected, and what others see.
 */
export async function takePdf(bytes: Buffer): Promise<TakenPdf> {
  const found = checkPdf(bytes);
  if (found === "clean") return { status: found, bytes, isRewritten: false };
  return found === "active-content" ? { status: found } : rewritten(bytes, found);
}
