/** Pieces of text of a page, put together to rows. */

/** A piece of text with its position on the page, in points from the upper left; `y` is its base line. */
export interface CvPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  font: string;
}

export interface CvPage {
  width: number;
  pieces: readonly CvPiece[];
}

export interface Row {
  pieces: CvPiece[];
  y: number;
  height: number;
}

/** Pieces on one base line, from the top. */
export function getRows(pieces: readonly CvPiece[]): Row[] {
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
  return withRaisedLowered(rows).map((row) => ({
    ...row,
    pieces: [...withLettersJoined(row.pieces.toSorted((a, b) => a.x - b.x))],
  }));
}

/** "19th" with its last letters small and raised: they belong to the row below. */
function withRaisedLowered(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, at) => {
    const below = rows[at + 1];
    const letters = row.pieces.reduce((sum, { text }) => sum + text.trim().length, 0);
    const isRaised = (next: Row) => row.height < next.height * 0.85 && next.y - row.y < next.height * 0.6;
    if (below === undefined || letters > 2 || !isRaised(below)) return [row];
    below.pieces.push(...row.pieces);
    return [];
  });
}

export const gapBefore = (piece: CvPiece, last: CvPiece | undefined) =>
  last === undefined ? 0 : piece.x - last.x - last.width;

/** Pieces of one letter each, drawn wide apart, as the words that they make: the gaps between words are the widest. */
function withLettersJoined(pieces: readonly CvPiece[]): readonly CvPiece[] {
  const isSpread = pieces.every(({ text }) => /^(?:\S )*\S$/u.test(text.trim()));
  const count = pieces.reduce((sum, { text }) => sum + text.replaceAll(" ", "").length, 0);
  if (isSpread && count > 4 && pieces.some(({ text }) => text.length > 4)) {
    return pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll(" ", "") }));
  }
  const letters = pieces.filter(({ text }) => text.trim().length <= 2);
  if (pieces.length < 5 || letters.length < pieces.length * 0.8) return pieces;
  const between = pieces.map((piece, at) => gapBefore(piece, pieces[at - 1])).slice(1);
  const usual = between.toSorted((one, other) => one - other)[Math.floor(between.length / 2)] ?? 0;
  const words: CvPiece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = words.at(-1);
    // Letters that touch make words with blanks of their own between; those that stand apart are parted by wider gaps.
    const gap = gapBefore(piece, pieces[at - 1]);
    const isWord = gap > Math.max(usual * 1.4 + 1, piece.height * 0.16);
    if (last === undefined || !isWord) {
      const width = last === undefined ? piece.width : piece.x + piece.width - last.x;
      words.splice(last === undefined ? 0 : -1, 1, {
        ...(last ?? piece),
        text: (last?.text ?? "") + piece.text.trim(),
        width,
      });
      continue;
    }
    // A blank between words is as wide as the letters stand apart: no cell begins there.
    if (gap < usual * 5) words.splice(-1, 1, { ...last, width: piece.x - last.x - piece.height * 0.25 });
    words.push(piece);
  }
  return words;
}
