import { numberText } from "../../../../../i18n/formats.ts";
import { beginsAsPdf, findPhotoKind, headBytes, type PhotoKind } from "../../../../../platform/files/file-heads.ts";

/** What a photo may be (§5), as file choosers tell it; its bytes count. */
export const photoTypes = {
  accept: "image/jpeg,image/png,image/gif,image/bmp,image/tiff,.jpg,.jpeg,.png,.gif,.bmp,.tif,.tiff",
} as const;

export const cvTypes = { accept: "application/pdf,.pdf" } as const;

/** Bytes that are sent at most (§9; CV: promise 10). */
export const fileLimits = { photo: 2 * 1024 * 1024, cv: 5 * 1024 * 1024 } as const;

function getEnding(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}

const getHead = async (file: Blob) => new Uint8Array(await file.slice(0, headBytes).arrayBuffer());

/** The kind of a chosen photo, whatever it is called; null for another kind of file. */
export async function photoKindIn(file: Blob): Promise<PhotoKind | null> {
  return findPhotoKind(await getHead(file));
}

/** True for a name that browsers cannot draw: it is sent as it is (readings, "Photos"). */
export function isTif(name: string): boolean {
  return ["tif", "tiff"].includes(getEnding(name));
}

export type CvFault = "type" | "large";

/** What is wrong with a chosen CV as far as a browser can tell; null when nothing is. */
export async function cvFault(file: File): Promise<CvFault | null> {
  if (!beginsAsPdf(await getHead(file))) return "type";
  return file.size > fileLimits.cv ? "large" : null;
}

/** "412 KB", "3,4 MB". */
export function sizeText(bytes: number, language: "id" | "en"): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${numberText(Math.round((bytes / 1024 / 1024) * 10) / 10, language)} MB`;
}
