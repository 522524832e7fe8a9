import sharp from "sharp";
import type { PictureKind, SharePicture } from "../../../contract/share-picture.ts";
import { companyMark, type Dye, type Pattern } from "../../../ui/patterns/company-mark.ts";
import {
  kawung,
  parangColumn,
  type Tile,
  tenunColumnCore,
  tenunColumnRing,
  tenunRing,
} from "../../../ui/patterns/tiles.ts";
import { drawSvg } from "./draw-svg.ts";
import { type Layer, setWords, shortened } from "./picture-words.ts";

/** Company dyes, and the cloth's own colours, as the styles have them. */
const dyeColours: Readonly<Record<Dye, string>> = {
  nila: "#123B6D",
  soga: "#8A4B16",
  mengkudu: "#8E2A22",
  laut: "#0B5C6F",
  daun: "#1B6B45",
  kunyit: "#7A5200",
  manggis: "#5B3E6E",
  arang: "#33414D",
};
const cloth = { night: "#081F3D", deep: "#0D2C53", kunyit: "#F2B33D", katun: "#F3E8D0" } as const;

const tiles: Readonly<Record<Pattern, Tile>> = { kawung, tenun: tenunRing, parang: parangColumn };
const scales: Readonly<Record<Pattern, number>> = { kawung: 2, tenun: 14, parang: 4 };

function pattern(id: string, tile: Tile, scale: number, colour: string, left = 0): string {
  const shapes = `<g fill='${colour}'>${tile.shapes.replaceAll("'s'", `'s${id}'`).replaceAll("#s'", `#s${id}'`)}</g>`;
  return (
    `<pattern id='${id}' width='${tile.width}' height='${tile.height}' patternUnits='userSpaceOnUse' ` +
    `patternTransform='translate(${left} 0) scale(${scale})'>${shapes}</pattern>`
  );
}

function stripe(left: number, width: number, fill: string): string {
  return `<rect x='${left}' width='${width}' height='630' fill='${fill}'/>`;
}

/** The bright ribbon of woven cloth that parts words and pattern. */
function ribbon(left: number): string {
  return [
    stripe(left, 8, cloth.night),
    stripe(left + 8, 4, cloth.kunyit),
    stripe(left + 12, 54, cloth.deep),
    stripe(left + 12, 54, "url(#ring)"),
    stripe(left + 12, 54, "url(#core)"),
    stripe(left + 66, 4, cloth.kunyit),
    stripe(left + 70, 8, cloth.night),
  ].join("");
}

const ribbonLeft = 826;

/** The background: the company's dye, its pattern in a tint of it, one ribbon. */
function groundSvg({ name, mark }: SharePicture): string {
  const { dye, pattern: kind } = companyMark(name, mark);
  const colour = dyeColours[dye];
  const shade = `<linearGradient id='shade' x2='1' y2='1'><stop stop-opacity='0'/><stop offset='1' stop-opacity='.42'/></linearGradient>`;
  const defs = [
    shade,
    pattern("tint", tiles[kind], scales[kind], "#fff", ribbonLeft + 78),
    pattern("ring", tenunColumnRing, 6, cloth.katun, ribbonLeft + 12),
    pattern("core", tenunColumnCore, 6, cloth.kunyit, ribbonLeft + 12),
  ];
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='1200' height='630' viewBox='0 0 1200 630'><defs>${defs.join("")}</defs>` +
    `<rect width='1200' height='630' fill='${colour}'/><rect width='1200' height='630' fill='url(#shade)'/>` +
    `<rect x='${ribbonLeft + 78}' width='${1200 - ribbonLeft - 78}' height='630' fill='url(#tint)' opacity='.2'/>${ribbon(ribbonLeft)}</svg>`
  );
}

/** The square of a company's mark; its initials are set upon it. */
function markSvg({ name, mark }: SharePicture, size: number): string {
  const { dye, pattern: kind } = companyMark(name, mark);
  const scale = (scales[kind] * size) / 300;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'><defs>${pattern("tint", tiles[kind], scale, "#fff")}</defs>` +
    `<rect width='${size}' height='${size}' fill='${dyeColours[dye]}'/>` +
    `<rect width='${size}' height='${size}' fill='url(#tint)' opacity='.26'/></svg>`
  );
}

/** The small rotated square that marks places and the site's name. */
function diamondSvg(size: number, colour: string): string {
  const half = size / 2;
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'><path fill='${colour}' d='M${half} 0L${size} ${half}L${half} ${size}L0 ${half}z'/></svg>`;
}

const LEFT = 72;
const WIDTH = 700;
const LOGO = 512;
const BADGE = 76;

interface Placed {
  input: Buffer;
  left: number;
  top: number;
}

const at = (layer: Layer | null, left: number, top: number): Placed[] =>
  layer === null ? [] : [{ input: layer.input, left: Math.round(left), top: Math.round(top) }];

async function diamond(size: number, colour: string, left: number, top: number): Promise<Placed> {
  return { input: await drawSvg(diamondSvg(size, colour)), left, top: Math.round(top) };
}

/** Whose it is: a light square with initials, and the name beside it. */
async function head({ above, name, mark }: SharePicture): Promise<Placed[]> {
  if (above === "") return [];
  const { dye, initials } = companyMark(name, mark);
  const badge = `<svg xmlns='http://www.w3.org/2000/svg' width='${BADGE}' height='${BADGE}'><rect width='${BADGE}' height='${BADGE}' rx='18' fill='${cloth.katun}'/></svg>`;
  const letters = await setWords({
    ...{ text: initials, face: "strong", colour: dyeColours[dye], sizes: [34, 26], width: BADGE, height: BADGE },
  });
  const words = await setWords({
    ...{ text: shortened(above, 70), face: "plain", colour: "#FFFFFF", sizes: [32, 26] },
    ...{ width: WIDTH - BADGE - 20, height: BADGE },
  });
  return [
    { input: await drawSvg(badge), left: LEFT, top: 64 },
    ...at(letters, LEFT + (BADGE - (letters?.width ?? 0)) / 2, 64 + (BADGE - (letters?.height ?? 0)) / 2),
    ...at(words, LEFT + BADGE + 20, 64 + (BADGE - (words?.height ?? 0)) / 2),
  ];
}

/** The title with what stands below it, in the middle of the height that is left. */
async function body(picture: SharePicture): Promise<Placed[]> {
  const title = await setWords({
    ...{ text: shortened(picture.title, 140), face: "strong", colour: "#FFFFFF", sizes: [68, 58, 48, 40, 34] },
    ...{ width: WIDTH, height: 270 },
  });
  const below = await setWords({
    ...{ text: shortened(picture.below, 170), face: "plain", colour: cloth.katun, sizes: [30, 26, 22] },
    ...{ width: WIDTH - 34, height: 100 },
  });
  const gap = below === null ? 0 : 36;
  const height = (title?.height ?? 0) + gap + (below?.height ?? 0);
  const top = 166 + Math.max(0, (540 - 166 - height) / 2);
  const belowTop = top + (title?.height ?? 0) + gap;
  const mark = below === null ? [] : [await diamond(14, cloth.kunyit, LEFT + 2, belowTop + 9)];
  return [...at(title, LEFT, top), ...mark, ...at(below, LEFT + 34, belowTop)];
}

async function foot(siteName: string): Promise<Placed[]> {
  const words = await setWords({
    ...{ text: siteName, face: "strong", colour: "#FFFFFF", sizes: [26], width: WIDTH - 34, height: 40 },
  });
  return [await diamond(18, cloth.kunyit, LEFT, 560), ...at(words, LEFT + 34, 569 - (words?.height ?? 0) / 2)];
}

async function drawCard(picture: SharePicture, siteName: string): Promise<Uint8Array> {
  const layers = [...(await head(picture)), ...(await body(picture)), ...(await foot(siteName))];
  const ground = sharp(await drawSvg(groundSvg(picture)));
  return ground.composite(layers).png({ compressionLevel: 9 }).toBuffer();
}

async function drawLogo(picture: SharePicture): Promise<Uint8Array> {
  const { initials } = companyMark(picture.name, picture.mark);
  const letters = await setWords({
    ...{ text: initials, face: "strong", colour: "#FFFFFF", sizes: [230, 180], width: LOGO, height: LOGO },
  });
  const middle = (length = 0) => (LOGO - length) / 2;
  return sharp(await drawSvg(markSvg(picture, LOGO)))
    .composite(at(letters, middle(letters?.width), middle(letters?.height)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Draws what a shared link shows (1200×630), or a company's square logo; both as PNG. */
export function drawPicture(kind: PictureKind, picture: SharePicture, siteName: string): Promise<Uint8Array> {
  return kind === "logo" ? drawLogo(picture) : drawCard(picture, siteName);
}
