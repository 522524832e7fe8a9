import { type PdfDictionary, PdfNotUnderstood, PdfReader, type PdfValue } from "./pdf-value.ts";

/** An object that stands in the file on its own. */
export interface PdfObject {
  readonly number: number;
  readonly at: number;
  readonly value: PdfValue;
  /** Packed bytes of a stream, whose dictionary `value` is. */
  readonly data: Buffer | null;
}

/** A table of places in the older form, and the dictionary behind it. */
export interface PdfTable {
  readonly at: number;
  readonly entries: readonly { readonly number: number; readonly at: number }[];
  readonly trailer: PdfDictionary;
}

/** All that a file consists of, older revisions and what nothing leads to included. */
export interface PdfFile {
  readonly objects: readonly PdfObject[];
  readonly tables: readonly PdfTable[];
  /** Where the file says that a table stands. */
  readonly starts: readonly number[];
}

const patterns = {
  header: /%PDF-[12]\.\d(?=[\0\t\n\f\r ])/y,
  object: /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![A-Za-z0-9])/y,
  stream: /stream(?:\r\n|\n)/y,
  endStream: /[\0\t\n\f\r ]*endstream(?![A-Za-z0-9])/y,
  endObject: /endobj(?![A-Za-z])/y,
  table: /xref(?=[\0\t\n\f\r ])/y,
  section: /(\d{1,10})[\t ]+(\d{1,10})[\t\n\r ]+/y,
  entry: /(\d{10}) \d{5} ([fn])[\r\n ]{1,3}/y,
  trailer: /trailer(?![A-Za-z0-9])/y,
  start: /startxref[\0\t\n\f\r ]+(\d{1,10})(?![^\0\t\n\f\r %])/y,
} as const;

/**
 * What a reader that mends a damaged file would take for an object or a trailer. None may stand where this reader sees
 * none, so that both see the same: not in a stream's bytes, a string or a comment.
 */
const objectLike = /(?:\d[\0\t\n\f\r ]+|[\r\n])obj(?=[\0\t\n\f\r <[(/%\d])/g;
const trailerLike = /trailer(?=[\0\t\n\f\r ]*(?:<<|%))/g;

/**
 * Takes a PDF apart from its first byte to its last: objects, tables, their trailers and where they start, white space
 * and comments, and nothing else. Tables are not followed but checked afterwards, so that all is found.
 * @throws PdfNotUnderstood for a byte that is none of these
 */
export function readPdfFile(bytes: Buffer): PdfFile {
  const reader = new PdfReader(bytes.toString("latin1"));
  reader.need(patterns.header);
  const objects: PdfObject[] = [];
  const tables: PdfTable[] = [];
  const starts: number[] = [];
  const known = new Set<number>();
  for (reader.skipGap(); !reader.isAtEnd; reader.skipGap()) {
    const at = reader.at;
    const object = reader.take(patterns.object);
    if (object !== null) {
      known.add(reader.at);
      objects.push({ number: Number(object[1]), at, ...readBody(reader, bytes) });
    } else if (reader.take(patterns.table)) {
      const entries = readPlaces(reader);
      known.add(reader.at);
      tables.push({ at, entries, trailer: readTrailer(reader) });
    } else {
      starts.push(Number(reader.need(patterns.start)[1]));
    }
  }
  for (const pattern of [objectLike, trailerLike]) {
    for (const { 0: like, index } of reader.text.matchAll(pattern)) {
      if (!known.has(index + like.length)) throw new PdfNotUnderstood(`something like an object at ${index}`);
    }
  }
  return { objects, tables, starts };
}

function readBody(reader: PdfReader, bytes: Buffer): { value: PdfValue; data: Buffer | null } {
  const value = reader.value();
  reader.skipGap();
  const data = value.kind === "dictionary" && reader.take(patterns.stream) ? streamData(reader, bytes, value) : null;
  reader.skipGap();
  reader.need(patterns.endObject);
  return { value, data };
}

/** A length that stands elsewhere is compared later with what is found here (`checkLengths`). */
function streamData(reader: PdfReader, bytes: Buffer, { entries }: PdfDictionary): Buffer {
  const from = reader.at;
  const length = entries.get("Length");
  const to = length?.kind === "number" ? from + length.number : endOfStream(reader, from);
  if (!Number.isSafeInteger(to) || to < from || to > bytes.length) throw new PdfNotUnderstood("a false length");
  reader.at = to;
  reader.need(patterns.endStream);
  return bytes.subarray(from, to);
}

function endOfStream({ text }: PdfReader, from: number): number {
  const end = text.indexOf("endstream", from);
  if (end === -1) throw new PdfNotUnderstood("a stream without end");
  return end;
}

/** A table's lines, up to and with the word before its trailer. */
function readPlaces(reader: PdfReader): PdfTable["entries"] {
  const entries: { number: number; at: number }[] = [];
  reader.skipGap();
  for (let section = reader.take(patterns.section); section !== null; section = reader.take(patterns.section)) {
    const first = Number(section[1]);
    for (let index = 0; index < Number(section[2]); index += 1) {
      const [, place, kind] = reader.need(patterns.entry);
      if (kind === "n") entries.push({ number: first + index, at: Number(place) });
    }
    reader.skipGap();
  }
  reader.need(patterns.trailer);
  return entries;
}

function readTrailer(reader: PdfReader): PdfDictionary {
  const trailer = reader.value();
  if (trailer.kind !== "dictionary") throw new PdfNotUnderstood("a trailer that is no dictionary");
  return trailer;
}
