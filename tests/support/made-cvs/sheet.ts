import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import type { Lot } from "./lot.ts";

export interface Look {
  size?: number;
  bold?: boolean;
  align?: "left" | "right" | "centre";
  /** Space below, in points. */
  after?: number;
  indent?: number;
  /** Letters are drawn one by one, so far apart. */
  spread?: number;
}

/** In which pieces a program writes text: whole lines, words, or a few letters at a time. */
type Runs = "line" | "word" | "letters";

const height = 842;
const margin = 46;

/** Letters as they are drawn, one after the other: the library counts pairs that it does not draw closer. */
function getWidth(font: PDFFont, text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + font.widthOfTextAtSize(letter, size), 0);
}

/** A document that columns of text flow into, page by page. */
export class Sheet {
  private readonly pages: PDFPage[] = [];

  private readonly document: PDFDocument;
  private readonly fonts: { plain: PDFFont; bold: PDFFont };
  private readonly lot: Lot;
  private readonly runs: Runs;
  readonly base: number;

  private constructor(document: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }, lot: Lot) {
    this.document = document;
    this.fonts = fonts;
    this.lot = lot;
    this.runs = lot.of(["line", "line", "word", "letters"]);
    this.base = lot.of([9, 9.5, 10, 10.5, 11]);
  }

  static async begin(lot: Lot): Promise<Sheet> {
    const document = await PDFDocument.create({ updateMetadata: false });
    const isSerif = lot.happens(0.3);
    const plain = await document.embedFont(isSerif ? StandardFonts.TimesRoman : StandardFonts.Helvetica);
    const bold = await document.embedFont(isSerif ? StandardFonts.TimesRomanBold : StandardFonts.HelveticaBold);
    return new Sheet(document, { plain, bold }, lot);
  }

  column(x: number, width: number, top = margin): Column {
    return new Column(this, x, width, top);
  }

  page(number: number): PDFPage {
    while (this.pages.length <= number) this.pages.push(this.document.addPage([595, height]));
    const page = this.pages[number];
    if (page === undefined) throw new Error("There is no such page.");
    return page;
  }

  font(bold: boolean): PDFFont {
    return bold ? this.fonts.bold : this.fonts.plain;
  }

  /** Draws a text that fits its line, in the pieces of this document's way. */
  draw(page: number, text: string, x: number, y: number, { size = this.base, bold = false, spread = 0 }: Look): void {
    const font = this.font(bold);
    let at = x;
    for (const piece of this.piecesOf(text, spread)) {
      this.page(page).drawText(piece, { x: at, y: height - y, size, font, color: rgb(0.1, 0.1, 0.15) });
      at += getWidth(font, piece, size) + spread;
    }
  }

  private piecesOf(text: string, spread: number): string[] {
    if (spread > 0) return [...text];
    if (this.runs === "line") return [text];
    if (this.runs === "word") return text.split(/(?<= )/);
    const pieces: string[] = [];
    for (let at = 0; at < text.length; ) {
      const length = this.lot.between(1, 5);
      pieces.push(text.slice(at, at + length));
      at += length;
    }
    return pieces;
  }

  /** A line across, as it stands under headings. */
  rule(page: number, x: number, y: number, width: number): void {
    this.page(page).drawLine({ start: { x, y: height - y }, end: { x: x + width, y: height - y }, thickness: 0.6 });
  }

  async bytes(): Promise<Uint8Array> {
    this.page(0);
    return this.document.save({ useObjectStreams: this.lot.happens(0.5) });
  }
}

/** Where text flows: so wide, from page to page. */
export class Column {
  page = 0;
  y: number;
  readonly x: number;
  readonly width: number;
  private readonly sheet: Sheet;

  constructor(sheet: Sheet, x: number, width: number, y: number) {
    this.sheet = sheet;
    this.x = x;
    this.width = width;
    this.y = y;
  }

  private wrapped(text: string, width: number, size: number, bold: boolean): string[] {
    const font = this.sheet.font(bold);
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && font.widthOfTextAtSize(longer, size) <= width) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    return lines;
  }

  private down(by: number): void {
    this.y += by;
    if (this.y <= height - margin) return;
    this.page += 1;
    this.y = margin + by;
  }

  /** So much is to stand together: else the next page begins. */
  keep(points: number): void {
    if (this.y + points <= height - margin) return;
    this.page += 1;
    this.y = margin;
  }

  space(points: number): void {
    this.y += points;
  }

  text(text: string, look: Look = {}): void {
    const { size = this.sheet.base, bold = false, align = "left", after = 0, indent = 0, spread = 0 } = look;
    if (text === "") return;
    for (const line of this.wrapped(text, this.width - indent, size, bold)) {
      this.down(size * 1.35);
      const wide = this.sheet.font(bold).widthOfTextAtSize(line, size) + spread * line.length;
      const x = { left: this.x + indent, right: this.x + this.width - wide, centre: this.x + (this.width - wide) / 2 }[
        align
      ];
      this.sheet.draw(this.page, line, x, this.y, { size, bold, spread });
    }
    this.y += after;
  }

  /** A text and one at the right edge of its first line. */
  row(left: string, right: string, look: Look & { rightBold?: boolean } = {}): void {
    const { size = this.sheet.base, bold = false, rightBold = false } = look;
    const wide = this.sheet.font(rightBold).widthOfTextAtSize(right, size);
    const lines = this.wrapped(left, this.width - wide - 16, size, bold);
    this.keep(size * 1.35 * lines.length);
    for (const [at, line] of lines.entries()) {
      this.down(size * 1.35);
      this.sheet.draw(this.page, line, this.x, this.y, { size, bold });
      if (at === 0) this.sheet.draw(this.page, right, this.x + this.width - wide, this.y, { size, bold: rightBold });
    }
    this.y += look.after ?? 0;
  }

  /** Texts side by side, each in a width of its own, as a table's row. */
  cells(texts: readonly string[], widths: readonly number[], look: Look = {}): void {
    const { size = this.sheet.base, bold = false } = look;
    const wrapped = texts.map((text, at) => this.wrapped(text, (widths[at] ?? 0) - 8, size, bold));
    const height = Math.max(...wrapped.map((lines) => lines.length));
    this.keep(height * size * 1.35);
    for (let line = 0; line < height; line += 1) {
      this.down(size * 1.35);
      let x = this.x;
      for (const [at, lines] of wrapped.entries()) {
        const text = lines[line];
        if (text !== undefined) this.sheet.draw(this.page, text, x, this.y, { size, bold });
        x += widths[at] ?? 0;
      }
    }
    this.y += look.after ?? 2;
  }

  bullet(text: string, glyph: string, look: Look = {}): void {
    const { size = this.sheet.base, indent = 0 } = look;
    for (const [at, line] of this.wrapped(text, this.width - indent - 12, size, false).entries()) {
      this.down(size * 1.35);
      if (at === 0) this.sheet.draw(this.page, glyph, this.x + indent, this.y, { size });
      this.sheet.draw(this.page, line, this.x + indent + 12, this.y, { size });
    }
  }

  rule(): void {
    this.sheet.rule(this.page, this.x, this.y + 4, this.width);
    this.y += 6;
  }
}
