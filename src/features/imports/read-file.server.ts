import { parse } from "csv-parse/sync";
import { z } from "zod";
import { csvText, decodeText } from "../../platform/formats/sheets.ts";
import type { FileRow, FileRows, RawFields } from "./file-rows.ts";
import { findThings, isLinkedData, isObject, type LinkedObject, thingsById, withReferences } from "./linked-data.ts";

const records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }), raw: z.string() }),
);

/** The line a record begins on; csv-parse gives its last line. */
function firstLine({ info, raw }: z.infer<typeof records>[number]): number {
  return info.lines - (raw.trim().split("\n").length - 1);
}

/** Whether a cell says anything; a file of DOS ends with a sign that nobody sees. */
const isFilled = (cell: string) => /[^\s\p{C}]/u.test(cell);

/**
 * A record as spreadsheets save it: empty cells at its end may be missing, or more than the heading has. Of two columns
 * of one name the first that is filled counts.
 */
function findFields(headings: readonly string[], record: readonly string[]): RawFields | null {
  if (record.slice(headings.length).some(isFilled)) return null;
  const cells = headings.map((name, at) => [name, record[at] ?? ""] as const);
  return Object.fromEntries([...cells, ...cells.filter(([, cell]) => isFilled(cell)).toReversed()]);
}

/**
 * Rows of a CSV text; the heading is its first row with any text but a `sep=` line. Rows without any text are left out.
 * @throws Error when a quote is never closed
 */
export function readCsvRows(whole: string): FileRows {
  const { text, delimiter, skipped } = csvText(whole);
  const options = { info: true, raw: true, skip_empty_lines: true, relax_column_count: true, relax_quotes: true };
  const all = records.parse(parse(text, { ...options, delimiter }));
  const [heading, ...filled] = all.filter(({ record }) => record.some(isFilled));
  const headings = (heading?.record ?? []).map((name) => name.replace(/\p{Cf}/gu, "").trim());
  const rows = filled.map((found): FileRow => {
    const line = firstLine(found) + skipped;
    const fields = findFields(headings, found.record);
    if (fields !== null) return { status: "read", line, fields };
    const { length } = found.record;
    return { status: "unreadable", line, reason: `it has ${length} columns, the heading has ${headings.length}` };
  });
  return { headings, rows };
}

const noObject = "it is no object";

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(asText).join("|");
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** Values of an object in a known format, by our columns; empty for an unknown format. */
type OwnForm = (object: Record<string, unknown>) => RawFields;

function getRow(value: unknown, line: number, ownForm: OwnForm): FileRow {
  if (!isObject(value)) return { status: "unreadable", line, reason: noObject };
  const texts = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asText(inner)]));
  return { status: "read", line, fields: { ...texts, ...ownForm(value) } };
}

/** A value of a JSON file and the line it begins on. */
interface Element {
  value: unknown;
  line: number;
}

/** Rows of values: linked data gives one for each thing of ours in it, all else is a row. */
function getRows(elements: readonly Element[], ownForm: OwnForm): FileRow[] {
  const isOurs = (value: LinkedObject) => Object.keys(ownForm(value)).length > 0;
  const things = thingsById(elements.map(({ value }) => value));
  return elements.flatMap(({ value, line }) => {
    if (!isLinkedData(value)) return [getRow(value, line, ownForm)];
    return findThings(value, isOurs).map((thing) => getRow(withReferences(thing, things), line, ownForm));
  });
}

/** Rows of JSON Lines: an object a line. */
function readJsonLines(text: string, ownForm: OwnForm): FileRow[] {
  const lines = text.split("\n").map((line, at) => ({ text: line, line: at + 1 }));
  const filled = lines.filter((each) => each.text.trim() !== "");
  const found = filled.map((each) => ({ ...each, json: parsed(each.text) }));
  const elements = found.flatMap(({ json, line }) => (json === null ? [] : [{ value: json.value, line }]));
  const broken = found.flatMap(({ json, line }): FileRow[] =>
    json === null ? [{ status: "unreadable", line, reason: "it is no JSON" }] : [],
  );
  return [...getRows(elements, ownForm), ...broken].sort((one, other) => one.line - other.line);
}

/** Lines on which the elements of the outermost list begin. */
function elementLines(text: string): number[] {
  const lines: number[] = [];
  let [line, depth, isInText, isAwaited] = [1, 0, false, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\n") line++;
    if (isInText) {
      if (sign === "\\") at++;
      else if (sign === '"') isInText = false;
      continue;
    }
    if (/\s/.test(sign)) continue;
    if (depth === 1 && isAwaited && sign !== "]") {
      lines.push(line);
      isAwaited = false;
    }
    if (sign === '"') isInText = true;
    else if (sign === "[" || sign === "{") depth++;
    else if (sign === "]" || sign === "}") depth--;
    if (depth === 1 && (sign === "," || (sign === "[" && lines.length === 0))) isAwaited = true;
  }
  return lines;
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * Rows of a JSON text: a list, JSON Lines, or JSON-LD (one object, a list, or a graph of them).
 * @throws Error when it is neither
 */
function readJsonRows(text: string, ownForm: OwnForm): FileRow[] {
  const whole = parsed(text);
  if (whole === null) {
    if (text.trimStart().startsWith("{")) return readJsonLines(text, ownForm);
    throw new Error("it begins like a JSON list but is none");
  }
  const { value } = whole;
  if (!Array.isArray(value)) {
    const rows = getRows([{ value, line: 1 }], ownForm);
    return rows.length > 0 ? rows : [getRow(value, 1, ownForm)];
  }
  const lines = elementLines(text);
  const elements = value.map((one: unknown, at) => ({ value: one, line: lines[at] ?? 1 }));
  return getRows(elements, ownForm);
}

/**
 * Rows of a file, by what it holds: a JSON list, JSON Lines, JSON-LD, else CSV.
 * @param ownForm what JSON may say in another form than our columns
 * @throws Error with the reason when the whole file cannot be read
 */
export function readFileRows(bytes: Uint8Array, ownForm: OwnForm = () => ({})): FileRows {
  const text = decodeText(bytes);
  if (text.trim() === "") throw new Error("it is empty");
  return /^\s*[[{]/.test(text) ? { headings: null, rows: readJsonRows(text, ownForm) } : readCsvRows(text);
}
