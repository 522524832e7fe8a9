/** Kinds of bulk jobs: an act, sharing with hiring managers, a file. */
export const jobKinds = ["act", "share", "export"] as const;

/**
 * How far a job is (recruiting §6). preview: shown, nothing done · running: rows are being made · held: all are, and
 * wait · releasing: the first has left · done · stopped: rows that were made stay · undone: held acts were undone.
 */
export const jobStates = ["preview", "running", "held", "releasing", "done", "stopped", "undone"] as const;
export type JobState = (typeof jobStates)[number];

/** The stored state; whether it is releasing, or done, follows from its acts. */
export type StoredJobState = Exclude<JobState, "releasing">;

/** waiting: not yet · held: staff see it · released: the applicant was notified, or it counts · refused · undone. */
export const rowStates = ["waiting", "held", "released", "refused", "undone"] as const;
export type RowState = (typeof rowStates)[number];

export type RowCounts = Readonly<Record<RowState, number>>;

/** Rows of a job at most (recruiting §6). */
export const mostRows = 10_000;
/** Above so many the number is typed. */
export const typedAbove = 100;
/** Above so many the second step is shown once more (recruiting §3). */
export const proofAbove = 500;
/** How long a preview may be acted on. */
export const previewMs = 15 * 60_000;
/** How long the file of an export is kept (recruiting §11). */
export const fileMs = 24 * 3_600_000;
/** Why someone exports, in characters. */
export const exportReason = { least: 10, most: 200 } as const;
/** Stars from which ending someone by a job asks again. */
export const starredFrom = 2;

/** How far a job is, by what is written of it and by its acts. */
export function getJobState(
  stored: StoredJobState,
  { held: scheduledCount }: RowCounts,
  { firstLeaves, now }: { firstLeaves: Date | null; now: Date },
): JobState {
  if (stored !== "held") return stored;
  if (scheduledCount === 0) return "done";
  return firstLeaves !== null && firstLeaves <= now ? "releasing" : "held";
}

/** In which jobs wait to be worked on. */
export const jobQueue = "bulk-jobs";

/** Whose letter is shown: of the first, of the longest name, of the first who reads the other language. */
export const sampleKinds = ["first", "longest", "other-language"] as const;
export type SampleKind = (typeof sampleKinds)[number];
