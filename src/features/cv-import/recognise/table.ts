import type { CvLine } from "../lines/cv-line.ts";
import { findLabel, type Label } from "./labels.ts";

/** The cells of a table's row by its header. */
export type TableRow = { line: CvLine; cells: ReadonlyMap<Label, string> };

interface Column {
  label: Label;
  /** Its cell of the head. */
  from: number;
  until: number;
  /** Where its cells begin. */
  x: number;
}

/** The columns that a line is the head of; null for a line that is none. */
function headIn(line: CvLine): Column[] | null {
  if (line.cells.length < 2 || line.text.includes(":")) return null;
  const columns = line.cells.map(({ text, x, right = x }) => ({ label: findLabel(text), from: x, until: right, x }));
  const known = columns.filter(({ label }) => label !== null);
  const isHead = known.length >= 2 && known.length >= line.cells.length - 1;
  return isHead ? columns.map((column) => ({ ...column, label: column.label ?? "none" })) : null;
}

/** Fields that each row has once, if the table has them. */
const keys: readonly Label[] = ["period", "start", "end"];

/** Slack by which a cell may begin left of its column's head, in points. */
const slack = 14;

/**
 * Where the columns' cells begin: heads stand in the middle of theirs. Of the places where cells of several rows begin
 * those are taken that lie nearest before each head's end.
 */
function withStarts(columns: readonly Column[], rows: readonly CvLine[]): Column[] {
  const starts = rows.flatMap(({ cells }) => cells.map(({ x }) => x));
  const most = Math.max(...rows.map(({ cells }) => cells.length), 0);
  const full = rows.filter(({ cells }) => cells.length === columns.length);
  return columns.map((column, at) => {
    const next = columns[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    const before = columns[at - 1]?.until ?? Number.NEGATIVE_INFINITY;
    const own =
      full.length > 0 && most === columns.length
        ? full.flatMap(({ cells }) => cells[at]?.x ?? [])
        : starts.filter((x) => x > before && x < Math.min(next, column.until));
    return { ...column, x: Math.min(column.from, ...own) };
  });
}

function getRow(line: CvLine, columns: readonly Column[]): TableRow {
  const cells = new Map<Label, string>();
  for (const { text, x } of line.cells) {
    const column = columns.findLast((each) => each.x <= x + Math.min(slack, 2 + (each.from - each.x))) ?? columns[0];
    if (column !== undefined) cells.set(column.label, `${cells.get(column.label) ?? ""} ${text}`.trim());
  }
  return { line, cells };
}

/** From when and until when in columns of their own, as one span. */
function withPeriod({ line, cells }: TableRow): TableRow {
  const [start, end] = [cells.get("start") ?? "", cells.get("end") ?? ""];
  const span = [start, end].filter((text) => /[\p{L}\d]/u.test(text)).join(" - ");
  return span === "" || cells.has("period") ? { line, cells } : { line, cells: new Map([...cells, ["period", span]]) };
}

/** Joins what continues in the row below: a cell that was too narrow for its text. */
function joined(rows: readonly TableRow[], key: Label): TableRow[] {
  const whole: TableRow[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    if (last === undefined || row.cells.has(key) || row.cells.has("number")) {
      whole.push(row);
      continue;
    }
    const cells = new Map(last.cells);
    for (const [label, text] of row.cells) cells.set(label, `${cells.get(label) ?? ""} ${text}`.trim());
    whole.splice(-1, 1, { line: last.line, cells });
  }
  return whole;
}

/** The rows of a section that is a table with a head; null for every other. */
export function tableIn(lines: readonly CvLine[]): TableRow[] | null {
  const at = lines.findIndex((line) => headIn(line) !== null);
  const head = lines[at];
  const heads = head === undefined ? null : headIn(head);
  if (heads === null || at > 1) return null;
  const columns = withStarts(heads, lines.slice(at + 1));
  const rows = lines.slice(at + 1).map((line) => getRow(line, columns));
  const labels = columns.map(({ label }) => label);
  const key = keys.find((label) => labels.includes(label)) ?? labels[0] ?? "period";
  return joined(rows, key).map(withPeriod);
}
