/** Letters of the reason why someone is uncovered, one by one or by the plan (recruiting §7). */
export const revealReason = { least: 10, most: 500 } as const;

/** How a vacancy recruits: its phases, and what they show of whom (recruiting §1, §4). */
export interface Plan {
  /** Of the master data; null: all. */
  phaseIds: readonly number[] | null;
  blind: boolean;
  /** null: the phase after `screening`. */
  revealedFrom: number | null;
  /** null: `user-interview`. */
  sharedFrom: number | null;
}
