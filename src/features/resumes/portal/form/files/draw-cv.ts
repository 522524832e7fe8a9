import { readPicture, toJpeg } from "./draw-photo.ts";
import { fileLimits } from "./file-kinds.ts";
import { type PagePicture, toPictureDocument } from "./picture-document.ts";

/** As file choosers tell them. HEIC is not named: phones then hand over a JPEG in its place. */
export const pictureTypes = "image/jpeg,image/png,.jpg,.jpeg,.png";

/** Pages of a CV that are pictures, at most. */
export const mostPictures = 8;

/** Pixels of a page's longer side, by which a CV in small letters stays readable. */
const longestSide = 1_800;

/** From the best on, until all pages fit. */
const qualities = [0.8, 0.6, 0.4];

/** True for a picture by what its chooser says of it; whether it can be drawn shows later. */
export function isPicture({ name, type }: File): boolean {
  return type.startsWith("image/") || /\.(jpe?g|png|webp|heic|heif)$/i.test(name);
}

/** A picture on white, the right way up, and no larger than needed. @returns null where the browser cannot read it */
async function drawPage(file: File): Promise<HTMLCanvasElement | null> {
  const url = URL.createObjectURL(file);
  const picture = await readPicture(url);
  URL.revokeObjectURL(url);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { alpha: false });
  if (picture === null || context === null) return null;
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function toPage(canvas: HTMLCanvasElement, quality: number): Promise<PagePicture | null> {
  const jpeg = await toJpeg(canvas, quality);
  if (jpeg === null) return null;
  return { width: canvas.width, height: canvas.height, jpeg: new Uint8Array(await jpeg.arrayBuffer()) };
}

/** "IMG_1.jpg" becomes "IMG_1.pdf". */
function toPdfName(name: string): string {
  return `${name.replace(/\.[^.]*$/, "") || "CV"}.pdf`;
}

/**
 * One PDF of pictures, a page each, made in the browser.
 * @returns `unreadable` with the name of a picture that the browser cannot draw; `large` where all do not fit into 5 MB
 */
export async function drawCv(
  pictures: readonly File[],
): Promise<{ status: "drawn"; cv: File } | { status: "unreadable"; name: string } | { status: "large" }> {
  const canvases: HTMLCanvasElement[] = [];
  for (const picture of pictures) {
    const canvas = await drawPage(picture);
    if (canvas === null) return { status: "unreadable", name: picture.name };
    canvases.push(canvas);
  }
  for (const quality of qualities) {
    const pages = await Promise.all(canvases.map((canvas) => toPage(canvas, quality)));
    const drawn = pages.filter((page) => page !== null);
    const type = "application/pdf";
    const cv = new File(toPictureDocument(drawn), toPdfName(pictures[0]?.name ?? ""), { type });
    if (drawn.length === pages.length && cv.size <= fileLimits.cv) return { status: "drawn", cv };
  }
  return { status: "large" };
}
