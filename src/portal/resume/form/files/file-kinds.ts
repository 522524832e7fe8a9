import { numberText } from "../../../../i18n/formats.ts";

/** What a photo may be (§5), as file choosers and names tell it; the server looks at the bytes. */
export const photoTypes = {
  accept: "image/jpeg,image/png,image/gif,image/bmp,image/tiff,.jpg,.jpeg,.png,.gif,.bmp,.tif,.tiff",
  endings: ["jpg", "jpeg", "png", "gif", "bmp", "tif", "tiff"],
} as const;

export const cvTypes = { accept: "application/pdf,.pdf", endings: ["pdf"] } as const;

/** Bytes that are sent at most (§9; CV: promise 10). */
export const fileLimits = { photo: 2 * 1024 * 1024, cv: 5 * 1024 * 1024 } as const;

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}

/** True for a name that may be a photo's. */
export function isPhotoName(name: string): boolean {
  return photoTypes.endings.some((ending) => ending === endingOf(name));
}

/** True for a name that browsers cannot draw: it is sent as it is (readings, "Photos"). */
export function isTif(name: string): boolean {
  return ["tif", "tiff"].includes(endingOf(name));
}

export type CvFault = "type" | "large" | "broken";

/** What is wrong with a chosen CV as far as a browser can tell; null when nothing is. */
export async function cvFault(file: File): Promise<CvFault | null> {
  if (!cvTypes.endings.some((ending) => ending === endingOf(file.name))) return "type";
  if (file.size > fileLimits.cv) return "large";
  const start = await file.slice(0, 1024).text();
  return start.includes("%PDF-") ? null : "broken";
}

/** "412 KB", "3,4 MB". */
export function sizeText(bytes: number, language: "id" | "en"): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${numberText(Math.round((bytes / 1024 / 1024) * 10) / 10, language)} MB`;
}
