import type { RawFields } from "./columns.ts";
import type { FileRow, FileRows } from "./file-rows.ts";
import { jobPostingFields } from "./job-posting.ts";

const noObject = "it is no object";

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(asText).join("|");
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** An object's texts; a JobPosting also gives our own columns. */
function fieldsOf(object: Record<string, unknown>): RawFields {
  const texts = Object.fromEntries(Object.entries(object).map(([name, value]) => [name, asText(value)]));
  return { ...texts, ...jobPostingFields(object) };
}

function rowOf(value: unknown, line: number): FileRow {
  if (!isObject(value)) return { status: "unreadable", line, reason: noObject };
  return { status: "read", line, fields: fieldsOf(value) };
}

/** Rows of JSON Lines: an object a line. */
function readJsonLines(text: string): FileRows {
  const rows = text.split("\n").flatMap((line, at): FileRow[] => {
    if (line.trim() === "") return [];
    try {
      return [rowOf(JSON.parse(line), at + 1)];
    } catch {
      return [{ status: "unreadable", line: at + 1, reason: "it is no JSON" }];
    }
  });
  return { headings: null, rows };
}

/** Lines on which the elements of the outermost list begin. */
export function elementLines(text: string): number[] {
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
 * Rows of a JSON text: a list, JSON Lines, or JSON-LD (one JobPosting, a list, or a graph of them).
 * @throws Error when it is neither
 */
export function readJsonRows(text: string): FileRows {
  const whole = parsed(text);
  if (whole === null) {
    if (text.trimStart().startsWith("{")) return readJsonLines(text);
    throw new Error("it begins like a JSON list but is none");
  }
  const { value } = whole;
  if (Array.isArray(value)) {
    const lines = elementLines(text);
    return { headings: null, rows: value.map((element, at) => rowOf(element, lines[at] ?? 1)) };
  }
  const graph = isObject(value) ? value["@graph"] : undefined;
  return { headings: null, rows: (Array.isArray(graph) ? graph : [value]).map((element) => rowOf(element, 1)) };
}
