// What a file is by its first bytes: the same on the server and in the page that a file is chosen in.

/** jpg, jpeg, png, gif, bmp, tif (§5). */
export type PhotoKind = "jpeg" | "png" | "gif" | "bmp" | "tif";

/** Bytes of a file's beginning that are enough to know its kind. */
export const headBytes = 1_100;

/**
 * Each kind's first bytes. A tif's are enough: its directory may be anywhere, mostly behind the picture
 * (TIFF 6.0; 43 is BigTIFF).
 */
const photoHeads: readonly (readonly [PhotoKind, readonly string[]])[] = [
  ["jpeg", ["\xff\xd8\xff"]],
  ["png", ["\x89PNG\r\n\x1a\n"]],
  ["gif", ["GIF87a", "GIF89a"]],
  ["bmp", ["BM"]],
  ["tif", ["II*\0", "MM\0*", "II+\0", "MM\0+"]],
];

const latin = (head: Uint8Array) =>
  Array.from(head.subarray(0, headBytes), (byte) => String.fromCharCode(byte)).join("");

/** The kind of a photo by its first bytes, whatever it is called; null for what no photo begins with. */
export function findPhotoKind(head: Uint8Array): PhotoKind | null {
  const text = latin(head);
  return photoHeads.find(([, starts]) => starts.some((start) => text.startsWith(start)))?.[0] ?? null;
}

/** Readers look for the header so far (Adobe's implementation notes to PDF 1.7, 13). */
const pdfHeaderWithin = 1_024;

/** First bytes of pages, programs, archives and pictures, whatever follows them. */
const otherKinds = ["<", "{", "MZ", "PK", "#!", "%!", "GIF8", "Rar!", "7z", "\x7fELF", "\x89PNG", "\xff\xd8\xff"];

/** Whether a file begins as a PDF: its header first, or after a few bytes that are nothing else. */
export function beginsAsPdf(head: Uint8Array): boolean {
  const text = latin(head);
  const at = text.indexOf("%PDF-");
  const before = text.slice(0, at).replaceAll("\0", " ").replace("\xef\xbb\xbf", "").trim();
  return at !== -1 && at <= pdfHeaderWithin && !otherKinds.some((start) => before.startsWith(start));
}
