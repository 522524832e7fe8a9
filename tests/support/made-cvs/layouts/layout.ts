import type { TrueCv, TrueStudy } from "../invent-cv.ts";
import type { Lot } from "../lot.ts";
import type { HeadedSection, Spelling } from "../spelling.ts";
import * as words from "../words.ts";

/** A CV to be laid out: whose, spelt how, and by whose lot. */
export interface Drafted {
  cv: TrueCv;
  spelling: Spelling;
  lot: Lot;
}

/** A person's fields in a layout beside name, phone and e-mail. */
export interface ShownParts {
  birth: boolean;
  gender: boolean;
  city: boolean;
}

export interface LaidOut {
  kind: "pdf" | "docx";
  bytes: Uint8Array;
  shown: ShownParts;
}

/** A way that CVs look. */
export interface Layout {
  name: string;
  make(drafted: Drafted): Promise<LaidOut>;
}

/** Studies with the schools that a resume has no place for, the latest first. */
export function allStudies({ educations, earlySchools }: TrueCv): TrueStudy[] {
  return [...educations, ...earlySchools];
}

/** From when to when someone studied, as this layout writes it. */
export function studyYears({ cv, spelling }: Drafted, { startYear, endYear, isStudying }: TrueStudy): string {
  void cv;
  return spelling.years(startYear, endYear, isStudying);
}

export interface Noise {
  heading: string;
  section: HeadedSection;
  lines: string[];
}

/** Sections that say nothing a resume has a field for. */
export function noiseOf({ cv: { language }, spelling, lot }: Drafted): Noise[] {
  const noise = (section: HeadedSection, lines: string[]): Noise => ({
    heading: spelling.heading(section),
    section,
    lines,
  });
  return [
    ...(lot.happens(0.8) ? [noise("skills", lot.some(words.skills, lot.between(3, 7)))] : []),
    ...(lot.happens(0.5) ? [noise("certificates", lot.some(words.certificates, lot.between(1, 3)))] : []),
    ...(lot.happens(0.3) ? [noise("hobbies", [lot.some(words.hobbies, 3).join(", ")])] : []),
    ...(lot.happens(0.3) && language !== undefined
      ? [noise("references", lot.some(words.referees, lot.between(1, 2)))]
      : []),
  ];
}

export const getSummary = ({ cv: { language }, lot }: Drafted) =>
  `${lot.some(words.summaries[language], 2).join(". ")}.`;
