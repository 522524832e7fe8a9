/** The parts of a resume that two versions may differ in. */
export const resumeParts = [
  "person",
  "contact",
  "domicile",
  "salary",
  "experience-years",
  "educations",
  "experiences",
  "organisations",
  "internships",
  "photo",
  "cv",
] as const;
export type ResumePart = (typeof resumeParts)[number];
