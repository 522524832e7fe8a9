import { readPdfWords } from "../../../platform/files/pdf-drawing.ts";
import type { Platform } from "../../../platform/platform.ts";
import { foldText } from "../../reference-data/spelling.ts";
import { putCvWords, unreadCvs } from "./counts.store.server.ts";

/** How a CV's words are read: one more whenever that changes, whereupon all are read again. */
export const cvWordRules = 1;

const batch = 20;
/** Of a CV's text; a book's worth finds nobody better. */
const longestText = 200_000;
/** Pieces that are no words; they cost an index more than they find. */
const longestWord = 60;

function getWords(text: string): string {
  const words = foldText(text.slice(0, longestText)).split(" ");
  return words.filter((word) => word.length <= longestWord).join(" ");
}

/** @returns false when nobody has time for it now */
async function readOne({ database: { db }, files }: Platform, file: string): Promise<boolean> {
  const bytes = await files.read(file);
  const read = bytes === null ? ({ status: "broken" } as const) : await readPdfWords(bytes);
  if (read.status === "busy") return false;
  await putCvWords(db, file, read.status === "read" ? getWords(read.text) : null, cvWordRules);
  return true;
}

/** Reads the words of CVs that were sent, one after the other, so that applications are found by them. */
export async function readCvWords(platform: Platform, signal: AbortSignal): Promise<void> {
  for (;;) {
    const files = await unreadCvs(platform.database.db, cvWordRules, batch);
    if (files.length === 0) return;
    for (const file of files) {
      if (signal.aborted || !(await readOne(platform, file))) return;
    }
  }
}
