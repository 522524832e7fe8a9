import type { FileRows } from "./file-rows.ts";
import { readCsvRows } from "./read-csv-rows.server.ts";
import { type OwnForm, readJsonRows } from "./read-json-rows.server.ts";

/**
 * Rows of a file, by what it holds: a JSON list, JSON Lines, JSON-LD, else CSV.
 * @param ownForm what JSON may say in another form than our columns
 * @throws Error with the reason when the whole file cannot be read
 */
export function readFileRows(bytes: Uint8Array, ownForm: OwnForm = () => ({})): FileRows {
  const text = decoded(bytes);
  if (text.trim() === "") throw new Error("it is empty");
  return /^\s*[[{]/.test(text) ? readJsonRows(text, ownForm) : readCsvRows(text);
}

/** UTF-8, or UTF-16 as Excel's "Unicode text" has it, which begins with a byte order mark. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error("it is not UTF-8", { cause });
  }
}
