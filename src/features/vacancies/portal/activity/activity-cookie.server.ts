import { writeCookie } from "../../../../contract/cookies.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { activityLifeMs, careerActivityCookie, isLetterMedia, withActivity } from "../../activity/career-activity.ts";

export type Parts = Pick<Platform, "database" | "settings" | "clock">;

/** The one-day cookie with this link's record before those of other windows (§3, §9). */
export function activityCookie(
  { settings, clock }: Parts,
  context: RequestContext,
  link: { vacancyId: number; mediaCode: string },
): string {
  return writeCookie({
    name: careerActivityCookie,
    value: withActivity(context.cookies[careerActivityCookie], link, clock()),
    path: settings.basePath,
    httpOnly: true,
    secure: settings.publicUrl.startsWith("https:"),
    domain: settings.cookieDomain ?? undefined,
    maxAge: activityLifeMs / 1000,
  });
}

/** The same for visitors from our letters; none for any other media code, and for calls from elsewhere. */
export function letterCookies(
  parts: Parts,
  context: RequestContext,
  { vacancyId, mediaCode = "" }: { vacancyId: number; mediaCode: string | undefined },
): string[] {
  const isOurs = context.isOwnOrigin && isLetterMedia(mediaCode);
  return isOurs ? [activityCookie(parts, context, { vacancyId, mediaCode })] : [];
}
