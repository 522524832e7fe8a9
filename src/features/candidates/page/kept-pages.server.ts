import type { DrawnPdf } from "../../../platform/files/pdf-drawing.ts";

/** So much of drawn documents is kept in memory, and so long. */
const most = { bytes: 48 * 1024 * 1024, ms: 10 * 60_000 };

interface Kept {
  pdf: DrawnPdf;
  bytes: number;
  until: number;
}

/** By the stored file's name; the oldest first. */
const kept = new Map<string, Kept>();

function forgetUntil(bytes: number): void {
  const now = performance.now();
  for (const [name, { until }] of kept) if (until < now) kept.delete(name);
  const total = () => [...kept.values()].reduce((sum, each) => sum + each.bytes, bytes);
  for (const name of kept.keys()) {
    if (total() <= most.bytes) return;
    kept.delete(name);
  }
}

/** A document that was drawn a little while ago. */
export function keptDrawn(name: string): DrawnPdf | undefined {
  const found = kept.get(name);
  return found !== undefined && found.until > performance.now() ? found.pdf : undefined;
}

/** Keeps a drawn document, in memory alone. */
export function keepDrawn(name: string, pdf: DrawnPdf): void {
  const bytes = pdf.pages.reduce((sum, { picture, pieces }) => sum + picture.length + pieces.length * 100, 0);
  forgetUntil(bytes);
  if (bytes <= most.bytes) kept.set(name, { pdf, bytes, until: performance.now() + most.ms });
}
