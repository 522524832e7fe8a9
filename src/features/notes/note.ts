/** Characters of a note. */
export const longestNote = 4_000;

/** How many a note may call. */
export const mostMentions = 10;

/** How long its author changes or deletes a note (recruiting §4). */
const changeableMs = 24 * 3_600_000;

/** Until when a note that was written then may be changed. */
export const changeableUntil = (writtenAt: Date) => new Date(writtenAt.getTime() + changeableMs);

/** Someone of staff, as notes name them. */
export interface Named {
  id: number;
  name: string;
}

export interface Note {
  id: number;
  applicationId: number;
  author: Named;
  text: string;
  mentions: readonly Named[];
  writtenAt: Date;
  /** null for a note that was never changed. */
  changedAt: Date | null;
  version: number;
}

/** Why a note stays as it is: there is none · someone else's · a day has passed · changed since it was read. */
export type NoteKept = "unknown" | "not-own" | "too-late" | "stale";
