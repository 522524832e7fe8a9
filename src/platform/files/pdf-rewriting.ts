import { PDFiumModule } from "@hyzyla/pdfium";
import { type PdfObject, readPdfFile } from "./pdf-file.ts";
import type { PdfDictionary } from "./pdf-value.ts";

/** The size limit of a rewritten file: streams of objects are unpacked in it. */
const mostBytes = 16 * 1024 * 1024;

/** `FPDF_REMOVE_SECURITY`: all objects again, and not encrypted. */
const withoutSecurity = 3;
/** `FPDF_ERR_PASSWORD`. */
const passwordError = 4;

/** A module of WebAssembly that hands on a function of JavaScript as one of three numbers that answers a number. */
const bridge = new Uint8Array([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 8, 1, 0x60, 3, 0x7f, 0x7f, 0x7f, 1, 0x7f],
  ...[2, 7, 1, 1, 0x65, 1, 0x66, 0, 0, 7, 5, 1, 1, 0x66, 0, 0],
]);

type Write = (self: number, from: number, length: number) => number;

/**
 * Puts a function where PDFium's table of functions has none: its table cannot grow, and nothing else uses the first
 * place.
 */
function callable(table: unknown, write: Write): number {
  if (!(table instanceof WebAssembly.Table)) throw new Error("PDFium has no table of functions.");
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bridge), { e: { f: write } });
  table.set(0, exports["f"]);
  return 0;
}

type Rewritten = { status: "rewritten"; bytes: Buffer } | { status: "encrypted" | "broken" };

/** All that PDFium finds in a file, however damaged its tables are, as a file of its own. */
async function saveCopy(bytes: Uint8Array): Promise<Rewritten> {
  const pdfium = await PDFiumModule({});
  const exports: object = pdfium.wasmExports;
  const call = (name: string, ...args: number[]): number => {
    const found: unknown = Reflect.get(exports, name);
    if (typeof found !== "function") throw new Error(`PDFium has no ${name}.`);
    const answer: unknown = Reflect.apply(found, undefined, args);
    return Number(answer);
  };
  const parts: Uint8Array[] = [];
  let left = mostBytes;
  const write: Write = (_, from, length) => {
    left -= length;
    if (left < 0) return 0;
    parts.push(pdfium.HEAPU8.slice(from, from + length));
    return 1;
  };
  call("FPDF_InitLibrary");
  const place = call("malloc", bytes.length);
  pdfium.HEAPU8.set(bytes, place);
  const document = call("FPDF_LoadMemDocument", place, bytes.length, 0);
  if (document === 0) return { status: call("FPDF_GetLastError") === passwordError ? "encrypted" : "broken" };
  const writer = call("malloc", 8);
  pdfium.HEAP32.set([1, callable(Reflect.get(exports, "__indirect_function_table"), write)], writer / 4);
  const isSaved = call("FPDF_SaveAsCopy", document, writer, withoutSecurity) === 1;
  return isSaved && left >= 0 ? { status: "rewritten", bytes: Buffer.concat(parts) } : { status: "broken" };
}

/** Streams that described the file as it was, and notes about it, which are often damaged: nothing shows them. */
function isLeftOut({ value, data }: PdfObject): boolean {
  if (data === null || value.kind !== "dictionary") return false;
  const type = value.entries.get("Type");
  const isOld = type?.kind === "name" && ["XRef", "ObjStm", "Metadata"].includes(type.name);
  return isOld || value.entries.has("First") || value.entries.has("W");
}

/** An entry of the trailer, where it leads to an object that is there. */
function referenceIn(trailer: PdfDictionary | undefined, name: string, objects: readonly PdfObject[]): string {
  const found = trailer?.entries.get(name);
  if (found?.kind !== "reference" || !objects.some(({ number }) => number === found.number)) return "";
  return `/${name} ${found.number} 0 R `;
}

/** Writes the objects of a file one behind the other, with one table. */
function withoutOldTables(bytes: Buffer): Buffer {
  const { objects, tables } = readPdfFile(bytes);
  const beginnings = [...objects, ...tables].map(({ at }) => at).toSorted((one, other) => one - other);
  const next = new Map(beginnings.map((at, index) => [at, beginnings[index + 1]]));
  const parts: Uint8Array[] = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
  let length = parts[0]?.length ?? 0;
  const rows: string[] = [];
  for (const object of objects.filter((each) => !isLeftOut(each))) {
    const part = bytes.subarray(object.at, next.get(object.at));
    rows.push(`${object.number} 1\n${String(length).padStart(10, "0")} 00000 n \n`);
    parts.push(part);
    length += part.length;
  }
  const trailer = tables.at(-1)?.trailer;
  const size = Math.max(0, ...objects.map(({ number }) => number)) + 1;
  const entries = `/Size ${size} ${referenceIn(trailer, "Root", objects)}${referenceIn(trailer, "Info", objects)}`;
  const table = `xref\n0 1\n0000000000 65535 f \n${rows.join("")}trailer\n<< ${entries}>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table, "latin1")]);
}

const catalog = /(\d{1,10})[\t\n\f\r ]+\d{1,5}[\t\n\f\r ]+obj[\t\n\f\r ]*<<[^<>]{0,500}?\/Type[\t\n\f\r ]*\/Catalog\b/g;

const objectEnd = "endobj";

/**
 * A file that was cut before or within its trailer, with one behind its last whole object; null where nothing in it
 * says what it is a document of.
 */
function withTrailer(bytes: Uint8Array): Buffer | null {
  const text = Buffer.from(bytes).toString("latin1");
  const last = [...text.matchAll(catalog)].at(-1);
  if (last === undefined) return null;
  const end = text.lastIndexOf(objectEnd);
  const whole = end < last.index ? bytes : bytes.subarray(0, end + objectEnd.length);
  return Buffer.concat([whole, Buffer.from(`\ntrailer\n<< /Root ${last[1]} 0 R >>\n%%EOF\n`)]);
}

/**
 * Rewrites a PDF as PDFium reads it: damaged tables are made again, bytes before and behind it left out, and what is
 * locked without a password for reading is unlocked. Runs where nothing else is: it meets what strangers wrote.
 * @throws PdfNotUnderstood when what came of it is not understood either
 */
export async function rewritePdf(bytes: Uint8Array): Promise<Rewritten> {
  const read = await saveCopy(bytes);
  const completed = read.status === "broken" ? withTrailer(bytes) : null;
  const saved = completed === null ? read : await saveCopy(completed);
  return saved.status === "rewritten" ? { ...saved, bytes: withoutOldTables(saved.bytes) } : saved;
}
