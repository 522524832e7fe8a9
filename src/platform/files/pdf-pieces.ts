import type { getDocumentProxy } from "unpdf";

/** A piece of text with its position on the page, in the page's own points from the upper left. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The document's own name of the font: pieces of one font share it. */
  font: string;
}

/** Of a page; what more there is, is not read. Nobody writes a piece as long. */
const most = { pieces: 4_000, pieceLetters: 500 };

/** The remaining budget of all pages together. */
export interface PiecesLeft {
  pieces: number;
  letters: number;
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length === 6 && value.every((each) => typeof each === "number");

function findPiece(item: unknown, toPage: readonly number[]): PdfPiece | null {
  if (typeof item !== "object" || item === null || !("str" in item) || !("transform" in item)) return null;
  const { str, transform } = item;
  if (typeof str !== "string" || str.trim() === "" || !isNumbers(transform)) return null;
  const width = "width" in item && typeof item.width === "number" ? item.width : 0;
  const [, , c = 0, d = 0, e = 0, f = 0] = transform;
  const [pa = 1, pb = 0, pc = 0, pd = -1, pe = 0, pf = 0] = toPage;
  return {
    text: str.slice(0, most.pieceLetters),
    x: pa * e + pc * f + pe,
    y: pb * e + pd * f + pf,
    width,
    height: Math.hypot(c, d),
    font: "fontName" in item && typeof item.fontName === "string" ? item.fontName : "",
  };
}

/** Takes as many pieces as the budget allows. */
function within(left: PiecesLeft, pieces: readonly PdfPiece[]): PdfPiece[] {
  const keptPieces: PdfPiece[] = [];
  for (const piece of pieces.slice(0, most.pieces)) {
    if (left.pieces < 1 || left.letters < piece.text.length) break;
    left.pieces -= 1;
    left.letters -= piece.text.length;
    keptPieces.push(piece);
  }
  return keptPieces;
}

/**
 * A page's text, piece by piece.
 * @param left what it may have, which it is taken from
 */
export async function readPdfPage(document: Document, number: number, left: PiecesLeft) {
  const page = await document.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.map((item: unknown) => findPiece(item, transform)).filter((piece) => piece !== null);
  return { width, height, pieces: within(left, pieces) };
}
