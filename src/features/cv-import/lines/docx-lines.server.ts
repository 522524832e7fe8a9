import { Parser } from "htmlparser2";
import { findHeading } from "../recognise/headings.ts";
import { type CvCell, type CvLine, cvLine, tidy } from "./cv-line.ts";
import { NotReadable } from "./not-readable.ts";

interface Paragraph {
  text: string;
  isBullet: boolean;
  size: number;
}

type Block =
  | { kind: "paragraph"; paragraph: Paragraph }
  | { kind: "table"; rows: Block[][][] }
  | { kind: "box"; blocks: Block[] };

/** Styles that make a paragraph an entry of a list. */
const listStyle = /^(list ?(bullet|number)|daftar ?(berbutir|nomor))/i;

/** Where a paragraph goes that ends: the document, a cell, a box of text. */
interface Flow {
  blocks: Block[];
}

/** Hidden or repeated text of a document. */
const skipped = new Set(["mc:Fallback", "w:del", "w:instrText", "w:moveFrom"]);
const most = { depth: 200, blocks: 20_000 } as const;

/** Walks over a part's XML and keeps its paragraphs and tables. */
class Walk {
  private readonly flows: Flow[] = [{ blocks: [] }];
  private readonly tables: Block[][][][] = [];
  private readonly paragraphs: Paragraph[] = [];
  private depth = 0;
  private skips = 0;
  private count = 0;
  private isText = false;
  /** Controls that are open, and whether each shows what it asks for in place of an answer. */
  private readonly controls: boolean[] = [];

  get blocks(): Block[] {
    return this.flows[0]?.blocks ?? [];
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.depth += 1;
    if (this.depth > most.depth) throw new NotReadable("It is nested too deeply.");
    if (skipped.has(name)) this.skips += 1;
    if (this.skips > 0) return;
    const paragraph = this.paragraphs.at(-1);
    if (name === "w:p") this.paragraphs.push({ text: "", isBullet: false, size: 0 });
    else if (name === "w:t") this.isText = true;
    else if (name === "w:tbl") this.tables.push([]);
    else if (name === "w:tr") this.tables.at(-1)?.push([]);
    else if (name === "w:tc" || name === "w:txbxContent") this.flows.push({ blocks: [] });
    else if (name === "w:sdt") this.controls.push(false);
    else if (name === "w:showingPlcHdr") this.controls.splice(-1, 1, attributes["w:val"] !== "0");
    else if (paragraph === undefined) return;
    else if (name === "w:tab" || name === "w:ptab") paragraph.text += attributes["w:val"] === undefined ? "\t" : "";
    else if (name === "w:br" || name === "w:cr") paragraph.text += "\n";
    else if (name === "w:noBreakHyphen") paragraph.text += "-";
    else if (name === "w:numPr") paragraph.isBullet = true;
    else if (name === "w:pStyle") paragraph.isBullet ||= listStyle.test(attributes["w:val"] ?? "");
    else if (name === "w:sz") paragraph.size = Math.max(paragraph.size, Number(attributes["w:val"]) / 2 || 0);
  }

  text(text: string): void {
    const paragraph = this.paragraphs.at(-1);
    const isAsked = this.controls.at(-1) === true;
    if (this.isText && this.skips === 0 && !isAsked && paragraph !== undefined) paragraph.text += text;
  }

  close(name: string): void {
    this.depth -= 1;
    if (skipped.has(name)) this.skips -= 1;
    if (this.skips > 0) return;
    if (name === "w:t") this.isText = false;
    else if (name === "w:p") this.endParagraph();
    else if (name === "w:tc")
      this.tables
        .at(-1)
        ?.at(-1)
        ?.push(this.flows.pop()?.blocks ?? []);
    else if (name === "w:sdt") this.controls.pop();
    else if (name === "w:txbxContent") this.keep({ kind: "box", blocks: this.flows.pop()?.blocks ?? [] });
    else if (name === "w:tbl") this.keep({ kind: "table", rows: this.tables.pop() ?? [] });
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (paragraph !== undefined && paragraph.text.trim() !== "") this.keep({ kind: "paragraph", paragraph });
  }

  private keep(...blocks: Block[]): void {
    this.count += blocks.length;
    if (this.count > most.blocks) throw new NotReadable("It has too many paragraphs.");
    this.flows.at(-1)?.blocks.push(...blocks);
  }
}

/** Reads XML without declarations of its own: no entity is known but the five that XML has. */
export function walkXml(xml: string, walk: Pick<Walk, "open" | "text" | "close">): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walk.open(name, attributes),
      ontext: (text) => walk.text(text),
      onclosetag: (name) => walk.close(name),
      onprocessinginstruction(name) {
        if (name.startsWith("!")) throw new NotReadable("It declares things of its own.");
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

/** Width that stands for a cell, and for a tab. */
const cellWidth = 100;

function linesOfParagraph({ text, isBullet, size }: Paragraph, x: number, column: number): CvLine[] {
  return text.split("\n").flatMap((part) => {
    const cells = part.split("\t").map((piece, at): CvCell => ({ text: piece, x: x + at * cellWidth }));
    return (
      cvLine(
        cells.filter((cell) => cell.text.trim() !== ""),
        { x, size, column, isBullet, gap: 1 },
      ) ?? []
    );
  });
}

const isHeading = (line: CvLine) => findHeading(line.text) !== null;

/** A heading with what belongs to it below: a heading alone names what stands beside it. */
const hasPart = (lines: readonly CvLine[]) => lines.slice(0, -1).some(isHeading);

/** Cells that hold parts of a CV are columns of it, and not a row of a table. */
function isColumns(cells: readonly CvLine[][]): boolean {
  return cells.filter((lines) => lines.some(isHeading)).length > 1 || cells.some(hasPart);
}

function linesOfRow(row: readonly Block[][], column: number): CvLine[] {
  const cells = row.map((blocks, at) => linesOfBlocks(blocks, at * cellWidth, column));
  if (isColumns(cells)) {
    return cells.flatMap((lines, at) => lines.map((line) => ({ ...line, x: 0, column: column + at })));
  }
  const height = Math.max(0, ...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) => {
    const beside = cells.flatMap((lines) => lines[at] ?? []);
    const size = Math.max(0, ...beside.map((line) => line.size));
    // A title beside an entry of a list is none.
    const isBullet = beside[0]?.isBullet ?? false;
    return cvLine(
      beside.flatMap((line) => line.cells),
      { size, column, isBullet, gap: 1 },
    );
  }).filter((line) => line !== null);
}

/** Boxes of text with parts of a CV stand beside the text, and go on from one to the next. */
const boxColumn = 50;

function linesOfBlocks(blocks: readonly Block[], x: number, column: number): CvLine[] {
  let isApart = false;
  return blocks.flatMap((block) => {
    if (block.kind === "paragraph") return linesOfParagraph(block.paragraph, x, column);
    if (block.kind === "table") return block.rows.flatMap((row) => linesOfRow(row, column));
    const lines = linesOfBlocks(block.blocks, x, column);
    isApart ||= lines.some(isHeading);
    return isApart ? lines.map((line) => ({ ...line, column: column + boxColumn })) : lines;
  });
}

const hyperlink = /\/hyperlink$/;

/** @throws NotReadable where a part is to be fetched from elsewhere */
function refuseOutside(xml: string): void {
  walkXml(xml, {
    open(name, attributes) {
      const isOutside = name === "Relationship" && attributes["TargetMode"] === "External";
      if (isOutside && !hyperlink.test(attributes["Type"] ?? ""))
        throw new NotReadable("It is made of parts elsewhere.");
    },
    text: () => {},
    close: () => {},
  });
}

const toText = (bytes: Uint8Array) => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

/** Parts with words in which nothing is looked for: below and beside the text, in diagrams and charts. */
const isAside = (name: string) =>
  /^word\/(footer\d{1,2}|footnotes|endnotes|diagrams\/data\d{1,2}|charts\/chart\d{1,2})\.xml$/.test(name);

/** True for the parts of a Word document that are looked at. */
export const isDocxPart = (name: string) => /^word\/(document|header\d{1,2})\.xml$|\.rels$/.test(name) || isAside(name);

const pageNumber = /^(page|halaman|hal\.?)?\s*\d*(\s*(of|dari|\/)\s*\d*)?$/i;

/** Words of a part, or those of the body that its paragraphs do not hold: of drawings and formulas. */
function asideWords(xml: string, isBody: boolean): string[] {
  const lines = [""];
  let inText = false;
  walkXml(xml, {
    open(name) {
      if (/:p$/.test(name)) lines.push("");
      inText = /^(a|m):t$/.test(name) || (!isBody && name === "w:t");
    },
    text: (text) => {
      if (inText) lines.push((lines.pop() ?? "") + text);
    },
    close: () => {
      inText = false;
    },
  });
  return lines.map(tidy).filter((line) => line !== "" && !pageNumber.test(line));
}

/** A Word document's text, line by line. */
export function docxAside(parts: ReadonlyMap<string, Uint8Array>): string[] {
  const names = [...parts.keys()].toSorted().filter((name) => isAside(name) || name === "word/document.xml");
  return names.flatMap((name) => asideWords(toText(parts.get(name) ?? new Uint8Array()), name === "word/document.xml"));
}

/**
 * The lines of a Word document: its headers, then its body.
 * @throws NotReadable
 */
export function docxLines(parts: ReadonlyMap<string, Uint8Array>): CvLine[] {
  const names = [...parts.keys()].toSorted();
  for (const name of names.filter((each) => each.endsWith(".rels")))
    refuseOutside(toText(parts.get(name) ?? new Uint8Array()));
  const readParts = [...names.filter((name) => name.startsWith("word/header")), "word/document.xml"];
  return readParts.flatMap((name) => {
    const walk = new Walk();
    walkXml(toText(parts.get(name) ?? new Uint8Array()), walk);
    return linesOfBlocks(walk.blocks, 0, 0);
  });
}
