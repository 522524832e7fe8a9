import type { Language } from "../../i18n/language.ts";

/** Invited: has not followed the link yet. Suspended: may nothing, and no session of theirs opens anything. */
export const staffStates = ["invited", "active", "suspended"] as const;
export type StaffState = (typeof staffStates)[number];

/** Longest name (recruiting §4). */
export const staffNameLength = 100;

/** Someone who works at the desk, as other features may know them; roles are the organisation's. */
export interface StaffMember {
  id: number;
  name: string;
  email: string;
  /** The language of mail to this person. */
  language: Language;
  state: StaffState;
  createdAt: Date;
  /** null until they were here for the first time. */
  lastSeenAt: Date | null;
  /** Keyboard shortcuts of the desk are off for this person. */
  keysOff: boolean;
  /** They are mailed in the morning what waits for them. */
  morningMail: boolean;
  /** Counts changes of roles and state. */
  version: number;
}
