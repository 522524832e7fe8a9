import { findHeading } from "../recognise/headings.ts";
import { findLabel } from "../recognise/labels.ts";
import { tidy } from "./cv-line.ts";
import type { CvPiece } from "./page-rows.ts";

/** A table with a head, row by row; each row has a text for each column, which may be empty. */
export interface PageTable {
  top: number;
  bottom: number;
  /** Where the columns begin. */
  columns: readonly number[];
  rows: readonly { y: number; height: number; texts: readonly string[] }[];
}

interface Span {
  from: number;
  until: number;
  pieces: CvPiece[];
}

const getEnd = ({ x, width }: CvPiece) => x + width;
const getTop = ({ y, height }: CvPiece) => y - height;

/** Pieces that overlap along one axis, together. */
function getSpans(
  pieces: readonly CvPiece[],
  from: (piece: CvPiece) => number,
  until: (piece: CvPiece) => number,
): Span[] {
  const spans: Span[] = [];
  for (const piece of pieces.toSorted((a, b) => from(a) - from(b))) {
    const last = spans.at(-1);
    if (last === undefined || from(piece) > last.until)
      spans.push({ from: from(piece), until: until(piece), pieces: [piece] });
    else {
      last.pieces.push(piece);
      last.until = Math.max(last.until, until(piece));
    }
  }
  return spans;
}

const toText = (pieces: readonly CvPiece[]) =>
  tidy(
    pieces
      .toSorted((a, b) => (Math.abs(a.y - b.y) < a.height * 0.4 ? a.x - b.x : a.y - b.y))
      .map(({ text }) => text)
      .join(" "),
  );

/** The cells of a head that begins at a piece: labels beside each other, some on two lines. */
function headAt(pieces: readonly CvPiece[], { y, height }: CvPiece): Span[] | null {
  const band = pieces.filter((piece) => piece.y > y - height * 1.6 && piece.y < y + height * 1.6);
  const cells = getSpans(band, ({ x }) => x, getEnd);
  const known = cells.filter((cell) => findLabel(toText(cell.pieces)) !== null);
  return known.length >= 3 && known.length >= cells.length - 1 ? cells : null;
}

/** The column of a piece: the one that it overlaps, else the one whose head stands next to it. */
function findColumn({ x, width }: CvPiece, columns: readonly Span[]): number | null {
  const over = columns.flatMap(({ from, until }, at) => (x < until && x + width > from ? [at] : []));
  if (over.length > 1) return null;
  if (over[0] !== undefined) return over[0];
  const right = columns.findIndex(({ from }) => from >= x + width);
  return right < 0 ? columns.length - 1 : right;
}

/** Lines of one cell stand closer than those of two. */
function cellsIn(pieces: readonly CvPiece[], pitch: number): Span[] {
  const cells: Span[] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const last = cells.at(-1);
    const step = last === undefined ? 0 : piece.y - last.until;
    if (last === undefined || step > pitch + piece.height * 0.12)
      cells.push({ from: getTop(piece), until: piece.y, pieces: [piece] });
    else {
      last.pieces.push(piece);
      last.until = piece.y;
    }
  }
  return cells;
}

/** Distance between two lines of a cell; 0 where no cell has two. */
function getPitch(columns: readonly CvPiece[][]): number {
  const steps = columns.flatMap((pieces) => {
    const sorted = pieces.toSorted((a, b) => a.y - b.y);
    return sorted.flatMap((piece, at) => {
      const step = piece.y - (sorted[at - 1]?.y ?? -Infinity);
      return step > piece.height * 0.5 ? [step / piece.height] : [];
    });
  });
  const least = Math.min(...steps);
  return least < 1.3 ? least : 0;
}

function getBody(pieces: readonly CvPiece[], head: readonly Span[], bottom: number): CvPiece[] {
  const body: CvPiece[] = [];
  let last = bottom;
  const below = pieces.filter(({ y }) => y > bottom + 1).toSorted((a, b) => a.y - b.y);
  for (const piece of below) {
    const isAlone = !below.some((other) => other !== piece && Math.abs(other.y - piece.y) < piece.height * 0.5);
    const isEnd = piece.y - last > piece.height * 3 || (isAlone && findHeading(tidy(piece.text)) !== null);
    if (isEnd || findColumn(piece, head) === null) break;
    body.push(piece);
    last = piece.y;
  }
  return body;
}

type TableCell = Span & { column: number };

/** Cells that overlap from top to bottom are one row. */
function listRows(cells: readonly TableCell[]): TableCell[][] {
  const rows: TableCell[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const cell of cells.toSorted((a, b) => a.from - b.from)) {
    if (cell.from >= bottom) rows.push([]);
    rows.at(-1)?.push(cell);
    bottom = Math.max(bottom, cell.until);
  }
  return rows;
}

/** Rows beside a cell that was merged over several of them: each cell joins the nearest of the column with most. */
function withMergedApart(row: readonly TableCell[]): (readonly TableCell[])[] {
  const columns = [...Map.groupBy(row, ({ column }) => column).values()];
  const anchors = columns.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (anchors.length < 2) return [row];
  const distance = (cell: TableCell, anchor: TableCell) => Math.abs(cell.from - anchor.from);
  const nearest = (cell: TableCell) => anchors.toSorted((a, b) => distance(cell, a) - distance(cell, b))[0];
  return anchors.map((anchor) => row.filter((cell) => nearest(cell) === anchor));
}

function toRow(cells: readonly TableCell[], columns: number): { until: number; texts: string[] } {
  const texts = Array.from({ length: columns }, () => "");
  for (const { column, pieces } of cells) texts[column] = `${texts[column] ?? ""} ${toText(pieces)}`.trim();
  return { until: Math.max(...cells.map(({ until }) => until)), texts };
}

function tableAt(pieces: readonly CvPiece[], start: CvPiece): PageTable | null {
  const head = headAt(pieces, start);
  if (head === null) return null;
  const heads = head.flatMap((cell) => cell.pieces);
  const bottom = Math.max(...heads.map(({ y }) => y));
  const body = getBody(pieces, head, bottom);
  const columns = head.map((_, at) => body.filter((piece) => findColumn(piece, head) === at));
  const pitch = getPitch(columns);
  // Where no cell has two lines, each line is a row: there is nothing to join.
  if (pitch === 0 || body.length === 0) return null;
  const height = start.height;
  const cells = columns.flatMap((own, column) => cellsIn(own, pitch * height).map((cell) => ({ ...cell, column })));
  const rows = listRows(cells).flatMap((row) => withMergedApart(row));
  return {
    top: Math.min(...heads.map(getTop)),
    bottom: Math.max(...body.map(({ y }) => y)),
    columns: head.map(({ from }, at) => Math.min(from, ...(columns[at] ?? []).map(({ x }) => x))),
    rows: [
      { texts: head.map((cell) => toText(cell.pieces)), until: bottom },
      ...rows.map((row) => toRow(row, head.length)),
    ].map(({ texts, until }) => ({ y: until, height, texts })),
  };
}

/** The tables of a page whose cells have several lines, from the top. */
export function tablesIn(pieces: readonly CvPiece[]): PageTable[] {
  const tables: PageTable[] = [];
  const labels = pieces.filter(({ text }) => text.length < 40 && findLabel(tidy(text)) !== null);
  for (const piece of labels.toSorted((a, b) => a.y - b.y)) {
    if (piece.y <= (tables.at(-1)?.bottom ?? 0)) continue;
    const table = tableAt(pieces, piece);
    if (table !== null) tables.push(table);
  }
  return tables;
}
