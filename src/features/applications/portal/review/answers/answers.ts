import type { Section } from "../../../../resumes/completeness.ts";
import type { ProfileContent } from "../../../../resumes/portal/wire/profile-answer.schema.ts";
import { type EntryAnswer, entryAnswers } from "./entry-answers.ts";
import { type Answer, personalAnswers, seekingAnswers } from "./personal-answers.ts";
import type { TextOf } from "./text-of.ts";

/** Sections that hold answers; the statements are given on the review itself. */
export type AnswerSection = Exclude<Section, "consents">;

/** What a section will send: single answers, or the entries of a list. */
export type SectionAnswers =
  | { section: "personal-data" | "seeking-status"; answers: Answer[] }
  | { section: Exclude<AnswerSection, "personal-data" | "seeking-status">; entries: EntryAnswer[] };

/** Everything that will be sent, section by section in the form's order. */
export function resumeAnswers(profile: ProfileContent, textOf: TextOf): SectionAnswers[] {
  const entries = entryAnswers(profile, textOf);
  return [
    { section: "personal-data", answers: personalAnswers(profile.personalData, textOf) },
    { section: "education", entries: entries.educations },
    { section: "internship", entries: entries.internships },
    { section: "experience", entries: entries.experiences },
    { section: "organisation", entries: entries.organisations },
    { section: "seeking-status", answers: seekingAnswers(profile.personalData, textOf) },
  ];
}

/** One line that stands for a folded section: "Sekar Paramitha", "S1 Agronomi, Universitas X"; "" when it is empty. */
export function sectionDigest(section: SectionAnswers): string {
  if ("entries" in section) return section.entries[0]?.title ?? "";
  return section.answers.find(({ value }) => value !== "")?.value ?? "";
}
