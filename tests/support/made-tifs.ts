/** How a TIFF is written (TIFF 6.0; BigTIFF of Aldus' format by libtiff). */
export interface MadeTif {
  order: "II" | "MM";
  big?: boolean;
  /** Samples of a pixel, and bits of a sample. */
  samples?: 1 | 3 | 4;
  bits?: 8 | 16;
  /** 2 is RGB, 1 grey, 5 CMYK. */
  colours?: 1 | 2 | 5;
  /** The fourth sample says how clear a pixel is. */
  hasAlpha?: boolean;
  pages?: number;
}

export const tifSide = { width: 60, height: 40 } as const;

type Entry = readonly [tag: number, type: 3 | 4 | 16, value: number];

/** A TIFF with its pictures first and its directories behind them, as most programs write it. */
export function madeTif(made: MadeTif): Uint8Array {
  const { order, big = false, samples = 3, bits = 8, colours = 2, hasAlpha = false, pages = 1 } = made;
  const bytesPerPage = tifSide.width * tifSide.height * samples * (bits / 8);
  const entrySize = big ? 20 : 12;
  const count = hasAlpha ? 11 : 10;
  const directorySize = (big ? 8 : 2) + (count + 1) * entrySize + (big ? 8 : 4);
  const head = big ? 16 : 8;
  const file = Buffer.alloc(head + pages * (bytesPerPage + directorySize));
  const put = (value: number, at: number, size: 2 | 4 | 8) => {
    if (size === 8) {
      if (order === "II") file.writeBigUInt64LE(BigInt(value), at);
      else file.writeBigUInt64BE(BigInt(value), at);
    } else if (order === "II") file.writeUIntLE(value, at, size);
    else file.writeUIntBE(value, at, size);
  };
  const wide = big ? 8 : 4;
  file.write(order);
  put(big ? 43 : 42, 2, 2);
  if (big) put(8, 4, 2);
  const directoryAt = (page: number) => head + pages * bytesPerPage + page * directorySize;
  put(directoryAt(0), big ? 8 : 4, wide);
  for (let page = 0; page < pages; page += 1) {
    const pixelsAt = head + page * bytesPerPage;
    // The first page is red, the others are dark: red is full, no ink but magenta and yellow for CMYK.
    for (let at = 0; at < bytesPerPage; at += 1) {
      const sample = Math.floor(at / (bits / 8)) % samples;
      const isFull = page === 0 && (colours === 5 ? sample === 1 || sample === 2 : sample === 0 || sample === 3);
      file[pixelsAt + at] = isFull ? 255 : 0;
    }
    const entries: Entry[] = [
      ...([
        [256, 4, tifSide.width],
        [257, 4, tifSide.height],
        [258, 3, bits],
        [259, 3, 1],
        [262, 3, colours],
      ] as const),
      ...([
        [273, big ? 16 : 4, pixelsAt],
        [277, 3, samples],
        [278, 4, tifSide.height],
      ] as const),
      ...([
        [279, big ? 16 : 4, bytesPerPage],
        [284, 3, 1],
      ] as const),
      ...(hasAlpha ? ([[338, 3, 2]] as const) : []),
    ];
    let at = directoryAt(page);
    put(entries.length, at, big ? 8 : 2);
    at += big ? 8 : 2;
    for (const [tag, type, value] of entries) {
      put(tag, at, 2);
      put(type, at + 2, 2);
      put(1, at + 4, wide);
      put(value, at + 4 + wide, type === 16 ? 8 : type === 4 ? 4 : 2);
      at += entrySize;
    }
    put(page + 1 < pages ? directoryAt(page + 1) : 0, at, wide);
  }
  return file;
}
