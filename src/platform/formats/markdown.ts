import { channel } from "node:diagnostics_channel";
import { escapeBrokenTags, inlineToHtml } from "./inline.ts";

/** Says of each text that is read and written again, sanitised or converted; tests count them. */
export const conversionsChannel = "rich-text.conversion";

const conversions = channel(conversionsChannel);

/** Counts a conversion. @param from the name of what is read: HTML or Markdown */
export function countConversion(from: "html" | "markdown"): void {
  if (conversions.hasSubscribers) conversions.publish({ from });
}

/** A block of a text and what is in it. */
type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "html"; html: string }
  | { kind: "heading"; level: number; text: string }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; isNumbered: boolean; isLoose: boolean; entries: Block[][] };

/** Quotes and lists in each other; what is deeper is text. */
const mostDepth = 8;

const marker = /^( {0,3})([-*+]|(\d{1,9})([.)]))(?: ( {0,3}(?=[^ ]))?|$)/;
const heading = /^ {0,3}(#{1,6})(?: |$)/;
const rule = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const underline = /^ {0,3}(=+|-+) *$/;
const quote = /^ {0,3}> ?/;
const htmlBlock =
  /^ {0,3}<(?:!--|\/?(?:address|article|aside|blockquote|center|div|dl|dd|dt|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|textarea|th|thead|tr|ul)(?=[\s/>]))/i;

const isBlank = (line: string) => line.trim() === "";
const getIndent = (line: string) => line.length - line.trimStart().length;

/** Whether a line is more than the next one of a paragraph. */
function begins(line: string): boolean {
  return isBlank(line) || [marker, heading, rule, quote, htmlBlock].some((pattern) => pattern.test(line));
}

/** Whether a line may end with text of a paragraph. */
const isText = (line: string) =>
  /[^-*+ ]/.test(line) && !heading.test(line) && !rule.test(line) && !/^ *\d+[.)] *$/.test(line);

/** A line that continues with the paragraph of a quote or an entry though it is not in there; it underlines nothing. */
const lazy = (line: string) => (underline.test(line) ? `\\${line.trimStart()}` : line.trimStart());

/** A list continues in the lines after its first; one that is numbered breaks a paragraph only with 1. */
function mayInterrupt(line: string, found: RegExpExecArray): boolean {
  return line.length > found[0].length && (found[3] === undefined || Number(found[3]) === 1);
}

interface Read {
  blocks: Block[];
  /** Whether blank lines are between its blocks. */
  hasGaps: boolean;
}

/** Reads lines into blocks; what is in a quote or an entry is read again, so that a line is read once a depth. */
class BlockReader {
  private readonly blocks: Block[] = [];
  private paragraph: string[] = [];
  private at = 0;
  private hasGaps = false;
  private isAfterBlank = false;

  private readonly lines: readonly string[];
  private readonly depth: number;

  constructor(lines: readonly string[], depth: number) {
    this.lines = lines;
    this.depth = depth;
  }

  read(): Read {
    while (this.at < this.lines.length) this.readLine(this.lines[this.at] ?? "");
    this.endParagraph();
    return { blocks: this.blocks, hasGaps: this.hasGaps };
  }

  private add(block: Block): void {
    this.hasGaps ||= this.isAfterBlank && this.blocks.length > 0;
    this.isAfterBlank = false;
    this.blocks.push(block);
  }

  private endParagraph(): void {
    if (this.paragraph.length > 0) this.add({ kind: "paragraph", text: this.paragraph.join("\n").trim() });
    this.paragraph = [];
  }

  private readLine(line: string): void {
    const from = this.at;
    const isInParagraph = this.paragraph.length > 0;
    if (isBlank(line)) {
      this.endParagraph();
      this.isAfterBlank = true;
    } else if (isInParagraph && underline.test(line)) this.makeHeading(line);
    else if (heading.test(line)) this.addHeading(line);
    else if (rule.test(line)) this.endParagraph();
    else if (quote.test(line) && this.depth < mostDepth) this.readQuote();
    else if (htmlBlock.test(line)) this.readHtml();
    else {
      const found = this.depth < mostDepth ? marker.exec(line) : null;
      if (found !== null && (!isInParagraph || mayInterrupt(line, found))) this.readList(found);
      else this.paragraph.push(line.trimStart());
    }
    // What takes more than a line has gone on on its own.
    if (this.at === from) this.at++;
  }

  private makeHeading(line: string): void {
    const text = this.paragraph.join("\n").trim();
    this.paragraph = [];
    this.add({ kind: "heading", level: line.includes("=") ? 1 : 2, text });
  }

  private addHeading(line: string): void {
    this.endParagraph();
    const [signs = "", ...words] = line.trim().split(/ +/);
    if (/^#+$/.test(words.at(-1) ?? "")) words.pop();
    this.add({ kind: "heading", level: signs.length, text: words.join(" ") });
  }

  private readHtml(): void {
    this.endParagraph();
    const from = this.at;
    while (this.at < this.lines.length && !isBlank(this.lines[this.at] ?? "")) this.at++;
    this.add({ kind: "html", html: this.lines.slice(from, this.at).join("\n") });
  }

  private readQuote(): void {
    this.endParagraph();
    const inside: string[] = [];
    for (; this.at < this.lines.length; this.at++) {
      const line = this.lines[this.at] ?? "";
      const isQuoted = quote.test(line);
      if (!isQuoted && (begins(line) || !isText(inside.at(-1) ?? ""))) break;
      inside.push(isQuoted ? line.replace(quote, "") : lazy(line));
    }
    this.add({ kind: "quote", blocks: readLines(inside, this.depth + 1).blocks });
  }

  private readList(first: RegExpExecArray): void {
    this.endParagraph();
    const sign = (found: RegExpExecArray | null) => found && (found[4] ?? found[2]);
    const isNumbered = first[3] !== undefined;
    const entries: Block[][] = [];
    let isLoose = false;
    let endsBlank = false;
    for (let found: RegExpExecArray | null = first; found !== null && sign(found) === sign(first); ) {
      isLoose ||= endsBlank;
      const entry = this.takeEntry(found);
      const { blocks, hasGaps } = readLines(entry.lines, this.depth + 1);
      entries.push(blocks);
      isLoose ||= hasGaps;
      endsBlank = entry.endsBlank;
      const next = this.lines[this.at] ?? "";
      found = rule.test(next) ? null : marker.exec(next);
    }
    this.add({ kind: "list", isNumbered, isLoose, entries });
    this.isAfterBlank = endsBlank;
  }

  /** The lines of an entry without its marker and its indent. */
  private takeEntry(found: RegExpExecArray): { lines: string[]; endsBlank: boolean } {
    const line = this.lines[this.at] ?? "";
    const indent = found[0].length + (found[0].endsWith(" ") ? 0 : 1);
    const lines = [line.slice(found[0].length)];
    let blanks = 0;
    for (this.at++; this.at < this.lines.length; this.at++) {
      const next = this.lines[this.at] ?? "";
      if (isBlank(next)) {
        blanks++;
        continue;
      }
      if (getIndent(next) >= indent) {
        for (; blanks > 0; blanks--) lines.push("");
        lines.push(next.slice(indent));
      } else if (blanks === 0 && !begins(next) && isText(lines.at(-1) ?? "")) lines.push(lazy(next));
      else break;
    }
    return { lines, endsBlank: blanks > 0 };
  }
}

function readLines(lines: readonly string[], depth: number): Read {
  return new BlockReader(lines, depth).read();
}

/** The blocks of a Markdown text. */
function readBlocks(text: string): Block[] {
  return readLines(text.split(/\r\n?|\n/).map(withoutTabs), 0).blocks;
}

const withoutTabs = (line: string) => line.replaceAll("\t", "    ");

function listToHtml({ isNumbered, isLoose, entries }: Extract<Block, { kind: "list" }>, hasBreaks: boolean): string {
  const name = isNumbered ? "ol" : "ul";
  const html = entries.map((blocks) => `<li>${blocksToHtml(blocks, hasBreaks, !isLoose)}</li>\n`);
  return `<${name}>\n${html.join("")}</${name}>`;
}

function blockToHtml(block: Block, hasBreaks: boolean, isTight: boolean): string {
  switch (block.kind) {
    case "paragraph": {
      const html = inlineToHtml(block.text, hasBreaks);
      return isTight ? html : `<p>${html}</p>`;
    }
    case "heading":
      return `<h${block.level}>${inlineToHtml(block.text, hasBreaks)}</h${block.level}>`;
    case "html":
      return escapeBrokenTags(block.html);
    case "quote":
      return `<blockquote>\n${blocksToHtml(block.blocks, hasBreaks, false)}\n</blockquote>`;
    case "list":
      return listToHtml(block, hasBreaks);
  }
}

function blocksToHtml(blocks: readonly Block[], hasBreaks: boolean, isTight: boolean): string {
  return blocks.map((block) => blockToHtml(block, hasBreaks, isTight)).join("\n");
}

/**
 * Markdown as HTML, which has yet to be made safe: headings, paragraphs, lists, quotes, bold, italic, links and HTML; other
 * signs are text. The work grows as the text does.
 * @param hasBreaks whether a line that ends is a line
 */
export function unsafeMarkdownToHtml(markdown: string, hasBreaks: boolean): string {
  countConversion("markdown");
  return blocksToHtml(readBlocks(markdown), hasBreaks, false);
}
