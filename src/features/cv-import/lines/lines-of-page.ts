import { isOnlyDates } from "../recognise/dates.ts";
import { findHeading, isHeadingWords } from "../recognise/headings.ts";
import { type CvCell, type CvLine, cvLine, tidy } from "./cv-line.ts";
import { type CvPage, type CvPiece, gapBefore, getRows, type Row } from "./page-rows.ts";
import { type PageTable, tablesIn } from "./table-rows.ts";
import { withWrapsJoined } from "./wrapped-lines.ts";

/**
 * Widest gap inside a word, and from which on two pieces are two cells, in heights of the letters. Where cells of rows
 * near by begin, less is enough: cells of a table stand close where a text fills its own.
 */
const gaps = { word: 0.11, cell: 1.05, cellBesideCell: 0.65, cellAtEdge: 0.28, cellAtSharedEdge: 0.5 } as const;

type OpenCell = CvCell & { right: number; runs: string[]; font: string; height: number };

/** A bullet is drawn on its own, well before its text. */
const isGlyph = (cells: readonly CvCell[]) =>
  cells.length === 1 && /^[^\p{L}\d]{1,2}$/u.test(cells[0]?.text.trim() ?? "");

function addPiece(cell: OpenCell, { text, x, width, font }: CvPiece, isApart: boolean): void {
  const added = isApart ? ` ${text}` : text;
  cell.text += added;
  // A letter that its font lacks is drawn in another: only between words does a font say something.
  const isBetween = isApart || /[\s,|:–—-]$/.test(cell.text.slice(0, -added.length)) || /^[\s,|:–—-]/.test(text);
  if (font === cell.font || !isBetween || !/\p{L}/u.test(text)) cell.runs.push(`${cell.runs.pop() ?? ""}${added}`);
  else {
    cell.runs.push(added);
    cell.font = font;
  }
  cell.right = Math.max(cell.right, x + width);
}

/** @param edges where cells begin in rows near by, with the gap that is enough there */
function getCells({ pieces, height }: Row, edges: readonly Edge[] = []): CvCell[] {
  const cells: OpenCell[] = [];
  const wide = (least: number) =>
    pieces.filter((piece, at) => at > 0 && gapBefore(piece, pieces[at - 1]) >= least * height).length;
  const least = wide(gaps.cell) > 0 || wide(gaps.cellBesideCell) > 1 ? gaps.cellBesideCell : gaps.cell;
  for (const piece of pieces) {
    const { text, x, width, font } = piece;
    const last = cells.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : (x - last.right) / Math.max(1, height);
    const isAfterGlyph = isGlyph(cells) && gap < 4;
    const isAtEdge = edges.some((edge) => gap >= edge.gap && Math.abs(edge.x - x) < 1.5);
    const isOther =
      last !== undefined && gap >= gaps.cellAtSharedEdge && Math.abs(last.height - piece.height) > height * 0.25;
    if (last === undefined || ((gap >= least || isAtEdge || isOther) && !isAfterGlyph))
      cells.push({ text, x, right: x + width, runs: [text], font, height: piece.height });
    else if (isAfterGlyph && last.runs.length === 1) {
      Object.assign(last, { text: `${last.text} ${text}`, runs: [`${last.text} ${text}`], font, right: x + width });
    } else addPiece(last, piece, gap > gaps.word);
  }
  return cells.map(({ text, x, right, runs }) => ({ text, x, right, ...(runs.length > 1 ? { runs } : {}) }));
}

/** On which page, and in which column of it. */
interface Place {
  page: number;
  column: number;
  /** How far its lines reach at the least where they are full; a page of one column has no narrow ones. */
  reach?: number;
}

interface Edge {
  x: number;
  gap: number;
}

/** Rows above and below in which a table's cells begin as in this one. */
const near = 6;

/** Where pieces begin after a gap. */
function getStarts({ pieces, height }: Row): Edge[] {
  return pieces.flatMap((piece, at) => {
    const gap = gapBefore(piece, pieces[at - 1]) / Math.max(1, height);
    return at > 0 && gap >= gaps.cellAtEdge ? [{ x: piece.x, gap }] : [];
  });
}

/** Where cells begin by the rows near by: after a wide gap in one of them, or after a smaller one in this and another. */
function edgesNear(rows: readonly Row[], at: number): Edge[] {
  const { height = 0 } = rows[at] ?? {};
  const beside = rows.slice(Math.max(0, at - near), at + 1 + near);
  const alike = beside.filter((row) => row !== rows[at] && Math.abs(row.height - height) < height * 0.2);
  return alike.flatMap(getStarts).flatMap(({ x, gap }): Edge[] => {
    if (gap >= gaps.cell) return [{ x, gap: gaps.cellAtEdge }];
    return gap >= gaps.cellAtSharedEdge ? [{ x, gap: gaps.cellAtSharedEdge }] : [];
  });
}

function findLine(row: Row, above: Row | undefined, place: Place, edges: readonly Edge[]): CvLine | null {
  const { page, column } = place;
  const cells = getCells(row, edges);
  const right = Math.max(...row.pieces.map(({ x, width }) => x + width));
  const x = Math.min(...row.pieces.map((piece) => piece.x));
  const empty = above === undefined ? 0 : (row.y - row.height - above.y) / Math.max(1, row.height);
  const size = Math.round(row.height * 2) / 2;
  const font = row.pieces.find(({ text }) => /\p{L}{2}/u.test(text))?.font ?? "";
  return cvLine(cells, { x, right, size, font, gap: Math.max(0, empty), page, column });
}

function textLines(pieces: readonly CvPiece[], place: Place): CvLine[] {
  const rows = getRows(pieces);
  return withWrapsJoined(
    rows.map((row, at) => findLine(row, rows[at - 1], place, edgesNear(rows, at))).filter((line) => line !== null),
    place.reach ?? 0,
  );
}

function tableLines({ columns, rows }: PageTable, { page, column }: Place): CvLine[] {
  return rows.flatMap(({ texts, height }) => {
    const cells = texts.map((text, at) => ({ text, x: columns[at] ?? 0 })).filter(({ text }) => text !== "");
    return cvLine(cells, { x: columns[0] ?? 0, size: Math.round(height * 2) / 2, gap: 1, page, column }) ?? [];
  });
}

/** The lines of pieces, with tables whose cells have several lines row by row. */
function getLines(pieces: readonly CvPiece[], place: Place): CvLine[] {
  const lines: CvLine[] = [];
  let left = [...pieces];
  for (const table of tablesIn(pieces)) {
    lines.push(
      ...textLines(
        left.filter(({ y }) => y < table.top),
        place,
      ),
      ...tableLines(table, place),
    );
    left = left.filter(({ y }) => y > table.bottom);
  }
  return [...lines, ...textLines(left, place)];
}

interface HeadingStart {
  x: number;
  /** It looks like a heading too: larger than the text, in another font, or in capitals. */
  stands: boolean;
}

/** The font of most letters. */
function usualFont(pieces: readonly CvPiece[]): string {
  const letters = new Map<string, number>();
  for (const { font, text } of pieces) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

const usualHeight = (rows: readonly Row[]) =>
  rows.map(({ height }) => height).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0;

/** Where the cells begin that are headings. */
function headingStarts(pieces: readonly CvPiece[]): HeadingStart[] {
  const rows = getRows(pieces);
  const [usual, font] = [usualHeight(rows), usualFont(pieces)];
  return rows.flatMap((row) => {
    const cells = getCells(row).map(({ text, x }) => ({ text: tidy(text), x }));
    // A row of a table says such words too.
    if (cells.length > 2) return [];
    const areHeadings = cells.length > 1 && cells.every(({ text }) => findHeading(text) !== null);
    return cells.flatMap(({ text, x }) => {
      const isApart = areHeadings && row.pieces.find((piece) => piece.x === x)?.font !== font;
      const stands = row.height > usual * 1.06 || text === text.toUpperCase() || isApart;
      return findHeading(text) === null ? [] : [{ x, stands }];
    });
  });
}

/** One that only says the word of a heading, in a table or in a list, begins no column. */
function columnStarts(pieces: readonly CvPiece[]): number[] {
  const found = headingStarts(pieces);
  const begins = ({ x, stands }: HeadingStart) =>
    stands || found.filter((other) => Math.abs(other.x - x) < 3).length > 1;
  return found
    .filter(begins)
    .map(({ x }) => x)
    .toSorted((a, b) => a - b);
}

const crosses = (at: number) => (piece: CvPiece) => piece.x < at - 4 && piece.x + piece.width > at + 4;

/** The part of a page's pieces that may run across the gap between two columns. */
const mostAcross = 0.12;

/** Where fewest pieces run across between two places, as far right as may be. */
function gutterIn(pieces: readonly CvPiece[], from: number, until: number): number {
  let best = { at: until, crossing: Number.POSITIVE_INFINITY };
  for (let at = until; at > from; at -= 4) {
    const crossing = pieces.filter(crosses(at)).length;
    if (crossing < best.crossing) best = { at, crossing };
  }
  return best.at;
}

/** A margin beside one column: headings and dates, and hardly anything else. */
function isMargin(pieces: readonly CvPiece[]): boolean {
  const texts = getRows(pieces).map((row) =>
    tidy(
      getCells(row)
        .map(({ text }) => text)
        .join(" "),
    ),
  );
  const own = texts.filter((text) => text !== "" && (isOnlyDates(text) || isHeadingWords(text)));
  return own.length > 3 && own.length > texts.length / 2;
}

/** Where a page's right column begins; null for a page of one column. */
function findSplit({ width, pieces }: CvPage): number | null {
  const starts = columnStarts(pieces);
  let widest = width * 0.12;
  let split: number | null = null;
  for (const [at, start] of starts.entries()) {
    const before = starts[at - 1];
    if (before === undefined || start - before <= widest) continue;
    const candidate = gutterIn(pieces, before + width * 0.12, start - 6);
    const isRight =
      pieces.some(({ x }) => x >= candidate) &&
      pieces.filter(crosses(candidate)).length <= pieces.length * mostAcross &&
      !isMargin(pieces.filter(({ x }) => x < candidate));
    if (isRight) [widest, split] = [start - before, candidate];
  }
  return split;
}

/** A name in large letters that stands across the gap, a word on either side. */
function isTitle({ pieces, height }: Row, split: number, usual: number): boolean {
  const at = pieces.findIndex(({ x }) => x >= split);
  const [left, right] = [pieces[at - 1], pieces[at]];
  if (left === undefined || right === undefined || height < usual * 1.4) return false;
  return left.font === right.font && left.height === right.height && gapBefore(right, left) < height;
}

/** The lines of two columns: what runs across parts the page into bands, each read left, then right. */
function linesOfColumns(pieces: readonly CvPiece[], split: number, page: number): CvLine[] {
  const lines: CvLine[] = [];
  let band: CvPiece[] = [];
  const flush = () => {
    const [left, right] = [band.filter(({ x }) => x < split), band.filter(({ x }) => x >= split)];
    lines.push(...getLines(left, { page, column: 0 }), ...getLines(right, { page, column: 1 }));
    band = [];
  };
  const rows = getRows(pieces);
  const usual = usualHeight(rows);
  for (const row of rows) {
    if (!row.pieces.some(crosses(split)) && !isTitle(row, split, usual)) {
      band.push(...row.pieces);
      continue;
    }
    flush();
    lines.push(...getLines(row.pieces, { page, column: 0 }));
  }
  flush();
  return lines;
}

/** The lines of a document's pages as a person reads them. */
export function linesOfPages(pages: readonly CvPage[]): CvLine[] {
  let split: number | null = null;
  return pages.flatMap((page, at) => {
    const own = findSplit(page);
    const isSame = split !== null && page.pieces.filter(crosses(split)).length <= page.pieces.length * mostAcross;
    split = own ?? (isSame ? split : null);
    return split === null
      ? getLines(page.pieces, { page: at + 1, column: 0, reach: page.width * 0.6 })
      : linesOfColumns(page.pieces, split, at + 1);
  });
}
