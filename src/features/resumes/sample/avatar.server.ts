import sharp from "sharp";

/** Pixels a side. */
const side = 480;

type Colour = readonly [number, number, number];

const ground: Colour = [18, 59, 109];
const thread: Colour = [242, 179, 61];
const cloth: Colour = [13, 44, 83];
const cream: Colour = [244, 241, 234];

/** A woven ground with a head and shoulders of circles on it: somebody, and nobody. */
function colourAt(x: number, y: number): Colour {
  const middle = side / 2;
  const isHead = Math.hypot(x - middle, y - side * 0.38) < side * 0.17;
  const isBody = Math.hypot(x - middle, (y - side * 1.02) * 0.95) < side * 0.36;
  if (isHead || isBody) return cream;
  const step = side / 12;
  const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
  const diamond = Math.abs((x % step) - step / 2) + Math.abs((y % step) - step / 2) < step * 0.3;
  if (diamond && (column + row) % 2 === 0) return thread;
  return (column + row) % 2 === 0 ? cloth : ground;
}

/** The demonstration applicant's picture, drawn here so that it is no real person's. */
export async function drawAvatar(): Promise<Uint8Array> {
  const pixels = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) pixels.set(colourAt(x, y), (y * side + x) * 3);
  }
  const jpeg = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Uint8Array(jpeg);
}
