import sharp from "sharp";
import { xmlText } from "../../../platform/formats/xml.ts";

/** The site's font as the drawing library reads it: it supports no woff2. */
const faces = {
  strong: { font: "Plus Jakarta Sans ExtraBold,", file: "src/ui/fonts/plus-jakarta-sans-latin-800.ttf" },
  plain: { font: "Plus Jakarta Sans Medium,", file: "src/ui/fonts/plus-jakarta-sans-latin-500.ttf" },
} as const;

/** Words on a picture: sizes in pixels, the first that fits is taken. */
export interface Words {
  text: string;
  face: keyof typeof faces;
  colour: string;
  sizes: readonly number[];
  width: number;
  height: number;
}

/** A piece of a picture, ready to be laid on it. */
export interface Layer {
  input: Buffer;
  width: number;
  height: number;
}

/** Titles come from elsewhere: no line breaks, and no more than a picture can hold. */
export function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const letters = [...plain];
  return letters.length <= most
    ? plain
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

async function setIn(words: Words, size: number): Promise<Layer> {
  const { font, file } = faces[words.face];
  const markup = `<span foreground="${words.colour}">${xmlText(words.text)}</span>`;
  const text = { text: markup, font: `${font} ${size}`, fontfile: file, width: words.width, dpi: 72 };
  const { data, info } = await sharp({ text: { ...text, rgba: true, wrap: "word-char" } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Sets words in the largest size that fits; what fits in none is cut at its end. Null where nothing can be seen. */
export async function setWords(words: Words): Promise<Layer | null> {
  const text = words.text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, " ").trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return null;
  let layer: Layer | null = null;
  for (const size of words.sizes) {
    layer = await setIn({ ...words, text }, size);
    if (layer.height <= words.height && layer.width <= words.width) return layer;
  }
  return layer && cut(layer, words);
}

async function cut(layer: Layer, most: { width: number; height: number }): Promise<Layer> {
  const [width, height] = [Math.min(layer.width, most.width), Math.min(layer.height, most.height)];
  const input = await sharp(layer.input).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  return { input, width, height };
}
