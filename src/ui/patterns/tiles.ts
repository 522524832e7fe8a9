/** One repeat of a pattern in its own units; shapes carry no colour, so the ground or a `fill` around them gives it. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
}

const round = (value: number) => Number(value.toFixed(2));

/**
 * Kawung, 72 × 72: four seeds that meet at the middle and at the corners, two dots in each, a diamond between tiles.
 */
export const kawung: Tile = { width: 72, height: 72, shapes: kawungSeeds() + kawungDiamonds() };

/** Kawung as outline, for plain backgrounds. */
export const kawungLine: Tile = { width: 72, height: 72, shapes: kawungOutline() };

/** Tenun, pixel diamonds 8 × 8: a ring and a core, two threads that are dyed separately. */
export const tenunRing: Tile = { width: 8, height: 8, shapes: threads(8, 7, isTenunRing) };
export const tenunCore: Tile = { width: 8, height: 8, shapes: threads(8, 7, isTenunCore) };

/** Tenun for upright stripes, 9 × 8: symmetrical, so that a stripe one tile wide is not cut. */
export const tenunColumnRing: Tile = { width: 9, height: 8, shapes: threads(9, 8, isTenunColumnRing) };
export const tenunColumnCore: Tile = { width: 9, height: 8, shapes: threads(9, 8, isTenunColumnCore) };

/** Parang, a band 24 high, period 16: slanting blades with a lozenge between two. */
export const parang: Tile = { width: 16, height: 24, shapes: parangBlades() };

/** The same band standing upright. */
export const parangColumn: Tile = {
  width: 24,
  height: 16,
  shapes: `<g transform='rotate(90) translate(0 -24)'>${parangBlades()}</g>`,
};

/** Tumpal: the row of triangles that closes a cloth. */
export const tumpal: Tile = {
  width: 24,
  height: 32,
  shapes: "<path fill-rule='evenodd' d='M0 32L12 0L24 32zM6.4 29.44L12 14.4L17.6 29.44z'/>",
};

/** A tile as a standalone picture. */
export function tileSvg({ width, height, shapes }: Tile): string {
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${shapes}</svg>`;
}

/** A tile as CSS `url()`, for masks. */
export function tileUrl(tile: Tile): string {
  const escaped = tileSvg(tile).replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E");
  return `url("data:image/svg+xml,${escaped}")`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [x, y, a, b, across] = [cx - rx, cy, rx, ry, 2 * rx].map(round);
  return `M${x} ${y}a${a} ${b} 0 1 0 ${across} 0a${a} ${b} 0 1 0 -${across} 0z`;
}

function fourTurns(path: (turn: string, id: string) => string): string {
  const copies = [90, 180, 270].map((angle) => `<use href='#s' transform='rotate(${angle} 36 36)'/>`);
  return path("transform='rotate(45 36 36)'", "id='s'") + copies.join("");
}

function kawungSeeds(): string {
  const seed = ellipse(36, 10.51, 11.88, 21.6) + ellipse(36, 3.31, 2.16, 2.16) + ellipse(36, 17.71, 2.16, 2.16);
  return fourTurns((turn, id) => `<path ${id} ${turn} fill-rule='evenodd' d='${seed}'/>`);
}

function kawungDiamonds(): string {
  const corners = ["M36-3.96", "M36 68.04", "M0 32.04", "M72 32.04"];
  return `<path d='${corners.map((start) => `${start}l3.96 3.96l-3.96 3.96l-3.96-3.96z`).join("")}'/>`;
}

function kawungOutline(): string {
  const seed = ellipse(36, 10.51, 11.88, 21.6);
  return fourTurns((turn, id) => `<path ${id} ${turn} fill='none' stroke='#000' stroke-width='1.5' d='${seed}'/>`);
}

function isTenunRing(x: number, y: number): boolean {
  return Math.abs(x - 3) + Math.abs(y - 3) === 3 || (x === 7 && (y === 0 || y === 3 || y === 6));
}

function isTenunCore(x: number, y: number): boolean {
  return Math.abs(x - 3) + Math.abs(y - 3) <= 1;
}

function isTenunColumnRing(x: number, y: number): boolean {
  const edge = x === 0 || x === 8;
  return Math.abs(x - 4) + Math.abs(y - 3) === 3 || (edge && (y === 0 || y >= 6)) || (y === 7 && x === 4);
}

function isTenunColumnCore(x: number, y: number): boolean {
  return Math.abs(x - 4) + Math.abs(y - 3) <= 1;
}

function threads(columns: number, rows: number, isWoven: (x: number, y: number) => boolean): string {
  let path = "";
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) if (isWoven(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return `<path shape-rendering='crispEdges' d='${path}'/>`;
}

function parangBlades(): string {
  const blade =
    "M-31 24C-25 22.5 -25.5 17 -24 12.5C-22 6.5 -19 1.5 -9 0C-14.5 2.5 -13.5 8 -15.5 12.5C-18 18.5 -22 23 -31 24z" +
    "M-14 14.6l2.1-2.6l2.1 2.6l-2.1 2.6z";
  return `<path id='s' d='${blade}'/>${[16, 32, 48].map((x) => `<use href='#s' x='${x}'/>`).join("")}`;
}
