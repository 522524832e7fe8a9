// Shows: P9, promise 10
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type MadeTif, madeTif, tifSide } from "../../../tests/support/made-tifs.ts";
import { glanceAtPhoto, readPhoto } from "./photo.ts";

/** The first verdict on a file, and what follows from it. */
async function takenAs(bytes: Uint8Array) {
  const glance = await glanceAtPhoto(new Blob([new Uint8Array(bytes)]));
  return { glance, read: await readPhoto(bytes) };
}

async function colourAtCentre(jpeg: Uint8Array): Promise<number[]> {
  const { data } = await sharp(jpeg).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(tifSide.height / 2) * tifSide.width + tifSide.width / 2) * 3;
  return [...data.subarray(at, at + 3)];
}

describe("a tif whose directory follows its picture", () => {
  const tifs: readonly (readonly [string, MadeTif])[] = [
    ["little-endian", { order: "II" }],
    ["big-endian", { order: "MM" }],
    ["little-endian BigTIFF", { order: "II", big: true }],
    ["big-endian BigTIFF", { order: "MM", big: true }],
    ["of 16 bits", { order: "II", bits: 16 }],
    ["of 16 bits, big-endian", { order: "MM", bits: 16 }],
    ["of several pages", { order: "II", pages: 3 }],
    ["with alpha", { order: "MM", samples: 4, hasAlpha: true }],
    ["of inks", { order: "II", samples: 4, colours: 5 }],
  ];
  test.each(tifs)("%s shows its first page", async (_, made) => {
    const { glance, read } = await takenAs(madeTif(made));
    expect(glance).toBeNull();
    if (read.status !== "ok") throw new Error(read.code);
    expect([read.width, read.height]).toEqual([tifSide.width, tifSide.height]);
    const [red = 0, green = 255, blue = 255] = await colourAtCentre(read.jpeg);
    expect([red > 180, green < 80, blue < 80]).toEqual([true, true, true]);
  });

  test("in grey", async () => {
    const { glance, read } = await takenAs(madeTif({ order: "II", samples: 1, colours: 1 }));
    expect([glance, read.status]).toEqual([null, "ok"]);
  });

  test.each(["none", "lzw", "deflate", "jpeg", "packbits"] as const)("packed by %s", async (compression) => {
    const noise = sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } });
    const { glance, read } = await takenAs(await noise.tiff({ compression }).toBuffer());
    expect([glance, read.status]).toEqual([null, "ok"]);
  });

  test.each(["directory-behind-the-picture", "fax"])("as other programs write it: %s.tif", async (name) => {
    const file = new URL(`../../../tests/fixtures/files/${name}.tif`, import.meta.url);
    const { glance, read } = await takenAs(readFileSync(file));
    expect([glance, read.status]).toEqual([null, "ok"]);
  });
});

test.each(["jpeg", "png", "gif"] as const)("a %s is known by its first bytes", async (format) => {
  const picture = sharp({ create: { ...tifSide, channels: 3, background: "red" } });
  const { glance, read } = await takenAs(await picture.toFormat(format).toBuffer());
  expect([glance, read.status]).toEqual([null, "ok"]);
});
