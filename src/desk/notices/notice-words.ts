import { m } from "#messages";
import type { IconName } from "../../ui/icons/icon-paths.ts";
import type { NoticeAnswer } from "./notices.calls.ts";

type Kind = NoticeAnswer["kind"];

/** What happened, by the kind; `by` is who caused it. */
export const noticeWords: Record<Kind, (told: { by: string }) => string> = {
  mention: m.desk_notices_mention,
  "scorecard-asked": m.desk_notices_scorecard_asked,
  "review-asked": m.desk_notices_review_asked,
  returned: m.desk_notices_returned,
  "job-done": m.desk_notices_job_done,
  conflict: m.desk_notices_conflict,
  "pages-limited": m.desk_notices_pages_limited,
  "held-by-suspended": m.desk_notices_held_by_suspended,
};

export const noticeIcons: Record<Kind, IconName> = {
  mention: "at",
  "scorecard-asked": "user-exclamation",
  "review-asked": "eye-check",
  returned: "arrow-back-up",
  "job-done": "stack-2",
  conflict: "git-merge",
  "pages-limited": "alert-triangle",
  "held-by-suspended": "hourglass-high",
};

/** Where what a notice is about is seen. */
export function noticePath(kind: Kind, thing: number): string {
  if (kind === "pages-limited") return "/staff/trail?action=candidate.pages-limited";
  if (kind === "held-by-suspended") return "/staff/held";
  if (kind === "mention") return `/staff/applications/${thing}`;
  if (kind === "scorecard-asked") return `/staff/applications/${thing}?part=scorecard`;
  if (kind === "review-asked" || kind === "returned") return `/staff/vacancies/${thing}`;
  return kind === "job-done" ? `/staff/jobs/${thing}` : `/staff/conflicts/${thing}`;
}

/** The number by which {@link noticePath} finds it. */
export function noticeThing({ kind, applicationId, vacancy, thingId }: NoticeAnswer): number {
  if (kind === "mention" || kind === "scorecard-asked") return applicationId ?? 0;
  if (kind === "review-asked" || kind === "returned") return vacancy?.id ?? 0;
  return thingId ?? 0;
}
