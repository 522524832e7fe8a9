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
