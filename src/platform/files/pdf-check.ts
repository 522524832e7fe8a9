import { getActivity } from "./pdf-actions.ts";
import { type PdfFile, readPdfFile } from "./pdf-file.ts";
import { meanings, type PdfObjects, unpackObjects } from "./pdf-objects.ts";
import { PdfNotUnderstood } from "./pdf-value.ts";

export type PdfCheck = "clean" | "encrypted" | "active-content" | "local-links" | "broken";

/** Promise 10. */
export const pdfLimits = { unpackedBytes: 64 * 1024 * 1024, pages: 200 } as const;

/**
 * Takes a PDF apart wholly and says what it is. It is clean when every byte was understood and nothing in it acts;
 * what was not understood is broken, because another reader might find something else in it. `local-links` is clean
 * but for links to files of its writer.
 */
export function checkPdf(bytes: Buffer): PdfCheck {
  try {
    const file = readPdfFile(bytes);
    if (isEncrypted(file)) return "encrypted";
    const objects = unpackObjects(bytes, file, { left: pdfLimits.unpackedBytes });
    const activity = getActivity(objects);
    if (activity === "active") return "active-content";
    if (pagesIn(objects) > pdfLimits.pages) return "broken";
    return activity === "none" ? "clean" : "local-links";
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
