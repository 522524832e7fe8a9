import type { SharePicture } from "../../../contract/share-picture.ts";
import { companyMark, type Dye, type Pattern } from "../../../ui/patterns/company-mark.ts";
import {
  kawung,
  parangColumn,
  type Tile,
  tenunColumnCore,
  tenunColumnRing,
  tenunRing,
} from "../../../ui/patterns/tiles.ts";

/** Company dyes, and the cloth's own colours, as the styles have them. */
export const dyeColours: Readonly<Record<Dye, string>> = {
  nila: "#123B6D",
  soga: "#8A4B16",
  mengkudu: "#8E2A22",
  laut: "#0B5C6F",
  daun: "#1B6B45",
  kunyit: "#7A5200",
  manggis: "#5B3E6E",
  arang: "#33414D",
};
export const cloth = { night: "#081F3D", deep: "#0D2C53", kunyit: "#F2B33D", katun: "#F3E8D0" } as const;

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

/** What lies under the words: the company's dye, its pattern in a tint of it, one ribbon. */
export function groundSvg({ name, mark }: SharePicture): string {
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
export function markSvg({ name, mark }: SharePicture, size: number): string {
  const { dye, pattern: kind } = companyMark(name, mark);
  const scale = (scales[kind] * size) / 300;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'><defs>${pattern("tint", tiles[kind], scale, "#fff")}</defs>` +
    `<rect width='${size}' height='${size}' fill='${dyeColours[dye]}'/>` +
    `<rect width='${size}' height='${size}' fill='url(#tint)' opacity='.26'/></svg>`
  );
}

/** The small turned square that marks places and the house's name. */
export function diamondSvg(size: number, colour: string): string {
  const half = size / 2;
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'><path fill='${colour}' d='M${half} 0L${size} ${half}L${half} ${size}L0 ${half}z'/></svg>`;
}
