import { m } from "#messages";
import { sections } from "../../../resumes/completeness.ts";
import { faultMessage } from "../../../resumes/portal/form/checks/fault-message.ts";
import { sectionOfProfilePath } from "../../../resumes/portal/wire/paths.ts";
import type { AnswerSection } from "./answers/answers.ts";

/** A section that lacks something, and what to do there. */
export interface MissingPart {
  section: AnswerSection;
  /** "Pilih tanggal lahir Anda."; each sentence once. */
  wants: string[];
}

/** Missing fields of get-profile, by section in the form's order; the review itself asks for the statements. */
export function missingParts(missing: readonly string[]): MissingPart[] {
  return sections.flatMap((section) => {
    if (section === "consents") return [];
    const paths = missing.filter((path) => sectionOfProfilePath(path) === section);
    const wants = [...new Set(paths.map((path) => faultMessage(path, "required")))];
    return wants.length === 0 ? [] : [{ section, wants }];
  });
}

/** The person's readiness, as far as the page knows. */
export interface Readiness {
  /** Sections of the resume that lack something. */
  incompleteSections: number;
  isUpToDate: boolean;
  /** Answers to the vacancy's questions that cannot be sent so. */
  wrongAnswers?: number;
  /** The person confirms that an old resume is still right. */
  isConfirmed: boolean;
  dataTruth: boolean;
  dataUse: boolean;
  isCaptchaSolved: boolean;
}

/** Obstacles to sending; also the ids of the page's parts that remove them. */
export type Obstacle = "missing" | "confirm" | "answers" | "dataTruth" | "dataUse" | "captcha";

/** Everything in the way, in the page's order. */
export function obstacles(readiness: Readiness): Obstacle[] {
  const found: Obstacle[] = [];
  const isComplete = readiness.incompleteSections === 0;
  if (!isComplete) found.push("missing");
  // Completing a resume saves it, and that makes it up to date.
  if (isComplete && !readiness.isUpToDate && !readiness.isConfirmed) found.push("confirm");
  if ((readiness.wrongAnswers ?? 0) > 0) found.push("answers");
  if (!readiness.dataTruth) found.push("dataTruth");
  if (!readiness.dataUse) found.push("dataUse");
  if (!readiness.isCaptchaSolved) found.push("captcha");
  return found;
}

const texts = {
  missing: m.applications_profile_incomplete,
  confirm: m.applications_review_want_confirm,
  answers: m.applications_answers_missing,
  dataTruth: m.applications_review_want_data_truth,
  dataUse: m.applications_review_want_data_use,
  captcha: m.applications_review_want_captcha,
} as const satisfies Record<Obstacle, () => string>;

/** The text about an obstacle. */
export function obstacleText(obstacle: Obstacle): string {
  return texts[obstacle]();
}
