import { type Section, sections } from "../../../completeness.ts";
import type { Field } from "../../../field-kinds.ts";
import { personalFields } from "../../../fields.ts";
import { sectionOfProfilePath } from "../../wire/paths.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import type { FieldFault } from "./check-values.ts";

/** `optional`: nothing is filled in, and nothing has to be. */
export type SectionState =
  | { state: "empty" | "partial" | "complete" | "optional" }
  | { state: "wrong"; faults: number };

/** The section of a field of the form. */
export function sectionOfField(path: string): Section {
  return sectionOfProfilePath(path);
}

/** What sign-up's first step asked already. */
const askedBefore: ReadonlySet<string> = new Set(["nama", "email"]);

/** True for a value that someone typed or chose; of a date the year counts, of a phone number what is behind the country. */
function isFilled(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value !== null && value !== "" && value !== false;
  if ("number" in value) return value.number !== "";
  return !("year" in value) || value.year !== "";
}

function hasPersonalData({ personalData }: ResumeValues, hasFiles: boolean): boolean {
  const values: Readonly<Record<string, unknown>> = personalData;
  const fields = Object.values<Field>(personalFields).filter(({ wire }) => !askedBefore.has(wire));
  return hasFiles || fields.some(({ wire }) => isFilled(values[wire]));
}

function isTouched(section: Section, values: ResumeValues, hasFiles: boolean): boolean {
  const { personalData, consent } = values;
  switch (section) {
    case "personal-data":
      return hasPersonalData(values, hasFiles);
    case "education":
      return values.pendidikanList.length > 0;
    case "internship":
      return values.internshipList.length > 0;
    case "experience":
      return values.pengalamanList.length > 0;
    case "organisation":
      return values.organisasiList.length > 0;
    case "seeking-status":
      return personalData.seekingJobStatusId !== "" || personalData.emailSuggestionPeriodId !== "";
    case "consents":
      return consent.kebenaranData || consent.penggunaanData;
  }
}

interface Progress {
  values: ResumeValues;
  hasFiles: boolean;
  /** Everything wrong or missing. */
  faults: readonly FieldFault[];
  /** Paths whose error the person sees already. */
  errorPaths: readonly string[];
}

function getState(section: Section, { values, hasFiles, faults, errorPaths }: Progress): SectionState {
  const wrong = errorPaths.filter((path) => sectionOfField(path) === section).length;
  if (wrong > 0) return { state: "wrong", faults: wrong };
  const touched = isTouched(section, values, hasFiles);
  const lacking = faults.some(({ path }) => sectionOfField(path) === section);
  if (lacking) return { state: touched ? "partial" : "empty" };
  return { state: touched ? "complete" : "optional" };
}

/** How far each section is, for the list beside the form. */
export function sectionStates(progress: Progress): Record<Section, SectionState> {
  return {
    "personal-data": getState("personal-data", progress),
    education: getState("education", progress),
    internship: getState("internship", progress),
    experience: getState("experience", progress),
    organisation: getState("organisation", progress),
    "seeking-status": getState("seeking-status", progress),
    consents: getState("consents", progress),
  };
}

/** What a resume may leave empty; professionals' experience lacks something then (§5). */
const optional: ReadonlySet<Section> = new Set(["internship", "experience", "organisation"]);

/** The section behind the optional ones that come after a section and lack nothing; null where none comes. */
export function findAfterOptional(section: Section, lacking: readonly Section[]): Section | null {
  const [next, ...later] = sections.slice(sections.indexOf(section) + 1);
  const isPassed = (one: Section) => optional.has(one) && !lacking.includes(one);
  if (next === undefined || !isPassed(next)) return null;
  return later.find((one) => !isPassed(one)) ?? null;
}

/** Sections that lack something or hold something wrong: what the save bar waits for. */
export function openSections(faults: readonly FieldFault[]): Section[] {
  const lacking = new Set(faults.map(({ path }) => sectionOfField(path)));
  return sections.filter((section) => lacking.has(section));
}
