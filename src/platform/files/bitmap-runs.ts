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
export function indexesOf(runs: Uint8Array, { width, height, bits }: Packed): Uint8Array | null {
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
      const held = Math.ceil((second * bits) / 8);
      if (at + held > runs.length) return null;
      for (let place = 0; place < second; place += 1) put(numberIn(at, place, false));
      at += held + (held % 2);
    }
  }
  return row >= height - 1 ? indexes : null;
}
