import type { PackBytes } from "./pack-folder.ts";
import type { PackFault, PackFile } from "./pack-part.ts";

const LINE_FEED = 10;

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The first line that is no UTF-8; a line feed is never part of another character. */
function brokenLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; ; line += 1) {
    const end = bytes.indexOf(LINE_FEED, from);
    if (end === -1 || textOf(bytes.subarray(from, end)) === null) return line;
    from = end + 1;
  }
}

/** The files' texts, and what is wrong with those that have none or hold a character that no text has. */
export function packTexts(files: readonly PackBytes[]): { texts: PackFile[]; faults: PackFault[] } {
  const faults: PackFault[] = [];
  const texts: PackFile[] = [];
  for (const { path, bytes } of files) {
    const text = textOf(bytes);
    const nul = text?.indexOf("\0") ?? -1;
    if (text === null) faults.push({ path, line: brokenLine(bytes), reason: "it is not UTF-8" });
    else if (nul < 0) texts.push({ path, text });
    else faults.push({ path, line: text.slice(0, nul).split("\n").length, reason: "it holds a NUL character" });
  }
  return { texts, faults };
}
