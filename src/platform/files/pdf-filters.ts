import { inflateSync } from "node:zlib";
import { PdfNotUnderstood } from "./pdf-value.ts";

/** The remaining budget for unpacking one file, all its streams and filter steps together. */
export interface UnpackBudget {
  left: number;
}

/** Numbers of `DecodeParms` (ISO 32000-1, 7.4.4.3). */
export interface FilterParameters {
  predictor: number;
  colors: number;
  bitsPerComponent: number;
  columns: number;
  earlyChange: number;
}

type Unpack = (data: Buffer, budget: UnpackBudget, parameters: FilterParameters) => Buffer;

/** Collects bytes and stops where the budget ends. */
class Unpacked {
  private bytes: Buffer;
  private length = 0;
  private readonly most: number;

  constructor(budget: UnpackBudget) {
    this.most = budget.left;
    this.bytes = Buffer.alloc(Math.min(4_096, budget.left));
  }

  push(part: Uint8Array): void {
    const end = this.length + part.length;
    if (end > this.most) throw new PdfNotUnderstood("unpacks to too much");
    if (end > this.bytes.length) {
      const larger = Buffer.alloc(Math.min(this.most, Math.max(end, this.bytes.length * 2)));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    this.bytes.set(part, this.length);
    this.length = end;
  }

  whole(): Buffer {
    return this.bytes.subarray(0, this.length);
  }
}

const inflate: Unpack = (data, budget) => {
  try {
    // At 0 the library would not bound at all.
    return inflateSync(data, { maxOutputLength: Math.max(1, budget.left) });
  } catch {
    throw new PdfNotUnderstood("cannot be inflated within the budget");
  }
};

/** Without the text's white space, up to the sign that ends it. */
function getAscii(data: Buffer, end: string): string {
  const text = data.toString("latin1").replace(/[\0\t\n\f\r ]/g, "");
  const at = text.indexOf(end);
  if (at === -1) throw new PdfNotUnderstood(`no ${end} at the end`);
  return text.slice(0, at);
}

const fromHex: Unpack = (data) => {
  const digits = getAscii(data, ">");
  if (/[^0-9A-Fa-f]/.test(digits)) throw new PdfNotUnderstood("no hexadecimal digits");
  return Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, "hex");
};

const fromBase85: Unpack = (data, budget) => {
  const text = getAscii(data, "~>");
  if (/[^!-uz]/.test(text)) throw new PdfNotUnderstood("no base 85");
  const out = new Unpacked(budget);
  const word = Buffer.alloc(4);
  for (let at = 0; at < text.length; ) {
    const isZero = text[at] === "z";
    const group = isZero ? "!!!!!" : text.slice(at, at + 5);
    at += isZero ? 1 : group.length;
    let value = 0;
    for (const sign of group.padEnd(5, "u")) value = value * 85 + sign.charCodeAt(0) - 33;
    if (value > 0xffffffff || group.length === 1) throw new PdfNotUnderstood("no base 85");
    word.writeUInt32BE(value);
    out.push(word.subarray(0, group.length - 1));
  }
  return out.whole();
};

const fromRuns: Unpack = (data, budget) => {
  const out = new Unpacked(budget);
  for (let at = 0; at < data.length; ) {
    const length = data[at] ?? 128;
    if (length === 128) break;
    const isCopy = length < 128;
    const end = at + (isCopy ? length + 2 : 2);
    if (end > data.length) throw new PdfNotUnderstood("a run without its bytes");
    out.push(isCopy ? data.subarray(at + 1, end) : Buffer.alloc(257 - length, data[at + 1] ?? 0));
    at = end;
  }
  return out.whole();
};

const clearTable = 256;
const endOfData = 257;

const fromLzw: Unpack = (data, budget, { earlyChange }) => {
  const out = new Unpacked(budget);
  const single = Array.from({ length: 258 }, (_, byte) => Buffer.from(byte < 256 ? [byte] : []));
  let table: Buffer[] = [...single];
  let before: Buffer | null = null;
  let [bits, held] = [0, 0];
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    const width = Math.min(12, 32 - Math.clz32(table.length + earlyChange));
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === endOfData) return out.whole();
    if (code === clearTable) {
      table = [...single];
      before = null;
      continue;
    }
    const entry: Buffer | undefined =
      table[code] ?? (code === table.length && before ? grown(before, before) : undefined);
    if (entry === undefined) throw new PdfNotUnderstood("no such LZW code");
    out.push(entry);
    if (before !== null && table.length < 4_096) table.push(grown(before, entry));
    before = entry;
  }
  throw new PdfNotUnderstood("LZW without end");
};

function grown(text: Buffer, next: Buffer): Buffer {
  return Buffer.concat([text, next.subarray(0, 1)]);
}

const filters: ReadonlyMap<string, Unpack> = new Map([
  ...["FlateDecode", "Fl"].map((name) => [name, inflate] as const),
  ...["ASCIIHexDecode", "AHx"].map((name) => [name, fromHex] as const),
  ...["ASCII85Decode", "A85"].map((name) => [name, fromBase85] as const),
  ...["RunLengthDecode", "RL"].map((name) => [name, fromRuns] as const),
  ...["LZWDecode", "LZW"].map((name) => [name, fromLzw] as const),
]);
const imageFilters = new Set(["DCTDecode", "DCT", "JPXDecode", "CCITTFaxDecode", "CCF", "JBIG2Decode"]);

/** Its own format, which holds a picture and no objects; only the last filter may be one. */
export function isImageFilter(name: string): boolean {
  return imageFilters.has(name);
}

/**
 * Undoes a filter, but not its predictor, which changes values and hardly the length.
 * @throws PdfNotUnderstood for an unknown filter, damage, or more than the budget, which it takes from
 */
export function unpack(name: string, data: Buffer, parameters: FilterParameters, budget: UnpackBudget): Buffer {
  const filter = filters.get(name);
  if (filter === undefined) throw new PdfNotUnderstood(`filter ${name}`);
  const unpacked = filter(data, budget, parameters);
  budget.left -= unpacked.length;
  if (budget.left < 0) throw new PdfNotUnderstood("unpacks to too much");
  return unpacked;
}

/** Undoes a predictor: PNG's filters row by row; TIFF's only for bytes (7.4.4.4). */
export function unpredicted(data: Buffer, parameters: FilterParameters): Buffer {
  const { predictor, colors, bitsPerComponent, columns } = parameters;
  if (predictor === 1) return data;
  const pixel = Math.max(1, (colors * bitsPerComponent) >> 3);
  const row = Math.ceil((colors * bitsPerComponent * columns) / 8);
  if (!(row > 0 && row < 1_000_000)) throw new PdfNotUnderstood("rows of no sensible length");
  const isPng = predictor >= 10 && predictor <= 15;
  if (!isPng && !(predictor === 2 && bitsPerComponent === 8)) throw new PdfNotUnderstood(`predictor ${predictor}`);
  const step = row + (isPng ? 1 : 0);
  const out = Buffer.alloc(Math.ceil(data.length / step) * row);
  let end = 0;
  for (let at = 0; at < data.length; at += step) {
    const kind = isPng ? (data[at] ?? 0) : 1;
    const values = data.subarray(at + step - row, at + step);
    for (let x = 0; x < values.length; x += 1) {
      const left = x < pixel ? 0 : (out[end + x - pixel] ?? 0);
      const above = isPng ? (out[end + x - row] ?? 0) : 0;
      const corner = x < pixel ? 0 : (out[end + x - row - pixel] ?? 0);
      out[end + x] = (values[x] ?? 0) + predicted(kind, left, above, corner);
    }
    end += values.length;
  }
  return out.subarray(0, end);
}

function predicted(kind: number, left: number, above: number, corner: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) throw new PdfNotUnderstood(`row filter ${kind}`);
  const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
