import { deflateSync } from "node:zlib";

/** One object of a made PDF; `inside` says that it lies packed in the stream of objects of that number. */
export interface MadeObject {
  number: number;
  body: string;
  inside?: number;
}

export const getBytes = (text: string) => Buffer.from(text, "latin1");

const content = "BT /F1 12 Tf 50 700 Td (Dewi Lestari, JavaScript and product launch) Tj ET";

/** A document of one page with text; `catalog` and `page` are further entries of theirs. */
export function baseObjects(catalog = "", page = ""): MadeObject[] {
  return [
    { number: 1, body: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>` },
    { number: 2, body: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
    {
      number: 3,
      body: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    },
    { number: 4, body: getStream("", content) },
    { number: 5, body: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>" },
  ];
}

export function getStream(entries: string, data: string): string {
  return `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

/** A text packed by a chain of filters, the last named applied first. */
export interface Packing {
  entries: string;
  pack(text: string): string;
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const deflated = (text: string) => latin(deflateSync(getBytes(text)));
const hex = (text: string) => `${getBytes(text).toString("hex")}>`;

/** Codes of nine bits alone: the table is cleared before it grows out of them. */
function lzw(text: string): string {
  const codes = [...text].flatMap((sign, index) => [...(index % 200 === 0 ? [256] : []), sign.charCodeAt(0)]);
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, "0")).join("");
  return latin(Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, "0"), 2)));
}

/** Rows of eight bytes, each the difference to the row above (PNG's "up"). */
function up(text: string): string {
  const rows = text.padEnd(Math.ceil(text.length / 8) * 8, " ").match(/[\s\S]{8}/g) ?? [];
  const row = (now: string, before = "\0".repeat(8)) =>
    [...now].map((sign, at) => String.fromCharCode((sign.charCodeAt(0) - before.charCodeAt(at) + 256) % 256)).join("");
  return rows.map((now, index) => `\u0002${row(now, rows[index - 1])}`).join("");
}

function runs(text: string): string {
  const parts = text.match(/[\s\S]{1,128}/g) ?? [];
  return `${parts.map((part) => String.fromCharCode(part.length - 1) + part).join("")}\u0080`;
}

function ascii85(text: string): string {
  const words = getBytes(text.padEnd(Math.ceil(text.length / 4) * 4, " "));
  let packed = "";
  for (let at = 0; at < words.length; at += 4) {
    const word = words.readUInt32BE(at);
    packed += [4, 3, 2, 1, 0].map((power) => String.fromCharCode(33 + (Math.floor(word / 85 ** power) % 85))).join("");
  }
  return `${packed}~>`;
}

export const packings = {
  none: { entries: "", pack: (text) => text },
  flate: { entries: "/Filter /FlateDecode", pack: deflated },
  "hex and flate": { entries: "/Filter [/ASCIIHexDecode /FlateDecode]", pack: (text) => hex(deflated(text)) },
  LZW: { entries: "/Filter /LZWDecode", pack: lzw },
  "a predictor": {
    entries: "/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 8 >>",
    pack: (text) => deflated(up(text)),
  },
  "base 85 and runs": { entries: "/Filter [/A85 /RL]", pack: (text) => ascii85(runs(text)) },
  "a filter of its own": { entries: "/Filter /Crypt", pack: (text) => text },
  damage: { entries: "/Filter /FlateDecode", pack: (text) => `${deflated(text).slice(0, -12)}damage` },
} as const satisfies Record<string, Packing>;

/** A stream of objects that holds what says to lie inside it. */
function objectStream(number: number, objects: readonly MadeObject[], packing: Packing, entries: string): MadeObject {
  let offset = 0;
  const head = objects.map(({ number: inner, body }) => {
    const pair = `${inner} ${offset}`;
    offset += body.length + 1;
    return pair;
  });
  const first = `${head.join(" ")} `;
  const data = packing.pack(first + objects.map(({ body }) => `${body} `).join(""));
  const own = `/Type /ObjStm /N ${objects.length} /First ${first.length} ${packing.entries} ${entries}`;
  return { number, body: getStream(own, data) };
}

export interface Making {
  packing?: Packing;
  /** Further entries of the trailer, and of streams of objects. */
  trailer?: string;
  streams?: string;
  /** Places in the table instead of the true ones. */
  places?: (text: string) => Map<number, number>;
  /** Numbers that the table leaves out. */
  unlisted?: readonly number[];
  /** A table as well as a stream for what is packed (7.5.8.4). */
  hybrid?: boolean;
  /** The existing content; the new part is an update of it. */
  before?: string;
}

/** Writes the objects as a whole PDF, or as an update of one. */
export function madePdf(objects: readonly MadeObject[], making: Making = {}): string {
  const { packing = packings.flate, before } = making;
  const plain = objects.filter(({ inside }) => inside === undefined);
  const streams = [...new Set(objects.flatMap(({ inside }) => inside ?? []))].map((number) =>
    objectStream(
      number,
      objects.filter(({ inside }) => inside === number),
      packing,
      making.streams ?? "",
    ),
  );
  let text = before ?? "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n";
  const offsets = new Map<number, number>();
  for (const { number, body } of [...plain, ...streams]) {
    offsets.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  for (const [number, place] of making.places?.(text) ?? []) offsets.set(number, place);
  for (const number of making.unlisted ?? []) offsets.delete(number);
  const previous = before === undefined ? "" : `/Prev ${/startxref\n(\d+)\n%%EOF\s*$/.exec(before)?.[1]}`;
  const trailer = `/Size 100 /Root 1 0 R ${previous} ${making.trailer ?? ""}`;
  const packed = objects.filter(({ inside }) => inside !== undefined);
  if (packed.length === 0) return text + getTable(offsets, trailer, text.length);
  const stream = streamTable(packed, making.hybrid ? new Map() : offsets, trailer, text.length);
  if (!making.hybrid) return `${text}${stream}startxref\n${text.length}\n%%EOF\n`;
  return text + stream + getTable(offsets, `${trailer} /XRefStm ${text.length}`, text.length + stream.length);
}

function getTable(offsets: ReadonlyMap<number, number>, trailer: string, place: number): string {
  const rows = [...offsets].map(([number, at]) => `${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`).join("");
  return `xref\n0 1\n0000000000 65535 f \n${rows}trailer\n<< ${trailer} >>\nstartxref\n${place}\n%%EOF\n`;
}

function streamTable(
  packed: readonly MadeObject[],
  offsets: ReadonlyMap<number, number>,
  trailer: string,
  place: number,
): string {
  const rows = [...offsets, [98, place] as const].map(([number, at]) => ({ number, row: [1, at, 0] }));
  const inner = packed.map(({ number, inside = 0 }, all) => {
    const index = packed.slice(0, all).filter((other) => other.inside === inside).length;
    return { number, row: [2, inside, index] };
  });
  const all = [...rows, ...inner];
  const data = all.map(({ row: [type = 0, at = 0, third = 0] }) =>
    String.fromCharCode(type, at >> 16, (at >> 8) & 255, at & 255, third),
  );
  const index = all.map(({ number }) => `${number} 1`).join(" ");
  const entries = `/Type /XRef /W [1 3 1] /Index [${index}] ${trailer}`;
  return `98 0 obj\n${getStream(entries, data.join(""))}\nendobj\n`;
}

/** A harmless document, packed as far as it may be. */
export function packedBase(packing: Packing): string {
  const objects = baseObjects().map((object) =>
    object.body.includes("stream\n") ? object : { ...object, inside: 90 },
  );
  return madePdf(objects, { packing });
}
