import { createHash } from "node:crypto";
import { inTurn } from "../in-turn.ts";
import { safeHtml } from "./rich-text.ts";

/** Raise it when `safeHtml` allows less than before: marks that were made by other rules count for nothing. */
const rules = 1;

/**
 * The fingerprint of texts that `safeHtml` leaves as they are, kept beside them: a read compares it instead of
 * sanitising again. Anything else that is written into the texts has another one.
 */
export function safeMark(safeTexts: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([rules, ...safeTexts]))
    .digest("base64url");
}

/** The mark of texts that may not be safe, "" where they are not; each is looked at in a turn of its own. */
export async function checkedMark(texts: readonly string[]): Promise<string> {
  for (const text of texts) if (text !== "" && (await inTurn(() => safeHtml(text))) !== text) return "";
  return safeMark(texts);
}

/** Texts that may be shown: as they are where the mark fits, else sanitised, each in a turn of its own (promise 11). */
export async function shownTexts(texts: readonly string[], mark: string | null): Promise<string[]> {
  if (mark !== null && mark !== "" && mark === safeMark(texts)) return [...texts];
  const safeTexts: string[] = [];
  for (const text of texts) safeTexts.push(await inTurn(() => safeHtml(text)));
  return safeTexts;
}
