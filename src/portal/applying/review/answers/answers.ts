import type { ProfileContent } from "../../../../domain/resumes/resumes.schema.ts";
import type { Section } from "../../../../domain/resumes/resumes.ts";
import { type EntryAnswer, entryAnswers } from "./entry-answers.ts";
import { type Answer, personalAnswers, seekingAnswers } from "./personal-answers.ts";
import type { TextOf } from "./text-of.ts";

/** Sections that hold answers; the statements are given on the review itself. */
export type AnswerSection = Exclude<Section, "consent">;

/** What a section will send: single answers, or the entries of a list. */
export type SectionAnswers =
  | { section: "PERSONAL_DATA" | "SEEKING_JOB_STATUS"; answers: Answer[] }
  | { section: Exclude<AnswerSection, "PERSONAL_DATA" | "SEEKING_JOB_STATUS">; entries: EntryAnswer[] };

/** Everything that will be sent, section by section in the form's order. */
export function resumeAnswers(profile: ProfileContent, textOf: TextOf): SectionAnswers[] {
  const entries = entryAnswers(profile, textOf);
  return [
    { section: "PERSONAL_DATA", answers: personalAnswers(profile.personalData, textOf) },
    { section: "EDUCATION", entries: entries.educations },
    { section: "INTERNSHIP", entries: entries.internships },
    { section: "EXPERIENCE", entries: entries.experiences },
    { section: "ORGANIZATION", entries: entries.organisations },
    { section: "SEEKING_JOB_STATUS", answers: seekingAnswers(profile.personalData, textOf) },
  ];
}

/** One line that stands for a folded section: "Sekar Paramitha", "S1 Agronomi, Universitas X"; "" when it is empty. */
export function sectionDigest(section: SectionAnswers): string {
  if ("entries" in section) return section.entries[0]?.title ?? "";
  return section.answers.find(({ value }) => value !== "")?.value ?? "";
}
