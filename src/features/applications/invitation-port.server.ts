import type { Db, Tx } from "../../platform/database/database.ts";
import type { InvitationStatus } from "./application.ts";

/** The hiring system's invitation to an applicant. */
export interface Invited {
  applicationId: number;
  applicantId: number;
  phase: { id: number; code: string | null };
  place: string;
  /** As the wire writes moments; null when only the place is known. */
  at: string | null;
  /** `YYYY-MM-DD`; until when to answer. */
  dueOn: string | null;
}

/** The page where an invitation is answered, and until when. */
export interface InvitationLink {
  /** Below the site's root. */
  path: string;
  answerBy: Date;
}

/**
 * Gives an invitation the link by which it is answered; another place or time takes the place of an earlier one.
 * Null when there is nothing left to answer. The feature `invitations`, which builds on this one, passes it in.
 */
export type Invite = (tx: Tx, invited: Invited, now: Date) => Promise<InvitationLink | null>;

/** An invitation as its applicant finds it with the application. */
export interface StandingInvitation {
  status: InvitationStatus;
  /** Where it is read and answered, below the site's root. */
  path: string;
  answerBy: Date;
  answeredAt: Date | null;
}

/** The invitations of an application that stand, by the phase's id; handed in like {@link Invite}. */
export type StandingInvitations = (
  db: Db,
  applicationId: number,
  now: Date,
) => Promise<ReadonlyMap<number, StandingInvitation>>;
