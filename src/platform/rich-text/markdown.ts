import { marked } from "marked";
import sanitizeHtml from "sanitize-html";

/** What somebody at the desk may write (recruiting §4): headings, lists, bold, italic, links. */
const plain: sanitizeHtml.IOptions = {
  allowedTags: ["h3", "h4", "p", "br", "ul", "ol", "li", "strong", "em", "a"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: {
    ...{ h1: "h3", h2: "h3", h5: "h4", h6: "h4", b: "strong", i: "em" },
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href !== undefined && { href }), rel: "nofollow noopener" } }),
  },
};

/** Markdown of the desk as HTML that may be shown; a line that ends is a line (promise 11). */
export function deskMarkdownToHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, breaks: true }), plain).trim();
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Letters that Markdown would read as more than themselves. */
function escaped(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .replace(/[\\*_`[\]<>~]/g, "\\$&")
    .replace(/&(?=#?\w+;)/g, "\\&");
}

interface List {
  isNumbered: boolean;
  entries: number;
}

/** What a tag is written as, and what it does to the lists around. */
class Writer {
  private text = "";
  private readonly lists: List[] = [];
  private href = "";

  private block(): void {
    this.text = this.text.replace(/[ \t]+$/, "");
    if (this.text !== "") this.text = `${this.text.replace(/\n+$/, "")}\n\n`;
  }

  private line(): void {
    if (this.text !== "") this.text = `${this.text.replace(/\s+$/, "")}\n`;
  }

  words(text: string): void {
    const isFresh = this.text === "" || this.text.endsWith("\n") || this.text.endsWith("- ");
    const words = isFresh ? escaped(text).trimStart() : escaped(text);
    this.text += isFresh ? words.replace(/^([-+#]|\d+[.)])(?=\s|$)/, "\\$1") : words;
  }

  open(name: string, href: string): void {
    if (name === "h3" || name === "h4" || name === "h5") {
      this.block();
      this.text += `${"#".repeat(Number(name[1]))} `;
    } else if (name === "p" || name === "blockquote") {
      if (!this.text.endsWith("- ") && !/\d\. $/.test(this.text)) this.block();
    } else if (name === "ul" || name === "ol") {
      if (this.lists.length === 0) this.block();
      this.lists.push({ isNumbered: name === "ol", entries: 0 });
    } else if (name === "li") this.entry();
    else if (name === "br") this.line();
    else if (name === "strong") this.text += "**";
    else if (name === "em") this.text += "*";
    else if (name === "a") {
      this.href = href;
      this.text += "[";
    }
  }

  private entry(): void {
    const list = this.lists.at(-1);
    if (list === undefined) return;
    list.entries += 1;
    this.line();
    const indent = "   ".repeat(this.lists.length - 1);
    if (list.entries === 1 && this.lists.length === 1) this.block();
    this.text += `${indent}${list.isNumbered ? `${list.entries}. ` : "- "}`;
  }

  close(name: string): void {
    if (name === "ul" || name === "ol") {
      this.lists.pop();
      if (this.lists.length === 0) this.block();
    } else if (name === "p" || name === "h3" || name === "h4" || name === "h5") {
      if (this.lists.length === 0) this.block();
    } else if (name === "strong") this.text += "**";
    else if (name === "em") this.text += "*";
    else if (name === "a") this.text += `](${this.href})`;
  }

  get whole(): string {
    return this.text.trim();
  }
}

/** HTML that was made safe as Markdown that says the same; what Markdown of the desk does not have becomes text. */
export function htmlToMarkdown(html: string): string {
  const writer = new Writer();
  for (const part of html.split(/(<[^>]+>)/)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)(?:[^>]*?\shref="([^"]*)")?/i.exec(part);
    if (tag === null) writer.words(part);
    else if (tag[1] === "/") writer.close(tag[2] ?? "");
    else writer.open(tag[2] ?? "", (tag[3] ?? "").replaceAll("&amp;", "&").replace(/[()\s]/g, encodeURIComponent));
  }
  return writer.whole;
}
