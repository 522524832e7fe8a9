import { decodeText } from "../../platform/sheets/csv-text.ts";
import type { FileRows } from "./file-rows.ts";
import { readCsvRows } from "./read-csv-rows.server.ts";
import { type OwnForm, readJsonRows } from "./read-json-rows.server.ts";

/**
 * Rows of a file, by what it holds: a JSON list, JSON Lines, JSON-LD, else CSV.
 * @param ownForm what JSON may say in another form than our columns
 * @throws Error with the reason when the whole file cannot be read
 */
export function readFileRows(bytes: Uint8Array, ownForm: OwnForm = () => ({})): FileRows {
  const text = decodeText(bytes);
  if (text.trim() === "") throw new Error("it is empty");
  return /^\s*[[{]/.test(text) ? readJsonRows(text, ownForm) : readCsvRows(text);
}
