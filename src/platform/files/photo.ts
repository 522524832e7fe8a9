import sharp, { type Sharp } from "sharp";
import { atOnce } from "../limits/at-once.ts";
import { bitmapSize, readBitmap } from "./bitmap.ts";
import { findPhotoKind, headBytes } from "./file-heads.ts";

export type PhotoRefusal = "file-too-large" | "file-type" | "file-broken" | "photo-too-many-pixels" | "busy";
export type ReadPhoto =
  | { readonly status: "ok"; readonly jpeg: Uint8Array; readonly width: number; readonly height: number }
  | { readonly status: "refused"; readonly code: PhotoRefusal };

/** §5, promise 10. The pixels bound what a small file can swell to. */
export const photoLimits = { bytes: 2 * 1024 * 1024, pixels: 25_000_000, side: 1_200 } as const;

/** A bitmap is decoded on the main thread: 50 ms for so many. Only those of few colours have more within their bytes. */
const bitmapPixels = photoLimits.bytes;

// Whatever the bytes look like, these are the only decoders they can reach: no SVG, no documents.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadNsgif", "VipsForeignLoadTiff"],
});
sharp.cache(false);

/** Two pictures decode at once: an interlaced one of 25 million pixels takes 100 MB. A network waits with a part. */
const takeTurn = atOnce({ running: 2, waiting: 48, share: 16 });

/** A picture takes a second at most; one that takes so long meets a machine without time. */
const decodingSeconds = 20;

/** Cheap checks of a photo: its size, and its type by its first bytes. */
export async function glanceAtPhoto(file: Blob): Promise<PhotoRefusal | null> {
  if (file.size > photoLimits.bytes) return "file-too-large";
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return findPhotoKind(head) === null ? "file-type" : null;
}

/**
 * Makes a plain JPEG of a photo: known by its bytes, turned upright, at most 1,200 pixels a side, without metadata
 * and whatever else was hidden in the file. `busy` is 503.
 * @param network whose share of the queue it takes
 */
export async function readPhoto(bytes: Uint8Array, network?: string): Promise<ReadPhoto> {
  if (bytes.length > photoLimits.bytes) return refused("file-too-large");
  const kind = findPhotoKind(bytes);
  if (kind === null) return refused("file-type");
  if (kind === "bmp") return decode(bitmapSize(bytes), () => fromBitmap(bytes), network, bitmapPixels);
  const open = (file: Uint8Array, failOn: "error" | "warning") =>
    sharp(file, { limitInputPixels: photoLimits.pixels, failOn });
  const size = await findSize(bytes);
  const read = await decode(size, () => open(bytes, "error"), network);
  const lacksEnd = kind === "jpeg" && read.status === "refused" && read.code === "file-broken" && !endsAsJpeg(bytes);
  // A picture that is all there gives no warning then; one that is cut earlier does.
  return lacksEnd ? decode(size, () => open(Buffer.concat([bytes, jpegEnd]), "warning"), network) : read;
}

/** The mark of a JPEG's end, which some cameras and programs leave out. */
const jpegEnd = Uint8Array.of(0xff, 0xd9);

const endsAsJpeg = (bytes: Uint8Array) => jpegEnd.every((byte, index) => bytes.at(index - 2) === byte);

interface Size {
  width: number;
  height: number;
}

async function decode(
  size: Size | null,
  open: () => Sharp | null,
  network: string | undefined,
  most: number = photoLimits.pixels,
): Promise<ReadPhoto> {
  if (size === null) return refused("file-broken");
  if (size.width * size.height > most) return refused("photo-too-many-pixels");
  const turn = await takeTurn(async () => plainJpeg(open()), network);
  return turn.status === "busy" ? refused("busy") : turn.value;
}

/** From the header only, nothing is decoded. */
async function findSize(bytes: Uint8Array): Promise<Size | null> {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

function fromBitmap(bytes: Uint8Array): Sharp | null {
  const bitmap = readBitmap(bytes);
  if (bitmap === null) return null;
  const { width, height, rgb } = bitmap;
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

async function plainJpeg(image: Sharp | null): Promise<ReadPhoto> {
  if (image === null) return refused("file-broken");
  const { side } = photoLimits;
  try {
    const { data, info } = await image
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .jpeg({ quality: 85, mozjpeg: true })
      .timeout({ seconds: decodingSeconds })
      .toBuffer({ resolveWithObject: true });
    return { status: "ok", jpeg: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    return refused(error instanceof Error && error.message.startsWith("timeout") ? "busy" : "file-broken");
  }
}

function refused(code: PhotoRefusal): ReadPhoto {
  return { status: "refused", code };
}
