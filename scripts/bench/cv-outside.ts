import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { CvWords } from "../../src/features/cv-import/cv-facts.ts";
import { emptyFacts } from "../../src/features/cv-import/cv-facts.ts";
import { isRight, type Slip } from "../../tests/support/made-cvs/scored.ts";
import { type OutsideCv, outsideCvs, outsideSlips } from "../../tests/support/outside-cvs/outside-cvs.ts";
import { chromiumPath } from "../browser.ts";
import { readAsBuilt } from "./cv-times.ts";

/** Output folder of printed pages. */
const printed = resolve(".cache/bench/outside-cvs");
const pages = resolve("tests/support/outside-cvs");

function print(source: string, path: string): void {
  mkdirSync(printed, { recursive: true });
  const page = pathToFileURL(join(pages, source)).href;
  const options = ["--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", `--print-to-pdf=${path}`];
  execFileSync(chromiumPath(), [...options, page], { stdio: "ignore" });
}

/** The file of a CV; null where the folder has none. */
function findFile({ name, source }: OutsideCv, folder: string | undefined): Uint8Array | null {
  const isPage = source.startsWith("id/");
  const path = isPage ? join(printed, `${name}.pdf`) : join(folder ?? "", `${name}.pdf`);
  if (isPage) print(source, path);
  else if (folder === undefined || !existsSync(path)) return null;
  return new Uint8Array(readFileSync(path));
}

/** From here on a change is ticked. */
const ticked = 0.7;

/** Results on CVs that this repository's generator did not make. */
export interface OutsideResult {
  slips: Slip[];
  cvs: number;
  refused: number;
  /** Wrong values that would be ticked. */
  wrong: number;
}

/**
 * Reads CVs of others and pages written by hand in other looks.
 * @param folder with the files of `truth.txt`; without one only the pages are read
 */
export async function readOutside(
  words: CvWords,
  folder: string | undefined,
  isWanted: (cv: OutsideCv) => boolean,
): Promise<OutsideResult> {
  const result: OutsideResult = { slips: [], cvs: 0, refused: 0, wrong: 0 };
  for (const cv of outsideCvs().filter(isWanted)) {
    const bytes = findFile(cv, folder);
    if (bytes === null) continue;
    const read = await readAsBuilt(bytes, words);
    const slips = outsideSlips(cv, read.status === "read" ? read.facts : emptyFacts);
    result.cvs += 1;
    result.refused += read.status === "read" ? 0 : 1;
    result.wrong += slips.filter((slip) => slip.got !== null && !isRight(slip) && (slip.sure ?? 0) >= ticked).length;
    result.slips.push(...slips);
  }
  return result;
}

/** How often values are right by how sure they are said to be. */
export function calibration(slips: readonly Slip[]): string[] {
  const steps = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95];
  return steps.flatMap((from, at) => {
    const until = steps[at + 1] ?? 1.01;
    const own = slips.filter(({ got, sure = 0 }) => got !== null && sure >= from && sure < until);
    if (own.length === 0) return [];
    return [
      `${from}–${until > 1 ? 1 : until}: ${(own.filter(isRight).length / own.length).toFixed(2)} of ${own.length}`,
    ];
  });
}
