import { escapeText, matchAt, readTarget, toHref, unescaped, withoutSentenceEnd } from "./addresses.ts";
import { type DelimiterRun, renderRun, resolveEmphasis } from "./emphasis.ts";

/** A closed or an open HTML tag, or a comment; parts of a pattern exclude each other, so that it never goes back far. */
const tag =
  /<(?:\/[a-z][a-z0-9-]*\s*|[a-z][a-z0-9-]*(?:\s+[^\s"'<>/=`]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?|!--[^<]*?--)>/iy;
const bracketedAddress = /<(?:([a-z][a-z0-9+.-]{1,31}:[^\s<>]*)|([\w.+-]{1,64}@[\w.-]{1,254}))>/iy;
const special = /[\\<*_[\]\n@]|`+|!(?=\[)|(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)(?=[\p{L}\p{N}])/giu;
const bareAddress = /[^\s<]+/y;
/** The same where a link may end. */
const bareAddressInLink = /(?:[^\s<\]]|\](?!\())+/y;
const mailHost = /[a-z0-9-]+(?:\.[a-z0-9-]+)+/iy;
const mailName = /[\w.+-]/;
const escapable = /[!-/:-@[-`{-~]/;

/** The longest name of a mail address (RFC 5321). */
const mostMailName = 64;

/** HTML in a text: what is no whole tag is text. */
export function escapeBrokenTags(html: string): string {
  let out = "";
  let from = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", Math.max(at + 1, from))) {
    const whole = matchAt(tag, html, at)?.[0] ?? "";
    out += escapeText(html.slice(from, at)) + (whole || "&lt;");
    from = at + (whole.length || 1);
  }
  return out + escapeText(html.slice(from));
}

const linkTo = (address: string, html: string) => `<a href="${toHref(address)}">${html}</a>`;

interface Opener {
  piece: number;
  runs: number;
  isImage: boolean;
}

/** Reads what stands in a line of text: bold, italic, links, breaks. Every sign is looked at a bounded number of times. */
class InlineReader {
  private readonly pieces: string[] = [];
  private readonly runs: DelimiterRun[] = [];
  private readonly openers: Opener[] = [];
  /** Pieces that are a link for they look like an address, and their text. */
  private readonly bare = new Map<number, string>();
  /** Since where text was read that is not in a piece yet. */
  private from = 0;

  /** Runs of backticks by their length, the last first. */
  private ticks: Map<number, RegExpExecArray[]> | undefined;
  private readonly text: string;
  private readonly hasBreaks: boolean;

  constructor(text: string, hasBreaks: boolean) {
    this.text = text;
    this.hasBreaks = hasBreaks;
  }

  read(): string {
    special.lastIndex = 0;
    for (let found = special.exec(this.text); found !== null; found = special.exec(this.text)) {
      special.lastIndex = this.readAt(found.index, found[0]);
    }
    this.flush(this.text.length);
    resolveEmphasis(this.runs);
    this.renderRuns(0);
    return this.pieces.join("");
  }

  /** @returns where to read on */
  private readAt(at: number, sign: string): number {
    switch (sign) {
      case "\\":
        return this.readEscape(at);
      case "<":
        return this.readAngle(at);
      case "*":
      case "_":
        return this.readRun(at, sign);
      case "[":
      case "!":
        return this.readOpener(at, sign === "!");
      case "]":
        return this.readCloser(at);
      case "\n":
        return this.readLineEnd(at);
      case "@":
        return this.readMail(at);
      default:
        return sign.startsWith("`") ? this.readCode(at, sign) : this.readAddress(at);
    }
  }

  private flush(end: number): void {
    if (end > this.from) this.pieces.push(escapeText(this.text.slice(this.from, end)));
    this.from = end;
  }

  /** Puts HTML in the place of a part of the text. */
  private put(at: number, end: number, html: string): number {
    this.flush(at);
    this.pieces.push(html);
    this.from = end;
    return end;
  }

  private readEscape(at: number): number {
    const next = this.text[at + 1] ?? "";
    if (next === "\n") return this.put(at, at + 2, "<br>");
    if (!escapable.test(next)) return at + 1;
    return this.put(at, at + 2, next === "&" ? "&amp;" : next === "<" ? "&lt;" : next);
  }

  /** Between two runs of as many backticks every sign is itself. */
  private readCode(at: number, ticks: string): number {
    const begin = at + ticks.length;
    this.ticks ??= Map.groupBy([...this.text.matchAll(/`+/g)].reverse(), ([run]) => run.length);
    const runs = this.ticks.get(ticks.length) ?? [];
    while ((runs.at(-1)?.index ?? begin) < begin) runs.pop();
    const end = runs.at(-1)?.index;
    if (end === undefined) return begin;
    const code = this.text.slice(begin, end).replaceAll("\n", " ");
    return this.put(at, end + ticks.length, code.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  }

  private readAngle(at: number): number {
    const address = matchAt(bracketedAddress, this.text, at);
    if (address !== null) {
      const [whole, url, mail = ""] = address;
      const target = url ?? mail;
      return this.putBare(at, at + whole.length, url ?? `mailto:${mail}`, target);
    }
    const found = matchAt(tag, this.text, at);
    return found === null ? this.put(at, at + 1, "&lt;") : this.put(at, at + found[0].length, found[0]);
  }

  private putBare(at: number, end: number, address: string, text: string): number {
    const html = escapeText(text);
    this.put(at, end, linkTo(address, html));
    this.bare.set(this.pieces.length - 1, html);
    return end;
  }

  private readAddress(at: number): number {
    const pattern = this.openers.length > 0 ? bareAddressInLink : bareAddress;
    const found = withoutSentenceEnd(matchAt(pattern, this.text, at)?.[0] ?? "");
    const text = unescaped(found);
    return this.putBare(at, at + found.length, /^www\./i.test(text) ? `http://${text}` : text, text);
  }

  private readMail(at: number): number {
    let start = at;
    const least = Math.max(this.from, at - mostMailName);
    while (start > least && mailName.test(this.text[start - 1] ?? "")) start--;
    const host = (matchAt(mailHost, this.text, at + 1)?.[0] ?? "").replace(/-{1,63}$/, "");
    if (start === at || host === "" || (start > this.from && mailName.test(this.text[start - 1] ?? ""))) return at + 1;
    const end = at + 1 + host.length;
    const mail = this.text.slice(start, end);
    return this.putBare(start, end, `mailto:${mail}`, mail);
  }

  private readRun(at: number, sign: "*" | "_"): number {
    let end = at;
    while (this.text[end] === sign) end++;
    const run = toRun(this.text, at, end, sign);
    if (!run.canOpen && !run.canClose) return end;
    this.put(at, end, "");
    this.runs.push({ ...run, piece: this.pieces.length - 1 });
    return end;
  }

  private readOpener(at: number, isImage: boolean): number {
    const end = this.put(at, at + (isImage ? 2 : 1), isImage ? "![" : "[");
    this.openers.push({ piece: this.pieces.length - 1, runs: this.runs.length, isImage });
    return end;
  }

  private readCloser(at: number): number {
    const opener = this.openers.pop();
    const target = opener === undefined ? null : readTarget(this.text, at + 1);
    if (opener === undefined || target === null) return at + 1;
    this.flush(at);
    this.from = target.end;
    const inside = this.runs.slice(opener.runs);
    if (opener.isImage) this.pieces.length = opener.piece;
    else {
      resolveEmphasis(inside);
      this.renderRuns(opener.runs);
      for (let piece = opener.piece + 1; piece < this.pieces.length; piece++) {
        this.pieces[piece] = this.bare.get(piece) ?? this.pieces[piece] ?? "";
      }
      this.pieces[opener.piece] = `<a href="${toHref(target.address)}">`;
      this.pieces.push("</a>");
      // No link holds another.
      this.openers.length = 0;
    }
    this.runs.length = opener.runs;
    return target.end;
  }

  private renderRuns(first: number): void {
    for (const run of this.runs.slice(first)) this.pieces[run.piece] = renderRun(run);
  }

  private readLineEnd(at: number): number {
    let end = at;
    while (end > this.from && this.text[end - 1] === " ") end--;
    const isBreak = this.hasBreaks || at - end >= 2;
    this.flush(end);
    this.from = at;
    return this.put(at, at + 1, isBreak ? "<br>" : "\n");
  }
}

/** Whether a run of `*` or `_` may open and close, by the letters around it (CommonMark 6.2). */
function toRun(text: string, at: number, end: number, sign: "*" | "_"): Omit<DelimiterRun, "piece"> {
  const isSpace = (letter: string) => letter === "" || /\s/u.test(letter);
  const isSign = (letter: string) => /[\p{P}\p{S}]/u.test(letter);
  const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? "";
  const [after = ""] = Array.from(text.slice(end, end + 2));
  const isLeft = !isSpace(after) && (!isSign(after) || isSpace(before) || isSign(before));
  const isRight = !isSpace(before) && (!isSign(before) || isSpace(after) || isSign(after));
  return {
    ...{ sign, length: end - at, left: end - at, opens: "", closes: "" },
    canOpen: isLeft && (sign === "*" || !isRight || isSign(before)),
    canClose: isRight && (sign === "*" || !isLeft || isSign(after)),
  };
}

/** The inside of a paragraph, a heading or an entry as HTML, which has yet to be made safe. */
export function inlineToHtml(text: string, hasBreaks: boolean): string {
  return new InlineReader(text, hasBreaks).read();
}
