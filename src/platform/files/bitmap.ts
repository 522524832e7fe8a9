import { decode } from "fast-bmp";

/** The fields of a BITMAPINFOHEADER that matter; later headers begin the same way. */
interface Header {
  pixelsAt: number;
  paletteAt: number;
  width: number;
  height: number;
  isTopDown: boolean;
  bits: number;
}

export interface Bitmap {
  width: number;
  height: number;
  /** Three bytes a pixel, top row first. */
  rgb: Uint8Array;
}

const fileHeaderBytes = 14;
const infoHeaderBytes = 40;
/** Where the colour masks end: what the decoder reads before the pixels. */
const decoderHeaderBytes = 70;
const usualMasks = [0x00ff0000, 0x0000ff00, 0x000000ff];

/** Width and height from the header; null: no bitmap that can be read. */
export function bitmapSize(bytes: Uint8Array): { width: number; height: number } | null {
  return readHeader(bytes);
}

/** Decodes a bitmap of 8 (palette), 24 or 32 bits without compression; null: another kind, or not all there. */
export function readBitmap(bytes: Uint8Array): Bitmap | null {
  const header = readHeader(bytes);
  if (header === null) return null;
  const { width, height, bits } = header;
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const pixels = bytes.subarray(header.pixelsAt, header.pixelsAt + rowBytes * height);
  if (pixels.length < rowBytes * height) return null;
  const { data } = decode(asDecoderWants(bytes, header, pixels));
  if (!(data instanceof Uint8Array)) return null;
  const palette = bits === 8 ? bytes.subarray(header.paletteAt, header.pixelsAt) : null;
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const from = (header.isTopDown ? height - 1 - row : row) * width;
    for (let column = 0; column < width; column += 1) {
      setColour(rgb, (row * width + column) * 3, data, (from + column) * (bits / 8), palette);
    }
  }
  return { width, height, rgb };
}

function readHeader(bytes: Uint8Array): Header | null {
  if (bytes.length < fileHeaderBytes + infoHeaderBytes) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const infoBytes = view.getUint32(fileHeaderBytes, true);
  const height = view.getInt32(22, true);
  const bits = view.getUint16(28, true);
  const compression = view.getUint32(30, true);
  const header = {
    pixelsAt: view.getUint32(10, true),
    paletteAt: fileHeaderBytes + infoBytes,
    width: view.getInt32(18, true),
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
  };
  const isUsual = compression === 0 || (compression === 3 && bits === 32 && hasUsualMasks(view));
  const isRight = infoBytes >= infoHeaderBytes && header.width > 0 && height !== 0 && [8, 24, 32].includes(bits);
  return isUsual && isRight ? header : null;
}

function hasUsualMasks(view: DataView): boolean {
  return (
    view.byteLength >= decoderHeaderBytes && usualMasks.every((mask, i) => view.getUint32(54 + i * 4, true) === mask)
  );
}

/** fast-bmp wants the bottom row first and the masks of 32 bits spelt out; most programs write neither. */
function asDecoderWants(bytes: Uint8Array, header: Header, pixels: Uint8Array): Uint8Array {
  const file = new Uint8Array(decoderHeaderBytes + pixels.length);
  file.set(bytes.subarray(0, fileHeaderBytes + infoHeaderBytes));
  file.set(pixels, decoderHeaderBytes);
  const view = new DataView(file.buffer);
  view.setUint32(10, decoderHeaderBytes, true);
  view.setInt32(22, header.height, true);
  for (const [i, mask] of usualMasks.entries()) view.setUint32(54 + i * 4, mask, true);
  return file;
}

/** A palette's entries are blue, green, red and a spare byte. */
function setColour(rgb: Uint8Array, at: number, data: Uint8Array, from: number, palette: Uint8Array | null): void {
  const entry = (data[from] ?? 0) * 4;
  rgb[at] = (palette === null ? data[from] : palette[entry + 2]) ?? 0;
  rgb[at + 1] = (palette === null ? data[from + 1] : palette[entry + 1]) ?? 0;
  rgb[at + 2] = (palette === null ? data[from + 2] : palette[entry]) ?? 0;
}
