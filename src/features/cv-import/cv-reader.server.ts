import type { CvWords } from "./cv-facts.ts";
import { type CvKind, findCvKind } from "./kinds/cv-kind.ts";
import type { CvReading, ReadKind } from "./kinds/cv-reading.ts";

/** Each kind with the libraries that it needs, and without those of the others: loading them is most of a reading. */
const kinds: Readonly<Record<CvKind, () => Promise<{ readKind: ReadKind }>>> = {
  pdf: () => import("./kinds/read-pdf.server.ts"),
  zip: () => import("./kinds/read-zip.server.ts"),
  json: () => import("./kinds/read-json.server.ts"),
};

/** The loaded reader of a kind of file. */
export async function createReader(kind: CvKind): Promise<ReadKind> {
  const { readKind } = await kinds[kind]();
  return async (bytes, words, thisYear) => {
    try {
      return await readKind(bytes, words, thisYear);
    } catch {
      // Whatever it was, nobody but its author can mend the document.
      return { status: "unreadable" };
    }
  };
}

/** Reads a CV: a PDF, a Word document, LinkedIn's data export or JSON Resume. Runs where nothing else is (`cv-process.server.ts`). */
export async function readDocument(bytes: Uint8Array, words: CvWords, thisYear: number): Promise<CvReading> {
  const kind = findCvKind(bytes);
  return kind === null ? { status: "other" } : (await createReader(kind))(bytes, words, thisYear);
}
