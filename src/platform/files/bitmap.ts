// Windows bitmaps, which sharp does not decode: 1, 4 and 8 bits with a palette, also in runs, and 16, 24 and 32 bits.

/** A bitmap's size and depth, from any of its headers. */
interface Header {
  pixelsAt: number;
  paletteAt: number;
  /** Of an entry of the palette: OS/2 has no spare one. */
  paletteBytes: 3 | 4;
  width: number;
  height: number;
  isTopDown: boolean;
  bits: number;
  isInRuns: boolean;
  /** Where red, green and blue stand in a pixel of 16 or 32 bits. */
  masks: readonly number[];
}

export interface Bitmap {
  width: number;
  height: number;
  /** Three bytes a pixel, top row first. */
  rgb: Uint8Array;
}

const fileHeaderBytes = 14;
const coreHeaderBytes = 12;
const infoHeaderBytes = 40;
const masksAt = fileHeaderBytes + infoHeaderBytes;
const usualMasks: Readonly<Record<number, readonly number[]>> = {
  16: [0x7c00, 0x3e0, 0x1f],
  32: [0xff0000, 0xff00, 0xff],
};
/** Bits a pixel, by how the pixels are packed. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 4, 8, 16, 24, 32],
  1: [8],
  2: [4],
  3: [16, 32],
  6: [16, 32],
};

/** Width and height from the header; null: no bitmap that can be read. */
export function bitmapSize(bytes: Uint8Array): { width: number; height: number } | null {
  return readHeader(bytes);
}

/** Decodes a bitmap; null: another kind, or not all there. Its size has to be bounded before. */
export function readBitmap(bytes: Uint8Array): Bitmap | null {
  const header = readHeader(bytes);
  if (header === null) return null;
  const { width, height, isTopDown } = header;
  const pixels = findColours(bytes, header);
  if (pixels === null) return null;
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0, at = 0; row < height; row += 1) {
    const from = isTopDown ? row : height - 1 - row;
    for (let column = 0; column < width; column += 1, at += 3) {
      const colour = pixels(from, column);
      rgb[at] = colour >> 16;
      rgb[at + 1] = colour >> 8;
      rgb[at + 2] = colour;
    }
  }
  return { width, height, rgb };
}

function coreHeader(view: DataView): Header | null {
  const [width, height, bits] = [view.getUint16(18, true), view.getUint16(20, true), view.getUint16(24, true)];
  const place = { pixelsAt: view.getUint32(10, true), paletteAt: fileHeaderBytes + coreHeaderBytes };
  const isRight = width > 0 && height > 0 && [1, 4, 8, 24].includes(bits);
  const plain = { isTopDown: false, isInRuns: false, masks: [], paletteBytes: 3 } as const;
  return isRight ? { ...place, ...plain, width, height, bits } : null;
}

function readHeader(bytes: Uint8Array): Header | null {
  if (bytes.length < fileHeaderBytes + coreHeaderBytes) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const infoBytes = view.getUint32(fileHeaderBytes, true);
  if (infoBytes === coreHeaderBytes) return coreHeader(view);
  if (infoBytes < infoHeaderBytes || bytes.length < masksAt) return null;
  const [width, height] = [view.getInt32(18, true), view.getInt32(22, true)];
  const [bits, packing] = [view.getUint16(28, true), view.getUint32(30, true)];
  const hasMasks = packing === 3 || packing === 6;
  if (!depths[packing]?.includes(bits) || (hasMasks && bytes.length < masksAt + 12)) return null;
  const masks = hasMasks ? [0, 4, 8].map((at) => view.getUint32(masksAt + at, true)) : (usualMasks[bits] ?? []);
  if (width <= 0 || height === 0) return null;
  return {
    ...{ pixelsAt: view.getUint32(10, true), paletteAt: fileHeaderBytes + infoBytes, paletteBytes: 4 },
    ...{ width, height: Math.abs(height), isTopDown: height < 0 },
    ...{ bits, isInRuns: packing === 1 || packing === 2, masks },
  };
}

type ColourAt = (row: number, column: number) => number;

/** The colour of each pixel as 0xRRGGBB, rows as the file has them; null where some are missing. */
function findColours(bytes: Uint8Array, header: Header): ColourAt | null {
  const { width, height, bits, pixelsAt } = header;
  const palette = bits <= 8 ? getPalette(bytes, header) : [];
  if (header.isInRuns) {
    const indexes = findIndexes(bytes.subarray(pixelsAt), { width, height, bits });
    return indexes && ((row, column) => palette[indexes[row * width + column] ?? 0] ?? 0);
  }
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  // Some programs leave out what fills up the last row.
  const needed = rowBytes * (height - 1) + Math.ceil((width * bits) / 8);
  if (bytes.length - pixelsAt < needed) return null;
  const at = (row: number, offset: number) => bytes[pixelsAt + row * rowBytes + offset] ?? 0;
  if (bits <= 8) {
    const each = 8 / bits;
    return (row, column) => {
      const shift = 8 - bits * ((column % each) + 1);
      return palette[(at(row, Math.floor(column / each)) >> shift) & (2 ** bits - 1)] ?? 0;
    };
  }
  const size = bits / 8;
  const little = (row: number, column: number) => {
    let value = 0;
    for (let byte = size - 1; byte >= 0; byte -= 1) value = value * 256 + at(row, column * size + byte);
    return value;
  };
  return bits === 24 ? little : masked(little, header.masks);
}

/** Colours out of pixels whose parts have places of their own. */
function masked(value: ColourAt, masks: readonly number[]): ColourAt {
  const parts = masks.map((mask) => {
    const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask);
    return { mask, shift, most: mask >>> shift || 1 };
  });
  return (row, column) => {
    const pixel = value(row, column);
    return parts.reduce((colour, { mask, shift, most }) => {
      const part = (pixel & mask) >>> shift;
      return colour * 256 + Math.round((part / most) * 255);
    }, 0);
  };
}

/** Colours by their number: blue, green, red and, but for OS/2, a spare byte. */
function getPalette(bytes: Uint8Array, { paletteAt, paletteBytes, pixelsAt, bits }: Header): number[] {
  const count = Math.min(2 ** bits, Math.floor((pixelsAt - paletteAt) / paletteBytes));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const [blue = 0, green = 0, red = 0] = bytes.subarray(paletteAt + index * paletteBytes);
    return (red << 16) | (green << 8) | blue;
  });
}

/** How large a packed bitmap is, and how many bits each of its numbers has. */
interface Packed {
  width: number;
  height: number;
  bits: number;
}

/**
 * Unpacks runs of colours' numbers (RLE8, RLE4), a byte each, rows as the file has them. A pixel that none speaks of is 0.
 * @returns null where the runs end before their end is said
 */
function findIndexes(runs: Uint8Array, { width, height, bits }: Packed): Uint8Array | null {
  const indexes = new Uint8Array(width * height);
  let [at, row, column] = [0, 0, 0];
  const put = (value: number) => {
    if (column < width && row < height) indexes[row * width + column] = value;
    column += 1;
  };
  /** The number of one pixel of those that a byte, or two by turns, holds. */
  const numberIn = (from: number, place: number, isOneByte: boolean) => {
    if (bits === 8) return runs[isOneByte ? from : from + place] ?? 0;
    const byte = runs[isOneByte ? from : from + Math.floor(place / 2)] ?? 0;
    return place % 2 === 0 ? byte >> 4 : byte & 15;
  };
  while (at + 1 < runs.length) {
    const [count = 0, second = 0] = runs.subarray(at, at + 2);
    at += 2;
    if (count > 0) {
      for (let place = 0; place < count; place += 1) put(numberIn(at - 1, place, true));
    } else if (second === 1) return indexes;
    else if (second === 0) [row, column] = [row + 1, 0];
    else if (second === 2) {
      [row, column] = [row + (runs[at + 1] ?? 0), column + (runs[at] ?? 0)];
      at += 2;
    } else {
      const packedSize = Math.ceil((second * bits) / 8);
      if (at + packedSize > runs.length) return null;
      for (let place = 0; place < second; place += 1) put(numberIn(at, place, false));
      at += packedSize + (packedSize % 2);
    }
  }
  return row >= height - 1 ? indexes : null;
}
