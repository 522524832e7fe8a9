import { countConversion } from "./markdown.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Letters that Markdown would read as more than themselves, wherever they stand. */
function escaped(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .replace(/[\\*_`[\]<>]/g, "\\$&")
    .replace(/&(?=#?\w{1,31};)/g, "\\&");
}

/** The same at the beginning of a line. */
function escapedFirst(text: string): string {
  return text.replace(/^(?:[-+](?=[\s-]|$)|=|#{1,6}(?=\s|$))/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

/** An address whose signs end no link. */
function addressIn(attribute: string): string {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return attribute
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", "%22")
    .replace(/[()\\ ]/g, code);
}

interface List {
  isNumbered: boolean;
  /** A list after a list has another sign, lest they be one. */
  isSecond: boolean;
  entries: number;
  /** How far the text of its entries is indented. */
  indent: number;
  /** Content written before its last entry, with the entry's mark. */
  entry: { gap: string; before: number; after: number };
}

const marks: Readonly<Record<string, string>> = { strong: "**", em: "*", a: "[" };

/** Writes Markdown piece by piece; what is between two pieces is known when the later one comes. */
class Writer {
  private readonly pieces: string[] = [];
  private readonly lists: List[] = [];
  /** Spaces or line ends before the next piece. */
  private gap = "";
  /** Signs that begin something of which no word came yet. */
  private readonly waiting: string[] = [];
  /** Whether a line or an entry begins here. */
  private isFresh = true;
  private isInHeading = false;
  private href = "";
  /** The list that ended last, and how much was written then. */
  private last: { list: List; pieces: number } | null = null;

  private put(piece: string): void {
    if (this.pieces.length > 0) {
      const indent = this.gap.startsWith("\n") ? " ".repeat(this.lists.at(-1)?.indent ?? 0) : "";
      this.pieces.push(this.gap + indent);
    }
    this.gap = "";
    this.pieces.push(piece);
  }

  private breakBy(gap: "\n" | "\n\n"): void {
    if (this.gap !== "\n\n") this.gap = gap;
    this.isFresh = true;
  }

  words(text: string): void {
    const words = escaped(text);
    const body = words.trim();
    if (words.startsWith(" ") && !this.isFresh) this.gap = " ";
    if (body === "") return;
    const isFirst = this.isFresh && this.waiting.length === 0;
    for (const sign of this.waiting.splice(0)) this.put(sign);
    this.put(isFirst ? escapedFirst(body) : body);
    this.isFresh = false;
    if (words.endsWith(" ")) this.gap = " ";
  }

  open(name: string, href: string): void {
    if (/^h[3-5]$/.test(name)) {
      this.breakBy("\n\n");
      this.put(`${"#".repeat(Number(name[1]))} `);
      this.isInHeading = true;
    } else if (name === "p" || name === "blockquote") {
      if (!this.isFresh || this.gap !== "") this.breakBy("\n\n");
    } else if (name === "ul" || name === "ol") {
      if (this.lists.length === 0) this.breakBy("\n\n");
      else if (!this.isFresh || this.gap !== "") {
        this.gap = "\n";
        this.isFresh = true;
      }
      this.lists.push(this.list(name === "ol"));
    } else if (name === "li") this.entry();
    else if (name === "br" && this.isInHeading) this.gap = " ";
    else if (name === "br") this.breakBy("\n");
    else if (name in marks) this.waiting.push(marks[name] ?? "");
    if (name === "a") this.href = href;
  }

  private list(isNumbered: boolean): List {
    const before = this.last?.pieces === this.pieces.length ? this.last.list : null;
    const isSecond = before?.isNumbered === isNumbered && !before.isSecond;
    const entry = { gap: this.gap, before: 0, after: 0 };
    return { isNumbered, isSecond, entries: 0, indent: this.lists.at(-1)?.indent ?? 0, entry };
  }

  private entry(): void {
    const list = this.lists.at(-1);
    if (list === undefined) return;
    if (list.entries > 0) this.gap = "\n";
    list.entries += 1;
    list.indent = this.lists.at(-2)?.indent ?? 0;
    const sign = list.isNumbered ? `${list.entries}${list.isSecond ? ")" : "."} ` : list.isSecond ? "* " : "- ";
    list.entry = { gap: this.gap, before: this.pieces.length, after: 0 };
    this.put(sign);
    list.entry.after = this.pieces.length;
    list.indent += Math.max(3, sign.length);
    this.isFresh = true;
  }

  /** An entry that says nothing is none; its sign would be text. */
  private endEntry(): void {
    const list = this.lists.at(-1);
    if (list === undefined || this.pieces.length !== list.entry.after) return;
    this.pieces.length = list.entry.before;
    this.gap = list.entry.gap;
    list.entries -= 1;
  }

  close(name: string): void {
    if (name === "li") this.endEntry();
    if (name === "ul" || name === "ol") {
      const list = this.lists.pop();
      if (list !== undefined) this.last = { list, pieces: this.pieces.length };
    }
    if (/^h[3-5]$/.test(name)) this.isInHeading = false;
    if (name === "ul" || name === "ol" || name === "blockquote" || /^(?:p|h[3-5])$/.test(name)) this.breakBy("\n\n");
    const sign = marks[name];
    if (sign === undefined) return;
    if (this.waiting.at(-1) === sign) this.waiting.pop();
    else this.pieces.push(name === "a" ? `](${this.href})` : sign);
  }

  get whole(): string {
    return this.pieces.join("").trim();
  }
}

/** HTML that was made safe as Markdown that says the same; what Markdown of the desk does not have becomes text. */
export function htmlToMarkdown(html: string): string {
  countConversion("html");
  const writer = new Writer();
  for (const [part] of html.matchAll(/<[^<>]*>|[^<]+|</g)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)(?: href="([^"]*)")?/i.exec(part);
    if (tag === null) writer.words(part);
    else if (tag[1] === "/") writer.close(tag[2] ?? "");
    else writer.open(tag[2] ?? "", addressIn(tag[3] ?? ""));
  }
  return writer.whole;
}
