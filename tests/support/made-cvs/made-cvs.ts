import { type CvLanguage, inventCv, type TrueCv } from "./invent-cv.ts";
import { classicLayouts } from "./layouts/classic.ts";
import { columnLayouts } from "./layouts/columns.ts";
import { formalLayouts } from "./layouts/formal.ts";
import { keptApartLayouts } from "./layouts/kept-apart.ts";
import type { LaidOut, Layout } from "./layouts/layout.ts";
import { lineLayouts } from "./layouts/lines.ts";
import { marginLayouts } from "./layouts/margins.ts";
import { sideLayouts } from "./layouts/sides.ts";
import { tableLayouts } from "./layouts/tables.ts";
import { Lot } from "./lot.ts";
import { getSpelling } from "./spelling.ts";
import { strangeWords } from "./strange-words.ts";
import { usualWords } from "./words.ts";

export interface MadeCv extends LaidOut {
  layout: string;
  language: CvLanguage;
  truth: TrueCv;
  hasMonths: boolean;
}

export const knownLayouts: readonly Layout[] = [
  ...classicLayouts,
  ...columnLayouts,
  ...tableLayouts,
  ...marginLayouts,
  ...lineLayouts,
  ...formalLayouts,
  ...sideLayouts,
];

/** One CV by its number: the same seed makes the same. What is kept apart is made of names of its own as well. */
export async function makeCv(layout: Layout, language: CvLanguage, seed: number): Promise<MadeCv> {
  const lot = new Lot(seed * 7_919 + 17);
  const truth = inventCv(lot, language, keptApartLayouts.includes(layout) ? strangeWords : usualWords);
  const spelling = getSpelling(lot, truth);
  const laidOut = await layout.make({ cv: truth, spelling, lot });
  return { ...laidOut, layout: layout.name, language, truth, hasMonths: spelling.hasMonths };
}

/** A career of so many jobs that it takes three pages or four. */
export async function makeLongCv(seed: number): Promise<Uint8Array> {
  const lot = new Lot(seed * 104_729 + 5);
  const cv = inventCv(lot, seed % 2 === 0 ? "id" : "en");
  while (cv.jobs.length < 24) cv.jobs.push(...inventCv(lot, cv.language).jobs);
  const [classic] = classicLayouts;
  if (classic === undefined) throw new Error("There is no layout.");
  return (await classic.make({ cv, spelling: getSpelling(lot, cv), lot })).bytes;
}

/** So many CVs of each layout and language. */
export async function makeCvs(layouts: readonly Layout[], ofEach: number, seed = 0): Promise<MadeCv[]> {
  const made: MadeCv[] = [];
  for (const [at, layout] of layouts.entries()) {
    for (const language of ["id", "en"] as const) {
      for (let turn = 0; turn < ofEach; turn += 1) {
        made.push(await makeCv(layout, language, seed + at * 1_000 + turn * 2 + (language === "en" ? 1 : 0)));
      }
    }
  }
  return made;
}

export { keptApartLayouts };
