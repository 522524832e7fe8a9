import sharp from "sharp";
import type { PictureKind, SharePicture } from "../../../contract/share-picture.ts";
import { companyMark } from "../../../ui/patterns/company-mark.ts";
import { drawSvg } from "./draw-svg.ts";
import { cloth, diamondSvg, dyeColours, groundSvg, markSvg } from "./picture-ground.ts";
import { type Layer, setWords, shortened } from "./picture-words.ts";

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
