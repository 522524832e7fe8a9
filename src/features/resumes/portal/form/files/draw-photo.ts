import { fileLimits } from "./file-kinds.ts";

/** A rectangle in the picture's own pixels. */
export interface CutOut {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Upright, as resumes show it; the server keeps 1,200 pixels a side at most. */
export const photoShape = { width: 900, height: 1108 } as const;

const qualities = [0.9, 0.8, 0.65, 0.5];

/** What a canvas shows, as a JPEG; null where the browser makes none. */
export function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

/** A picture that the browser has read and turned the right way; null for one that it cannot read. */
export async function readPicture(url: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = url;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

/** Cuts a picture out and makes it small enough to send: a JPEG of at most 2 MB (§5). */
export async function drawPhoto(picture: HTMLImageElement, cut: CutOut): Promise<File | null> {
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, photoShape.width / cut.width);
  canvas.width = Math.max(1, Math.round(cut.width * scale));
  canvas.height = Math.max(1, Math.round(cut.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return null;
  // What is clear in a png becomes white and not black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const jpeg = await toJpeg(canvas, quality);
    if (jpeg !== null && jpeg.size <= fileLimits.photo) return new File([jpeg], "photo.jpg", { type: "image/jpeg" });
  }
  return null;
}
