import { checkPdf, type PdfCheck } from "./pdf-check.ts";
import { PdfNotUnderstood } from "./pdf-value.ts";

/** A PDF as it may be kept: its own bytes, or those that were written anew. */
export type TakenPdf =
  | { status: "clean"; bytes: Buffer; isRewritten: boolean }
  | { status: Exclude<PdfCheck, "clean"> };

async function rewritten(bytes: Buffer, found: "encrypted" | "broken"): Promise<TakenPdf> {
  // Most files need no rewriting: what it takes is loaded for those that do.
  const { rewritePdf } = await import("./pdf-rewriting.ts");
  const written = await rewritePdf(bytes).catch((error: unknown) => {
    if (error instanceof PdfNotUnderstood) return null;
    throw error;
  });
  if (written === null) return { status: found };
  if (written.status !== "rewritten") return { status: found === "encrypted" ? found : written.status };
  const again = checkPdf(written.bytes);
  return again === "clean" ? { status: again, bytes: written.bytes, isRewritten: true } : { status: again };
}

/**
 * Takes a PDF apart (`checkPdf`); one that is not wholly understood, as viewers mend it, or that opens without its
 * password, is written anew and taken apart again. So what is kept is always what was inspected, and what others see.
 */
export async function takePdf(bytes: Buffer): Promise<TakenPdf> {
  const found = checkPdf(bytes);
  if (found === "clean") return { status: found, bytes, isRewritten: false };
  return found === "active-content" ? { status: found } : rewritten(bytes, found);
}
