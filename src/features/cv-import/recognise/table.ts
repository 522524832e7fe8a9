import type { CvLine } from "../lines/cv-line.ts";
import { type Label, labelOf } from "./labels.ts";

/** What the cells of a table's row say by its head. */
export type TableRow = { line: CvLine; cells: ReadonlyMap<Label, string> };

interface Column {
  label: Label;
  x: number;
}

/** The columns that a line is the head of; null for a line that is none. */
function headIn(line: CvLine): Column[] | null {
  if (line.cells.length < 2) return null;
  const columns = line.cells.map(({ text, x }) => ({ label: labelOf(text), x }));
  const known = columns.flatMap(({ label, x }) => (label === null ? [] : [{ label, x }]));
  const isHead = known.length >= 2 && known.length >= line.cells.length - 1 && !line.text.includes(":");
  return isHead ? columns.map(({ label, x }) => ({ label: label ?? "none", x })) : null;
}

/** What each row has once, if the table has it. */
const keys: readonly Label[] = ["period", "start", "end"];

/** Slack by which a cell may begin left of its column's head, in points. */
const slack = 14;

function rowOf(line: CvLine, columns: readonly Column[]): TableRow {
  const cells = new Map<Label, string>();
  for (const { text, x } of line.cells) {
    const column = columns.findLast((each) => each.x <= x + slack) ?? columns[0];
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

/** Joins what goes on in the row below: a cell that was too narrow for its text. */
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
  const columns = head === undefined ? null : headIn(head);
  if (columns === null || at > 1) return null;
  const rows = lines.slice(at + 1).map((line) => rowOf(line, columns));
  const labels = columns.map(({ label }) => label);
  const key = keys.find((label) => labels.includes(label)) ?? labels[0] ?? "period";
  return joined(rows, key).map(withPeriod);
}
