import { headingOf } from "../recognise/headings.ts";
import { type CvCell, type CvLine, cvLine, tidy } from "./cv-line.ts";
import { withWrapsJoined } from "./wrapped-lines.ts";

/** A piece of text where it stands on its page, in points from the upper left; `y` is its base line. */
export interface CvPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CvPage {
  width: number;
  pieces: readonly CvPiece[];
}

interface Row {
  pieces: CvPiece[];
  y: number;
  height: number;
}

/** Pieces on one base line, from the top. */
function rowsOf(pieces: readonly CvPiece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    const near =
      last !== undefined && Math.abs(piece.y - last.y) <= Math.max(2, 0.4 * Math.min(piece.height, last.height));
    if (last === undefined || !near) rows.push({ pieces: [piece], y: piece.y, height: piece.height });
    else {
      last.pieces.push(piece);
      last.height = Math.max(last.height, piece.height);
    }
  }
  return rows;
}

/**
 * Widest gap inside a word, and from which on two pieces are two cells, in heights of the letters; a smaller one is
 * enough where cells of other lines begin.
 */
const gaps = { word: 0.11, cell: 1.05, cellAtStop: 0.5 } as const;

/** Pieces of one letter each, drawn wide apart, as the words that they make: the gaps between words are the widest. */
function withLettersJoined(pieces: readonly CvPiece[]): readonly CvPiece[] {
  const isSpread = pieces.every(({ text }) => /^(?:\S )*\S$/u.test(text.trim()));
  const count = pieces.reduce((sum, { text }) => sum + text.replaceAll(" ", "").length, 0);
  if (isSpread && count > 4 && pieces.some(({ text }) => text.length > 4)) {
    return pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll(" ", "") }));
  }
  const letters = pieces.filter(({ text }) => text.trim().length === 1);
  if (letters.length < 5 || letters.length < pieces.length * 0.8) return pieces;
  const gapAt = (at: number) => {
    const before = pieces[at - 1];
    return before === undefined ? 0 : (pieces[at]?.x ?? 0) - before.x - before.width;
  };
  const gaps = pieces.map((_, at) => gapAt(at)).slice(1);
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  const words: CvPiece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = words.at(-1);
    if (last === undefined || gapAt(at) > usual * 1.4 + 1) words.push(piece);
    else words.splice(-1, 1, { ...last, text: last.text + piece.text.trim(), width: piece.x + piece.width - last.x });
  }
  return words;
}

/** @param stops where cells begin in other lines of the column */
function cellsOf({ pieces, height }: Row, stops: readonly number[] = []): CvCell[] {
  const cells: (CvCell & { end: number })[] = [];
  for (const { text, x, width } of withLettersJoined(pieces.toSorted((a, b) => a.x - b.x))) {
    const last = cells.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : (x - last.end) / Math.max(1, height);
    // A bullet is drawn by itself, well before its text.
    const isAfterGlyph =
      last !== undefined &&
      cells.length === 1 &&
      /^\P{L}{1,2}$/u.test(last.text.trim()) &&
      !/\d/.test(last.text) &&
      gap < 4;
    const isAtStop = gap >= gaps.cellAtStop && stops.some((stop) => Math.abs(stop - x) < 1.5);
    if (last === undefined || ((gap >= gaps.cell || isAtStop) && !isAfterGlyph))
      cells.push({ text, x, end: x + width });
    else {
      last.text += gap > gaps.word || isAfterGlyph ? ` ${text}` : text;
      last.end = Math.max(last.end, x + width);
    }
  }
  return cells;
}

/** On which page, and in which column of it. */
interface Place {
  page: number;
  column: number;
}

/** Where cells begin in three lines or more, after a wide gap. */
function stopsOf(rows: readonly Row[]): number[] {
  const starts = rows.flatMap((row) =>
    cellsOf(row)
      .slice(1)
      .map(({ x }) => Math.round(x)),
  );
  const counts = new Map<number, number>();
  for (const start of starts) counts.set(start, (counts.get(start) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= 3).map(([start]) => start);
}

function lineOf(row: Row, above: Row | undefined, place: Place, stops: readonly number[]): CvLine | null {
  const { page, column } = place;
  const cells = cellsOf(row, stops);
  const right = Math.max(...row.pieces.map(({ x, width }) => x + width));
  const x = Math.min(...row.pieces.map((piece) => piece.x));
  const empty = above === undefined ? 0 : (row.y - row.height - above.y) / Math.max(1, row.height);
  return cvLine(cells, { x, right, size: Math.round(row.height * 2) / 2, gap: Math.max(0, empty), page, column });
}

function linesOf(pieces: readonly CvPiece[], place: Place): CvLine[] {
  const rows = rowsOf(pieces);
  const stops = stopsOf(rows);
  return withWrapsJoined(
    rows.map((row, at) => lineOf(row, rows[at - 1], place, stops)).filter((line) => line !== null),
  );
}

interface HeadingStart {
  x: number;
  /** It looks like a heading too: larger than the text, or in capitals. */
  stands: boolean;
}

/** Where the cells begin that are headings. */
function headingStarts(pieces: readonly CvPiece[]): HeadingStart[] {
  const rows = rowsOf(pieces);
  const sizes = rows.map(({ height }) => height).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return rows.flatMap((row) =>
    cellsOf(row).flatMap(({ text, x }) => {
      const plain = tidy(text);
      return headingOf(plain) === null
        ? []
        : [{ x, stands: row.height > usual * 1.06 || plain === plain.toUpperCase() }];
    }),
  );
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

/** Where a page's right column begins; null for a page of one column. */
function splitOf({ width, pieces }: CvPage): number | null {
  const starts = columnStarts(pieces);
  let widest = width * 0.12;
  let split: number | null = null;
  for (const [at, start] of starts.entries()) {
    const before = starts[at - 1];
    if (before === undefined || start - before <= widest) continue;
    const candidate = start - 6;
    const isRight =
      pieces.some(({ x }) => x >= candidate) && pieces.filter(crosses(candidate)).length <= pieces.length * mostAcross;
    if (isRight) [widest, split] = [start - before, candidate];
  }
  return split;
}

/** The lines of two columns: what runs across parts the page into bands, each read left, then right. */
function linesOfColumns(pieces: readonly CvPiece[], split: number, page: number): CvLine[] {
  const lines: CvLine[] = [];
  let band: CvPiece[] = [];
  const flush = () => {
    const [left, right] = [band.filter(({ x }) => x < split), band.filter(({ x }) => x >= split)];
    lines.push(...linesOf(left, { page, column: 0 }), ...linesOf(right, { page, column: 1 }));
    band = [];
  };
  for (const row of rowsOf(pieces)) {
    if (!row.pieces.some(crosses(split))) {
      band.push(...row.pieces);
      continue;
    }
    flush();
    lines.push(...linesOf(row.pieces, { page, column: 0 }));
  }
  flush();
  return lines;
}

/** The lines of a document's pages as a person reads them. */
export function linesOfPages(pages: readonly CvPage[]): CvLine[] {
  let split: number | null = null;
  return pages.flatMap((page, at) => {
    const own = splitOf(page);
    const isSame = split !== null && page.pieces.filter(crosses(split)).length <= page.pieces.length * mostAcross;
    split = own ?? (isSame ? split : null);
    return split === null
      ? linesOf(page.pieces, { page: at + 1, column: 0 })
      : linesOfColumns(page.pieces, split, at + 1);
  });
}
