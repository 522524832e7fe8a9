/** What the page knows about the person's readiness. */
export interface Readiness {
  /** Sections of the resume that lack something. */
  incompleteSections: number;
  isUpToDate: boolean;
  /** Answers to the vacancy's questions that cannot be sent so. */
  wrongAnswers?: number;
  /** The person says that an old resume is still right. */
  isConfirmed: boolean;
  dataTruth: boolean;
  dataUse: boolean;
  isCaptchaSolved: boolean;
}

/** What stands between the person and sending; also the ids of the page's parts where it is removed. */
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
