// Shows: P9, promise 10
import { randomBytes } from "node:crypto";
import { encode } from "fast-bmp";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photoLimits, readPhoto } from "./photo.ts";

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: "#c02040" } });

/** A bitmap as programs write it: 40-byte header, rows from the bottom, blue before green before red. */
function bitmap(options: {
  bits: number;
  height?: number;
  width?: number;
  pixels: number[];
  palette?: number[];
  packing?: number;
}): Uint8Array {
  const palette = options.palette ?? [];
  const file = Buffer.alloc(54 + palette.length + options.pixels.length);
  file.write("BM");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54 + palette.length, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(options.width ?? 1, 18);
  file.writeInt32LE(options.height ?? 2, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(options.bits, 28);
  file.writeUInt32LE(options.packing ?? 0, 30);
  file.set([...palette, ...options.pixels], 54);
  return file;
}

/** A bitmap of one column and two rows with the oldest header, of 12 bytes. */
function byOs2(pixels: number[]): Uint8Array {
  const file = Buffer.from([...Buffer.from("BM"), ...new Array(24).fill(0), ...pixels]);
  file.writeUInt32LE(26, 10);
  file.writeUInt32LE(12, 14);
  for (const [at, value] of [
    [18, 1],
    [20, 2],
    [22, 1],
    [24, 24],
  ] as const)
    file.writeUInt16LE(value, at);
  return file;
}

/** [red, green, blue] of one pixel of the JPEG, roughly: JPEG is not exact. */
async function colourAt(jpeg: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel].map((value) => Math.round(value / 32) * 32);
}

async function readOk(bytes: Uint8Array) {
  const photo = await readPhoto(bytes);
  if (photo.status !== "ok") throw new Error(`refused: ${photo.code}`);
  return photo;
}

describe("what becomes a plain JPEG", () => {
  test.each(["jpeg", "png", "gif", "tiff"] as const)("a %s", async (format) => {
    const { jpeg, width, height } = await readOk(await picture().toFormat(format).toBuffer());
    expect([width, height]).toEqual([60, 40]);
    expect((await sharp(jpeg).metadata()).format).toBe("jpeg");
    expect(await colourAt(jpeg, 30, 20)).toEqual([192, 32, 64]);
  });

  const red = [0, 0, 255];
  const blue = [255, 0, 0];
  const two = [...red, 0, ...blue, 0];
  test.each([
    ["24 bits", bitmap({ bits: 24, pixels: [...red, 0, ...blue, 0] }), "blue above red"],
    ["24 bits, top row first", bitmap({ bits: 24, height: -2, pixels: [...red, 0, ...blue, 0] }), "red above blue"],
    ["32 bits", bitmap({ bits: 32, pixels: [...red, 0, ...blue, 0] }), "blue above red"],
    [
      "8 bits with a palette",
      bitmap({ bits: 8, palette: [...red, 0, ...blue, 0], pixels: [0, 0, 0, 0, 1, 0, 0, 0] }),
      "blue above red",
    ],
    ["1 bit", bitmap({ bits: 1, palette: two, pixels: [0, 0, 0, 0, 128, 0, 0, 0] }), "blue above red"],
    ["4 bits", bitmap({ bits: 4, palette: two, pixels: [0, 0, 0, 0, 16, 0, 0, 0] }), "blue above red"],
    ["16 bits", bitmap({ bits: 16, pixels: [0, 0x7c, 0, 0, 0x1f, 0, 0, 0] }), "blue above red"],
    [
      "16 bits with masks",
      bitmap({
        ...{ bits: 16, packing: 3, palette: [0, 0xf8, 0, 0, 0xe0, 7, 0, 0, 0x1f, 0, 0, 0] },
        pixels: [0, 0xf8, 0, 0, 0x1f, 0, 0, 0],
      }),
      "blue above red",
    ],
    [
      "8 bits in runs",
      bitmap({ bits: 8, packing: 1, palette: two, pixels: [1, 0, 0, 0, 1, 1, 0, 1] }),
      "blue above red",
    ],
    [
      "4 bits in runs",
      bitmap({ bits: 4, packing: 2, palette: two, pixels: [1, 0, 0, 0, 1, 16, 0, 1] }),
      "blue above red",
    ],
    ["24 bits whose last row is not filled up", bitmap({ bits: 24, pixels: [...red, 0, ...blue] }), "blue above red"],
    ["24 bits by OS/2", byOs2([...red, 0, ...blue, 0]), "blue above red"],
  ])("a bmp of %s", async (_, bytes, order) => {
    const { jpeg } = await readOk(bytes);
    const [top, bottom] = await Promise.all([colourAt(jpeg, 0, 0), colourAt(jpeg, 0, 1)]);
    const redder = (one: number[], other: number[]) => (one[0] ?? 0) > (other[0] ?? 0);
    expect(redder(top, bottom)).toBe(order === "red above blue");
  });

  test("a bmp as its own library writes it", async () => {
    const data = Uint8Array.from({ length: 20 * 10 * 3 }, (_, index) => (index % 3 === 0 ? 255 : 0));
    const file = encode({ width: 20, height: 10, data, bitsPerPixel: 24, components: 3, channels: 3 });
    expect(await colourAt((await readOk(file)).jpeg, 10, 5)).toEqual([256, 0, 0]);
  });

  test("a large photo shrinks, a small one does not grow", async () => {
    expect(await readOk(await picture(3000, 1500).jpeg().toBuffer())).toMatchObject({ width: 1200, height: 600 });
    expect(await readOk(await picture(10, 10).png().toBuffer())).toMatchObject({ width: 10, height: 10 });
  });

  test("a phone's photo is turned upright", async () => {
    const lying = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await readOk(lying)).toMatchObject({ width: 40, height: 60 });
  });

  test("what is transparent becomes white", async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    expect(await colourAt((await readOk(await clear.png().toBuffer())).jpeg, 4, 4)).toEqual([256, 256, 256]);
  });

  test("place, camera and whatever was hidden in the file are gone", async () => {
    const file = await picture()
      .jpeg()
      .withExif({ IFD0: { Artist: "canary" }, IFD3: { GPSLatitudeRef: "S" } })
      .toBuffer();
    const { jpeg } = await readOk(Buffer.concat([file, Buffer.from("<script>canary</script>PK\u0003\u0004")]));
    expect(Buffer.from(jpeg).includes("canary")).toBe(false);
    expect(Buffer.from(jpeg).includes("<script>")).toBe(false);
    expect((await sharp(jpeg).metadata()).exif).toBeUndefined();
  });
});

describe("what is refused", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  test.each([
    ["nothing", ""],
    ["text", "not a picture"],
    ["a web page", "<!doctype html><title>x</title>"],
    ["an SVG", svg],
    ["an SVG with a declaration", `<?xml version="1.0"?>${svg}`],
    ["a PDF", "%PDF-1.7\n%%EOF"],
    ["a program", "MZ\u0090\u0000\u0003"],
    ["a zip", "PK\u0003\u0004\u0014\u0000"],
  ])("%s, by its type", async (_, text) => {
    expect(await readPhoto(Buffer.from(text, "latin1"))).toEqual({ status: "refused", code: "file-type" });
  });

  test("a webp, by its type", async () => {
    expect(await readPhoto(await picture().webp().toBuffer())).toEqual({ status: "refused", code: "file-type" });
  });

  test("more than 2 MB, whatever it is", async () => {
    const bytes = Buffer.alloc(photoLimits.bytes + 1);
    expect(await readPhoto(bytes)).toEqual({ status: "refused", code: "file-too-large" });
  });

  test("exactly 2 MB is not too large", async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const padded = Buffer.concat([jpeg, Buffer.alloc(photoLimits.bytes - jpeg.length)]);
    expect(await readPhoto(padded)).toMatchObject({ status: "ok" });
  });

  test.each([
    ["jpeg", "file-broken"],
    ["png", "file-broken"],
    ["gif", "file-broken"],
    ["tiff", "file-broken"],
  ] as const)("a %s that ends halfway", async (format, code) => {
    const noise = sharp(randomBytes(90 * 90 * 3), { raw: { width: 90, height: 90, channels: 3 } });
    const whole = await noise.toFormat(format).toBuffer();
    expect(await readPhoto(whole.subarray(0, whole.length / 2))).toEqual({ status: "refused", code });
  });

  test.each(["jpeg", "png", "gif", "tiff"] as const)("a %s of which only the beginning is true", async (format) => {
    const whole = await picture().toFormat(format).toBuffer();
    const fake = Buffer.concat([whole.subarray(0, 20), Buffer.from(svg.repeat(20))]);
    expect((await readPhoto(fake)).status).toBe("refused");
  });

  test.each([false, true])(
    "a jpeg without the mark of its end is taken, one that ends earlier is not (in scans: %s)",
    async (progressive) => {
      const noise = sharp(randomBytes(90 * 90 * 3), { raw: { width: 90, height: 90, channels: 3 } });
      const whole = await noise.jpeg({ progressive }).toBuffer();
      expect(await readPhoto(whole.subarray(0, -2))).toMatchObject({ status: "ok", width: 90 });
      for (const less of [300, whole.length / 2]) {
        expect(await readPhoto(whole.subarray(0, -less))).toEqual({ status: "refused", code: "file-broken" });
      }
    },
  );

  test("a picture bomb, before anything is decoded", async () => {
    const bomb = await picture(6000, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    expect(await readPhoto(bomb)).toEqual({ status: "refused", code: "photo-too-many-pixels" });
  });

  test.each([
    ["huge", bitmap({ bits: 24, width: 30_000, height: 30_000, pixels: [] }), "photo-too-many-pixels"],
    [
      "of more than can be read at once",
      bitmap({ bits: 1, width: 4_000, height: 1_001, pixels: [] }),
      "photo-too-many-pixels",
    ],
    ["without its pixels", bitmap({ bits: 24, width: 1_000, height: 1_000, pixels: [1, 2, 3] }), "file-broken"],
    ["of an odd depth", bitmap({ bits: 5, pixels: [1, 2, 3, 4, 5, 6, 7, 8] }), "file-broken"],
    ["whose runs end too soon", bitmap({ bits: 8, packing: 1, pixels: [1, 0] }), "file-broken"],
    ["with no width", bitmap({ bits: 24, width: 0, pixels: [0, 0, 0, 0] }), "file-broken"],
    ["cut in its header", bitmap({ bits: 24, pixels: [] }).subarray(0, 40), "file-broken"],
  ])("a bmp %s", async (_, bytes, code) => {
    expect(await readPhoto(bytes)).toEqual({ status: "refused", code });
  });
});
