import { m } from "#messages";
import type { Obstacle } from "./obstacles.ts";

const texts = {
  missing: m.applications_profile_incomplete,
  confirm: m.applications_review_want_confirm,
  answers: m.applications_answers_missing,
  dataTruth: m.applications_review_want_data_truth,
  dataUse: m.applications_review_want_data_use,
  captcha: m.applications_review_want_captcha,
} as const satisfies Record<Obstacle, () => string>;

/** What to do about an obstacle. */
export function obstacleText(obstacle: Obstacle): string {
  return texts[obstacle]();
}
