/** What a file is, by how it begins: a zip is a Word document or LinkedIn's data export. */
export type CvKind = "pdf" | "zip" | "json";

const heads: readonly (readonly [CvKind, readonly number[]])[] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["zip", [0x50, 0x4b]],
  ["json", [0x7b]],
];

/** The kind of a file; null where it can be no CV. */
export function cvKindOf(bytes: Uint8Array): CvKind | null {
  return heads.find(([, head]) => head.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}

export function isCvKind(text: unknown): text is CvKind {
  return heads.some(([kind]) => kind === text);
}
