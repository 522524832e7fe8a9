import { personParts } from "../../resumes/field-kinds.ts";

/** The parts of a resume that two versions may differ in. */
export const resumeParts = [
  ...personParts,
  "educations",
  "experiences",
  "organisations",
  "internships",
  "photo",
  "cv",
] as const;
export type ResumePart = (typeof resumeParts)[number];
