import type { PdfFile, PdfObject } from "./pdf-file.ts";
import { type FilterParameters, isImageFilter, type UnpackBudget, unpack, unpredicted } from "./pdf-filters.ts";
import { type PdfDictionary, PdfNotUnderstood, PdfReader, type PdfValue } from "./pdf-value.ts";

/** Everything that a number was ever given to: an update gives it again, and readers differ about which counts. */
export type ObjectsByNumber = ReadonlyMap<number, readonly PdfValue[]>;

/** Where a compressed object lies: its stream's number, and which one of the stream it is. */
interface PackedPlace {
  number: number;
  stream: number;
  index: number;
}

/** All objects of a PDF, those in streams of objects unpacked. */
export interface PdfObjects {
  readonly byNumber: ObjectsByNumber;
  readonly trailers: readonly PdfDictionary[];
}

const mostSteps = 20;

/** A value, or all targets of its reference. */
export function meanings(byNumber: ObjectsByNumber, value: PdfValue | undefined, steps = 0): readonly PdfValue[] {
  if (value === undefined) return [];
  if (value.kind !== "reference") return [value];
  if (steps > mostSteps) throw new PdfNotUnderstood("references without end");
  return (byNumber.get(value.number) ?? []).flatMap((found) => meanings(byNumber, found, steps + 1));
}

/** For what must be known before anything is unpacked: a reference leads nowhere then (7.5.7, 7.5.8). */
const nothingElse: ObjectsByNumber = new Map();

/** The one thing that a value stands for; undefined: nothing. */
function only(byNumber: ObjectsByNumber, value: PdfValue | undefined): PdfValue | undefined {
  const [first, ...more] = meanings(byNumber, value);
  if (more.length > 0 || (first === undefined && value !== undefined))
    throw new PdfNotUnderstood("one of several, depending on who reads");
  return first?.kind === "word" ? undefined : first;
}

function numberAt(byNumber: ObjectsByNumber, dictionary: PdfDictionary, name: string, otherwise?: number): number {
  const found = only(byNumber, dictionary.entries.get(name));
  const number = found?.kind === "number" ? found.number : found === undefined ? otherwise : undefined;
  if (number === undefined || !Number.isSafeInteger(number) || number < 0) throw new PdfNotUnderstood(`no ${name}`);
  return number;
}

/** Values of a list; one alone may stand without its brackets. */
function listAt(byNumber: ObjectsByNumber, dictionary: PdfDictionary, name: string) {
  const found = only(byNumber, dictionary.entries.get(name));
  if (found === undefined) return [];
  return found.kind === "array" ? found.items.map((item) => only(byNumber, item)) : [found];
}

function getParameters(byNumber: ObjectsByNumber, value: PdfValue | undefined): FilterParameters {
  const none: PdfDictionary = { kind: "dictionary", entries: new Map() };
  const dictionary = value?.kind === "dictionary" ? value : none;
  const number = (name: string, otherwise: number) => numberAt(byNumber, dictionary, name, otherwise);
  return {
    predictor: number("Predictor", 1),
    colors: number("Colors", 1),
    bitsPerComponent: number("BitsPerComponent", 8),
    columns: number("Columns", 1),
    earlyChange: number("EarlyChange", 1),
  };
}

/**
 * Unpacks a stream, one filter after the other. What is a picture in its own format stays packed.
 * @param asObjects true where the bytes are read: no picture then, and predictors are undone
 */
function unpackStream(
  byNumber: ObjectsByNumber,
  dictionary: PdfDictionary,
  packed: Buffer,
  budget: UnpackBudget,
  asObjects: boolean,
): Buffer {
  const filters = listAt(byNumber, dictionary, "Filter");
  const parameters = listAt(byNumber, dictionary, "DecodeParms");
  let data = packed;
  for (const [index, filter] of filters.entries()) {
    if (filter?.kind !== "name") throw new PdfNotUnderstood("a filter that is no name");
    const isLast = index === filters.length - 1;
    if (isLast && !asObjects && isImageFilter(filter.name)) return data;
    const found = getParameters(byNumber, parameters[index]);
    if (data.length > 0) data = unpack(filter.name, data, found, budget);
    if (asObjects || !isLast) data = unpredicted(data, found);
  }
  return data;
}

function isOfType(byNumber: ObjectsByNumber, dictionary: PdfDictionary, type: string): boolean {
  return meanings(byNumber, dictionary.entries.get("Type")).some(
    (found) => found.kind === "name" && found.name === type,
  );
}

type Stream = PdfObject & { value: PdfDictionary; data: Buffer };

function isStream(object: PdfObject): object is Stream {
  return object.data !== null && object.value.kind === "dictionary";
}

const integer = /(\d{1,10})(?=[\0\t\n\f\r ])/y;

/** The objects that a stream holds (7.5.7), read where its head says and one behind the other, without a gap. */
function packedObjects({ value }: Stream, content: Buffer): [number, PdfValue][] {
  const reader = new PdfReader(content.toString("latin1"));
  const first = numberAt(nothingElse, value, "First");
  const next = () => {
    reader.skipGap();
    return Number(reader.need(integer)[0]);
  };
  const count = numberAt(nothingElse, value, "N");
  const heads: [number, number][] = [];
  for (let index = 0; index < count; index += 1) heads.push([next(), first + next()]);
  reader.skipGap();
  if (reader.at > first) throw new PdfNotUnderstood("objects inside their own head");
  reader.at = first;
  const found = heads.map(([number, at]): [number, PdfValue] => {
    const isBehindLast = at >= reader.at;
    reader.skipGap();
    const own = new PdfReader(reader.text, at);
    own.skipGap();
    if (!isBehindLast || own.at !== reader.at) throw new PdfNotUnderstood("objects overlap");
    return [number, reader.value()];
  });
  reader.skipGap();
  if (!reader.isAtEnd) throw new PdfNotUnderstood("bytes behind the objects of a stream");
  return found;
}

/** Entries of a table that is a stream (7.5.8). */
function streamEntries({ value }: Stream, content: Buffer) {
  const numbers = (name: string) =>
    listAt(nothingElse, value, name).map((item) => (item?.kind === "number" ? item.number : Number.NaN));
  const [typeWidth = -1, placeWidth = -1, thirdWidth = -1] = numbers("W");
  const widths = [typeWidth, placeWidth, thirdWidth];
  if (!widths.every((width) => width >= 0 && width <= 6)) throw new PdfNotUnderstood("columns of no sensible width");
  const index = value.entries.has("Index") ? numbers("Index") : [0, numberAt(nothingElse, value, "Size")];
  const plain: { number: number; at: number }[] = [];
  const packed: PackedPlace[] = [];
  let at = 0;
  const take = (width: number, otherwise: number) => {
    at += width;
    if (at > content.length) throw new PdfNotUnderstood("a table that is too short");
    return width === 0 ? otherwise : content.readUIntBE(at - width, width);
  };
  for (let section = 0; section < index.length; section += 2) {
    const [first = Number.NaN, count = Number.NaN] = index.slice(section, section + 2);
    if (!(first >= 0 && count >= 0)) throw new PdfNotUnderstood("a table of no sensible length");
    if (widths.every((width) => width === 0)) throw new PdfNotUnderstood("a table of nothing");
    for (let row = 0; row < count; row += 1) {
      const [type, second, third] = [take(typeWidth, 1), take(placeWidth, 0), take(thirdWidth, 0)];
      if (type === 1) plain.push({ number: first + row, at: second });
      if (type === 2) packed.push({ number: first + row, stream: second, index: third });
    }
  }
  return { plain, packed };
}

/** Where objects and tables begin, with the white space before them skipped as readers do. */
class Places {
  private readonly bytes: Buffer;
  private readonly numbers: ReadonlyMap<number, number>;

  constructor(bytes: Buffer, { objects }: PdfFile) {
    this.bytes = bytes;
    this.numbers = new Map(objects.map(({ at, number }) => [at, number]));
  }

  beginning(at: number): number {
    const near = this.bytes.toString("latin1", at, at + 20);
    return at + near.length - near.replace(/^[\0\t\n\f\r ]+/, "").length;
  }

  /** A table may only lead to what was taken apart, under its own number; 0 leads nowhere, as old writers have it. */
  check(entries: readonly { number: number; at: number }[]): void {
    for (const { number, at } of entries) {
      if (at !== 0 && this.numbers.get(this.beginning(at)) !== number) {
        throw new PdfNotUnderstood(`no object ${number} at ${at}`);
      }
    }
  }
}

function checkStarts(
  file: PdfFile,
  trailers: readonly PdfDictionary[],
  streams: readonly Stream[],
  places: Places,
): void {
  const tables = new Set([0, ...file.tables.map(({ at }) => at), ...streams.map(({ at }) => at)]);
  const named = trailers.flatMap(({ entries }) => [entries.get("Prev"), entries.get("XRefStm")]);
  const starts = named.flatMap((value) => (value === undefined ? [] : value.kind === "number" ? value.number : -1));
  if (file.starts.length === 0 || file.starts.at(-1) === 0) throw new PdfNotUnderstood("no table");
  for (const start of [...file.starts, ...starts]) {
    if (!tables.has(start === 0 ? 0 : places.beginning(start))) throw new PdfNotUnderstood(`no table at ${start}`);
  }
}

function checkLengths(byNumber: ObjectsByNumber, streams: readonly Stream[]): void {
  for (const { value, data } of streams) {
    for (const length of meanings(byNumber, value.entries.get("Length"))) {
      const missing = length.kind === "number" ? data.length - length.number : -1;
      // Until "endstream" there may be an end of line that is none of the data.
      if (missing < 0 || missing > 2 || /[^\r\n]/.test(data.toString("latin1", data.length - missing))) {
        throw new PdfNotUnderstood("a false length");
      }
    }
    // Data in another file, and short names that only pictures inside a page's content have: some readers know them.
    if (["F", "FFilter", "DP"].some((name) => value.entries.has(name))) throw new PdfNotUnderstood("data elsewhere");
  }
}

/** Object numbers in a stream of objects, in its order, for each stream with this number. */
type Holders = ReadonlyMap<number, readonly (readonly number[])[]>;

function checkPacked(holders: Holders, packed: readonly PackedPlace[]): void {
  for (const { number, stream, index } of packed) {
    const lengths = holders.get(stream) ?? [];
    if (lengths.length === 0 || lengths.some((numbers) => numbers[index] !== number)) {
      throw new PdfNotUnderstood(`object ${number} is not packed as ${index} in ${stream}`);
    }
  }
}

/** Adds to what a key has. */
function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/**
 * Unpacks every stream of a file and reads the objects in them.
 * @throws PdfNotUnderstood when a table leads elsewhere, a filter is unknown, or more is unpacked than the budget has
 */
export function unpackObjects(bytes: Buffer, file: PdfFile, budget: UnpackBudget): PdfObjects {
  const byNumber = new Map<number, PdfValue[]>();
  for (const { number, value } of file.objects) add(byNumber, number, value);
  const streams = file.objects.filter(isStream);
  const holders = new Set(
    streams.filter(({ value }) => isOfType(byNumber, value, "ObjStm") || value.entries.has("First")),
  );
  const tables = new Set(streams.filter(({ value }) => isOfType(byNumber, value, "XRef") || value.entries.has("W")));
  const ranges = new Map<number, number[][]>();
  for (const stream of holders) {
    const inside = packedObjects(stream, unpackStream(nothingElse, stream.value, stream.data, budget, true));
    add(
      ranges,
      stream.number,
      inside.map(([number]) => number),
    );
    for (const [number, value] of inside) add(byNumber, number, value);
  }
  const places = new Places(bytes, file);
  for (const { entries } of file.tables) places.check(entries);
  for (const stream of tables) {
    const { plain, packed } = streamEntries(stream, unpackStream(nothingElse, stream.value, stream.data, budget, true));
    places.check(plain);
    checkPacked(ranges, packed);
  }
  checkLengths(byNumber, streams);
  for (const stream of streams) {
    if (!holders.has(stream) && !tables.has(stream)) {
      unpackStream(byNumber, stream.value, stream.data, budget, false);
    }
  }
  const trailers = [...file.tables.map(({ trailer }) => trailer), ...[...tables].map(({ value }) => value)];
  checkStarts(file, trailers, [...tables], places);
  return { byNumber, trailers };
}
