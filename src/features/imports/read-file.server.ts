import { parse } from "csv-parse/sync";
import { z } from "zod";
import { csvText, decodeText } from "../../platform/formats/sheets.ts";
import type { FileRow, FileRows, RawFields } from "./file-rows.ts";

const records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }), raw: z.string() }),
);

/** The line a record begins on; csv-parse gives its last line. */
function firstLine({ info, raw }: z.infer<typeof records>[number]): number {
  return info.lines - (raw.trim().split("\n").length - 1);
}

/** A record as spreadsheets save it: empty cells at its end may be missing, or more than the heading has. */
function findFields(headings: readonly string[], record: readonly string[]): RawFields | null {
  const isTooLong = record.slice(headings.length).some((cell) => cell.trim() !== "");
  return isTooLong ? null : Object.fromEntries(headings.map((name, at) => [name, record[at] ?? ""]));
}

/**
 * Rows of a CSV text; the heading is its first row with any text but a `sep=` line. Rows without any text are left out.
 * @throws Error when a quote is never closed
 */
export function readCsvRows(whole: string): FileRows {
  const { text, delimiter, skipped } = csvText(whole);
  const options = { info: true, raw: true, skip_empty_lines: true, relax_column_count: true, relax_quotes: true };
  const all = records.parse(parse(text, { ...options, delimiter }));
  const [heading, ...filled] = all.filter(({ record }) => record.some((cell) => cell.trim() !== ""));
  const headings = (heading?.record ?? []).map((name) => name.trim());
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

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

/** Rows of JSON Lines: an object a line. */
function readJsonLines(text: string, ownForm: OwnForm): FileRows {
  const rows = text.split("\n").flatMap((line, at): FileRow[] => {
    if (line.trim() === "") return [];
    try {
      return [getRow(JSON.parse(line), at + 1, ownForm)];
    } catch {
      return [{ status: "unreadable", line: at + 1, reason: "it is no JSON" }];
    }
  });
  return { headings: null, rows };
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

/** Things of linked data beside ours, such as the page's own description. */
function isForeign(value: unknown, ownForm: OwnForm): boolean {
  return isObject(value) && value["@type"] !== undefined && Object.keys(ownForm(value)).length === 0;
}

/** Where linked data keeps the things that it is about: graphs, lists of results, the page around one. */
const insides = ["@graph", "itemListElement", "dataFeedElement", "mainEntity", "item"] as const;
/** So many of them lie in each other at most. */
const deepest = 5;

/** The things in an object of linked data; the object itself where it holds none. */
function getGraph(value: unknown, depth = 0): unknown[] {
  if (!isObject(value) || depth > deepest) return [value];
  const name = insides.find((inside) => typeof value[inside] === "object" && value[inside] !== null);
  if (name === undefined || (name !== "@graph" && value["@type"] === undefined)) return [value];
  const fieldValue = value[name];
  return (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).flatMap((one) => getGraph(one, depth + 1));
}

/** Things by their `@id`, for what names another one by it alone. */
function thingsById(elements: readonly unknown[]): ReadonlyMap<string, object> {
  const named = elements.flatMap((one) =>
    isObject(one) && typeof one["@id"] === "string" && Object.keys(one).length > 1 ? [[one["@id"], one] as const] : [],
  );
  return new Map(named);
}

/** An object whose fields say what they name, not by which `@id`. */
function withNamed(value: unknown, things: ReadonlyMap<string, object>): unknown {
  if (!isObject(value)) return value;
  const isName = (field: unknown) => isObject(field) && Object.keys(field).length === 1;
  const fields = Object.entries(value).map(([name, field]) => {
    const id = isObject(field) && isName(field) ? field["@id"] : undefined;
    return [name, (typeof id === "string" ? things.get(id) : undefined) ?? field];
  });
  return Object.fromEntries(fields);
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
function readJsonRows(text: string, ownForm: OwnForm): FileRows {
  const whole = parsed(text);
  if (whole === null) {
    if (text.trimStart().startsWith("{")) return readJsonLines(text, ownForm);
    throw new Error("it begins like a JSON list but is none");
  }
  const { value } = whole;
  if (Array.isArray(value)) {
    const lines = elementLines(text);
    const found = value.flatMap((element, at) => getGraph(element).map((one) => ({ one, line: lines[at] ?? 1 })));
    const things = thingsById(found.map(({ one }) => one));
    const elements = found.map(({ one, line }) => ({ one: withNamed(one, things), line }));
    const ours = elements.filter(({ one }) => !isForeign(one, ownForm));
    return { headings: null, rows: ours.map(({ one, line }) => getRow(one, line, ownForm)) };
  }
  const found = getGraph(value);
  const things = thingsById(found);
  const elements = found.map((one) => withNamed(one, things));
  const ours = elements.length > 1 ? elements.filter((element) => !isForeign(element, ownForm)) : elements;
  return { headings: null, rows: ours.map((element) => getRow(element, 1, ownForm)) };
}

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
