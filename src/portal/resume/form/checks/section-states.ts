import { type Section, sectionOfProfilePath, sections } from "../../../../domain/resumes/resumes.ts";
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

function hasPersonalData({ personalData }: ResumeValues, hasFiles: boolean): boolean {
  const { dob, gender, noTelp, domisili, kategoriPengalaman, yoeYear, yoeMonth, expectedSalary } = personalData;
  const texts = [dob.year, gender, noTelp.number, kategoriPengalaman, yoeYear, yoeMonth, expectedSalary];
  return hasFiles || domisili !== null || texts.some((text) => text !== "");
}

function isTouched(section: Section, values: ResumeValues, hasFiles: boolean): boolean {
  const { personalData, consent } = values;
  switch (section) {
    case "PERSONAL_DATA":
      return hasPersonalData(values, hasFiles);
    case "EDUCATION":
      return values.pendidikanList.length > 0;
    case "INTERNSHIP":
      return values.internshipList.length > 0;
    case "EXPERIENCE":
      return values.pengalamanList.length > 0;
    case "ORGANIZATION":
      return values.organisasiList.length > 0;
    case "SEEKING_JOB_STATUS":
      return personalData.seekingJobStatusId !== "" || personalData.emailSuggestionPeriodId !== "";
    case "consent":
      return consent.kebenaranData || consent.penggunaanData;
  }
}

interface Progress {
  values: ResumeValues;
  hasFiles: boolean;
  /** Everything wrong or missing. */
  faults: readonly FieldFault[];
  /** Paths whose error the person sees already. */
  shown: readonly string[];
}

function stateOf(section: Section, { values, hasFiles, faults, shown }: Progress): SectionState {
  const wrong = shown.filter((path) => sectionOfField(path) === section).length;
  if (wrong > 0) return { state: "wrong", faults: wrong };
  const touched = isTouched(section, values, hasFiles);
  const lacking = faults.some(({ path }) => sectionOfField(path) === section);
  if (lacking) return { state: touched ? "partial" : "empty" };
  return { state: touched ? "complete" : "optional" };
}

/** How far each section is, for the list beside the form. */
export function sectionStates(progress: Progress): Record<Section, SectionState> {
  return {
    PERSONAL_DATA: stateOf("PERSONAL_DATA", progress),
    EDUCATION: stateOf("EDUCATION", progress),
    INTERNSHIP: stateOf("INTERNSHIP", progress),
    EXPERIENCE: stateOf("EXPERIENCE", progress),
    ORGANIZATION: stateOf("ORGANIZATION", progress),
    SEEKING_JOB_STATUS: stateOf("SEEKING_JOB_STATUS", progress),
    consent: stateOf("consent", progress),
  };
}

/** Sections that lack something or hold something wrong: what the save bar waits for. */
export function openSections(faults: readonly FieldFault[]): Section[] {
  const lacking = new Set(faults.map(({ path }) => sectionOfField(path)));
  return sections.filter((section) => lacking.has(section));
}
