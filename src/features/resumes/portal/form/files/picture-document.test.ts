import sharp from "sharp";
import { expect, test } from "vitest";
import { readCv } from "../../../../../platform/files/cv.ts";
import { type PagePicture, toPictureDocument } from "./picture-document.ts";

async function aPicture(width: number, height: number): Promise<PagePicture> {
  const image = sharp({ create: { width, height, channels: 3, background: "#a0c0e0" } });
  return { width, height, jpeg: new Uint8Array(await image.jpeg().toBuffer()) };
}

test.each([
  ["one page", [[900, 1_200]]],
  [
    "three pages, upright and lying",
    [
      [900, 1_200],
      [1_600, 900],
      [1, 1],
    ],
  ],
] as const)("pictures become a CV of %s that an upload takes", async (_, sizes) => {
  const pictures = await Promise.all(sizes.map(([width, height]) => aPicture(width, height)));
  const bytes = await new Blob(toPictureDocument(pictures)).bytes();
  expect(await readCv(Buffer.from(bytes))).toEqual({ status: "ok", pages: sizes.length });
});
