import { hasActiveContent } from "./pdf-actions.ts";
import { type PdfFile, readPdfFile } from "./pdf-file.ts";
import { meanings, type PdfObjects, unpackObjects } from "./pdf-objects.ts";
import { PdfNotUnderstood } from "./pdf-value.ts";

export type PdfCheck = "clean" | "encrypted" | "active-content" | "broken";

/** Promise 10. */
export const pdfLimits = { unpackedBytes: 64 * 1024 * 1024, pages: 200 } as const;

/**
 * Takes a PDF apart wholly and says what it is. It is clean when every byte was understood and nothing in it acts;
 * what was not understood is broken, because another reader might find something else in it.
 */
export function checkPdf(bytes: Buffer): PdfCheck {
  try {
    const file = readPdfFile(bytes);
    if (isEncrypted(file)) return "encrypted";
    const objects = unpackObjects(bytes, file, { left: pdfLimits.unpackedBytes });
    if (hasActiveContent(objects)) return "active-content";
    return pagesIn(objects) > pdfLimits.pages ? "broken" : "clean";
  } catch (error) {
    if (error instanceof PdfNotUnderstood) return "broken";
    throw error;
  }
}

/** In whichever revision: the strings and streams of an encrypted file say nothing. */
function isEncrypted({ tables, objects }: PdfFile): boolean {
  const trailers = [...tables.map(({ trailer }) => trailer), ...objects.map(({ value }) => value)];
  return trailers.some((value) => value.kind === "dictionary" && value.entries.has("Encrypt"));
}

/** Pages that are there, whatever their tree says. */
function pagesIn({ byNumber }: PdfObjects): number {
  const isPage = (values: Parameters<typeof meanings>[1][]) =>
    values.some(
      (value) =>
        value?.kind === "dictionary" &&
        meanings(byNumber, value.entries.get("Type")).some((type) => type.kind === "name" && type.name === "Page"),
    );
  return [...byNumber.values()].filter((values) => isPage([...values])).length;
}
