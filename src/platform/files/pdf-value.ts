/** A value of a PDF (ISO 32000-1, 7.3). Names come unescaped, strings as one character a byte. */
export type PdfValue =
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "string"; readonly text: string }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "reference"; readonly number: number }
  | { readonly kind: "array"; readonly items: readonly PdfValue[] }
  | PdfDictionary
  | { readonly kind: "word" };

export interface PdfDictionary {
  readonly kind: "dictionary";
  readonly entries: ReadonlyMap<string, PdfValue>;
}

/** The file says something that is not understood for certain. Nothing of it is kept then. */
export class PdfNotUnderstood extends Error {}

const mostNested = 100;
/** Values, comments and parts of strings that one text may have: a CV of five megabytes has a tenth of it. */
const mostTokens = 500_000;
const tokens = {
  space: /[\0\t\n\f\r ]*/y,
  comment: /%[^\r\n]*/y,
  number: /[+-]?(?:\d+\.?\d*|\.\d+)(?![^\0\t\n\f\r ()<>[\]{}/%])/y,
  reference: /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y,
  name: /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y,
  word: /(?:true|false|null)(?![^\0\t\n\f\r ()<>[\]{}/%])/y,
  hex: /<([0-9A-Fa-f\0\t\n\f\r ]*)>/y,
  plain: /[^()\\]*/y,
  escape: /\\(?:[0-7]{1,3}|\r\n|[\s\S])/y,
} as const;

/** Reads values one after the other out of a text of one character a byte. */
export class PdfReader {
  readonly text: string;
  at: number;
  private tokensLeft = mostTokens;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** Returns a pattern's match at this place and moves behind it; null without one. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }

  /** @throws PdfNotUnderstood when something else stands here */
  need(pattern: RegExp): RegExpExecArray {
    const found = this.take(pattern);
    if (found === null) throw new PdfNotUnderstood(`${pattern} expected at ${this.at}`);
    return found;
  }

  /** White space and comments (7.2.2, 7.2.3). */
  skipGap(): void {
    this.take(tokens.space);
    while (this.text[this.at] === "%") {
      this.count();
      this.take(tokens.comment);
      this.take(tokens.space);
    }
  }

  private count(): void {
    this.tokensLeft -= 1;
    if (this.tokensLeft < 0) throw new PdfNotUnderstood("more than anybody writes");
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** @throws PdfNotUnderstood for what is no value, or nested too deep */
  value(depth = 0): PdfValue {
    if (depth > mostNested) throw new PdfNotUnderstood("nested too deep");
    this.count();
    this.skipGap();
    const sign = this.text[this.at];
    if (sign === "/") return { kind: "name", name: unescapedName(this.need(tokens.name)[1] ?? "") };
    if (sign === "(") return { kind: "string", text: this.literal() };
    if (sign === "[") return { kind: "array", items: this.items(depth) };
    if (sign === "<") return this.text[this.at + 1] === "<" ? this.dictionary(depth) : this.hex();
    const reference = this.take(tokens.reference);
    if (reference !== null) return { kind: "reference", number: Number(reference[1]) };
    const number = this.take(tokens.number);
    if (number !== null) return { kind: "number", number: Number(number[0]) };
    this.need(tokens.word);
    return { kind: "word" };
  }

  private items(depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    this.at += 1;
    for (this.skipGap(); this.text[this.at] !== "]"; this.skipGap()) items.push(this.value(depth + 1));
    this.at += 1;
    return items;
  }

  /** Two entries of one name are read differently by different readers. */
  private dictionary(depth: number): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    this.at += 2;
    for (this.skipGap(); !this.text.startsWith(">>", this.at); this.skipGap()) {
      const name = unescapedName(this.need(tokens.name)[1] ?? "");
      if (entries.has(name)) throw new PdfNotUnderstood(`two entries ${name}`);
      entries.set(name, this.value(depth + 1));
    }
    this.at += 2;
    return { kind: "dictionary", entries };
  }

  private hex(): PdfValue {
    const digits = (this.need(tokens.hex)[1] ?? "").replace(/[^0-9A-Fa-f]/g, "");
    return { kind: "string", text: Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex").toString("latin1") };
  }

  private literal(): string {
    const parts: string[] = [];
    this.at += 1;
    for (let open = 1; ; ) {
      this.count();
      parts.push(this.need(tokens.plain)[0]);
      const escaped = this.take(tokens.escape);
      if (escaped !== null) {
        parts.push(unescapedSign(escaped[0].slice(1)));
        continue;
      }
      const sign = this.text[this.at];
      if (sign === undefined) throw new PdfNotUnderstood("a string without end");
      this.at += 1;
      open += sign === "(" ? 1 : -1;
      if (open > mostNested) throw new PdfNotUnderstood("nested too deep");
      if (open === 0) return parts.join("");
      parts.push(sign);
    }
  }
}

const signs: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  "\n": "",
  "\r": "",
  "\r\n": "",
};

function unescapedSign(escaped: string): string {
  if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 255);
  return signs[escaped] ?? escaped;
}

/** "#4a" in a name is "J" (7.3.5). */
function unescapedName(name: string): string {
  if (!name.includes("#")) return name;
  // Some readers end a name there; no writer uses it (7.3.5).
  if (name.includes("#00")) throw new PdfNotUnderstood("a zero byte in a name");
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
