/** Notices of staff at the desk, on the site alone and never by mail (recruiting §9). */
export const noticeKinds = [
  "mention",
  "scorecard-asked",
  "review-asked",
  "returned",
  "job-done",
  "conflict",
  "pages-limited",
  "held-by-suspended",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * What a notice is about, by numbers alone: `id` is a note's, a scorecard's, a job's, a conflict's or a
 * member's, by the kind. Of an
 * application whose person it is goes along, so that the notice goes with the account.
 */
export type NoticeAbout =
  | { kind: "mention" | "scorecard-asked"; id: number; applicationId: number; applicantId: number }
  | { kind: "review-asked" | "returned"; vacancyId: number }
  | { kind: "job-done" | "conflict" | "held-by-suspended"; id: number }
  | { kind: "pages-limited" };

export interface NewNotice {
  to: readonly number[];
  /** The member of staff who caused it, and gets no notice; null for the site. */
  by: number | null;
  /** null where it belongs to no company. */
  companyId: number | null;
  about: NoticeAbout;
}

/** A notice as its reader finds it. */
export interface Notice {
  id: number;
  kind: NoticeKind;
  by: number | null;
  companyId: number | null;
  vacancyId: number | null;
  applicationId: number | null;
  /** By the kind: a note's, a scorecard's, a job's or a conflict's number. */
  thingId: number | null;
  at: Date;
  readAt: Date | null;
}

/** So long a notice is kept, read or not. */
export const noticeDays = 90;

/** Notices of one reader that are looked at; older ones are as if they were not. */
export const mostNotices = 1_000;
