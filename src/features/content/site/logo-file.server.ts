import { createHash } from "node:crypto";
import type { Logo } from "../../../contract/site.ts";
import { type PackFault, PackFaults, type PackFile } from "../../../platform/operations/content-pack/pack-part.ts";
import { drawingFaults } from "./logo-drawing.ts";

/** The one name that a pack's logo has; `site.json` names it too, or null. */
export const logoName = "logo.svg";

/** It comes along with the first page: a drawing, not a photograph. */
const longestLogo = 30_000;
/** Width by height: from a square to a long word. */
const ratios = { least: 1, most: 8 } as const;

/** A logo that was found good. */
export interface ReadLogo extends Logo {
  svg: string;
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

function getRatio(text: string): number {
  const box = /<svg\b[^>]*\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(text);
  return box === null ? Number.NaN : Number(box[1]) / Number(box[2]);
}

/**
 * Reads an operator's own logo: an SVG that draws and does nothing else.
 * @throws PackFaults with everything that is wrong with it
 */
export function readLogo({ path, text }: PackFile): ReadLogo {
  const faults: PackFault[] = [];
  const refuse = (reason: string, index = 0) => faults.push({ path, line: lineAt(text, index), reason });
  const bytes = Buffer.byteLength(text);
  if (bytes > longestLogo) refuse(`it has ${bytes} bytes, a logo has at most ${longestLogo}`);
  for (const { reason, index } of drawingFaults(text)) refuse(reason, index);
  const ratio = getRatio(text);
  if (Number.isNaN(ratio)) refuse('it is no SVG with a viewBox, such as <svg viewBox="0 0 240 48">');
  else if (ratio < ratios.least || ratio > ratios.most)
    refuse(`it is ${ratio.toFixed(2)} times as wide as high; from ${ratios.least} to ${ratios.most} fits the top bar`);
  if (faults.length > 0) throw new PackFaults(faults);
  return { svg: text, hash: createHash("sha256").update(text).digest("hex").slice(0, 16), ratio };
}
