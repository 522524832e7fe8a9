import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { careerActivityCookie, mediaCodeOf } from "../../../vacancies/activity/career-activity.ts";

/**
 * By which activity link an applicant came to a vacancy: as the request names it, else as the browser's one-day cookie
 * remembers it (§3). Whether there is such a link for the vacancy shows when applying.
 */
export function mediaCodeFor(
  { clock }: Pick<Platform, "clock">,
  { cookies }: RequestContext,
  vacancyId: number,
  activityPlatform: string | null | undefined,
): string | null {
  return activityPlatform || mediaCodeOf(cookies[careerActivityCookie], vacancyId, clock());
}
