import type { Generated, GeneratedAlways } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { AccountEvent } from "./account-event.ts";
import type { SocialProvider } from "./social/social-identity.ts";
import type { StaffState } from "./staff.ts";

export interface ApplicantsTable {
  id: GeneratedAlways<number>;
  /** As registered; `email_key` is what addresses are compared by (readings, "E-mail"). */
  email: string;
  email_key: string;
  name: string;
  password_hash: string;
  /** The language of mail to this person. */
  language: Language;
  /** Where the sign-up came from: a slug such as "virtue". */
  source: string | null;
  created_at: Date;
  /** null until the mailed link was followed; before that nobody may sign in. */
  activated_at: Date | null;
  /** When they were here last, to the day. */
  last_seen_at: Generated<Date>;
  /** Until then two-step sign-in is not offered: 'Later' was chosen. */
  two_step_asked_again_at: Date | null;
}

export interface StaffTable {
  id: GeneratedAlways<number>;
  email: string;
  email_key: string;
  name: string;
  /** null before the invitation was followed, and for who signs in without one. */
  password_hash: string | null;
  language: Language;
  state: StaffState;
  created_at: Date;
  last_seen_at: Date | null;
  /** Keyboard shortcuts are off for this person. */
  keys_off: Generated<boolean>;
  /** Counts changes of roles and state. */
  version: Generated<number>;
  /** Whether they are mailed in the morning what waits. */
  morning_mail: Generated<boolean>;
  /** `YYYY-MM-DD`, the last day on whose morning it was looked at what waits; null before the first. */
  morning_on: string | null;
  /** Came with the sample content. */
  is_sample: Generated<boolean>;
}

/** Links by which this machine's own visitor becomes a sample member, once. */
export interface SampleLinksTable {
  /** SHA-256 of the token (promise 6). */
  token_hash: Uint8Array;
  staff_id: number;
  expires_at: Date;
}

export interface StaffInvitationsTable {
  staff_id: number;
  /** SHA-256 of the token in the mailed link (promise 6). */
  token_hash: Uint8Array;
  created_at: Date;
  expires_at: Date;
}

/** Links by which staff choose a new password. */
export interface StaffPasswordLinksTable {
  /** SHA-256 of the token in the mailed link (promise 6). */
  token_hash: Uint8Array;
  staff_id: number;
  created_at: Date;
  expires_at: Date;
}

export interface StaffPasskeysTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  /** As browsers name it, base64url. */
  credential_id: string;
  /** COSE, as the authenticator sent it. */
  public_key: Uint8Array;
  /** How often it signed, where it counts. */
  counter: number;
  /** How a browser reaches it: "internal hybrid". */
  transports: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Which account at the company's provider opens which member's. */
export interface StaffIdentitiesTable {
  issuer: string;
  /** The provider's own id of the person. */
  subject: string;
  staff_id: number;
  joined_at: Date;
}

/** Challenges that a passkey answered. */
export interface UsedPasskeyChallengesTable {
  challenge_hash: Uint8Array;
  /** From then on it is answered by nothing anyway. */
  ends_at: Date;
}

/** Whose a row is: one of the two names a principal, and the other is null. */
interface OfPrincipal {
  applicant_id: number | null;
  staff_id: number | null;
}

export interface SessionsTable extends OfPrincipal {
  id: GeneratedAlways<number>;
  /** SHA-256 of the token; the token itself is nowhere (promise 2). */
  token_hash: Uint8Array;
  remember_me: boolean;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  /** The browser's own description, and the network it came from. */
  device: string;
  network: string;
  /** When it last showed the password or a second step. */
  proved_at: Date;
  /** The session at the company's provider that opened it; null for any other. */
  provider_sid: string | null;
}

/** Tokens of guests who signed out: a guest's token is sealed and has no row of its own. */
export interface EndedGuestsTable {
  /** SHA-256 of the token. */
  token_hash: Uint8Array;
  /** From then on it opens nothing anyway. */
  ends_at: Date;
}

export interface AccountTokensTable {
  /** SHA-256 of the token in the mailed link (promise 6). */
  token_hash: Uint8Array;
  applicant_id: number;
  purpose: "activation" | "reset";
  /** The path of this site to return to after signing up. */
  redirect: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/**
 * The one trail of what happened to accounts; nothing is ever changed in it.
 * For an address without an account they are stored without an owner, so that both take as long (promise 3),
 * and of one that is deleted.
 */
export interface AccountEventsTable extends OfPrincipal {
  id: GeneratedAlways<number>;
  event: AccountEvent;
  at: Date;
  device: string;
  network: string;
  /** Of the line in the log. */
  request_id: string;
}

export interface TwoStepsTable extends OfPrincipal {
  /** The authenticator app's secret, sealed for this person. */
  sealed_secret: string;
  created_at: Date;
  /** null while it is only being set up. */
  activated_at: Date | null;
  /** The last 30 seconds, counted from 1970, whose code was taken: it counts once (promise 5). */
  last_step: Generated<number>;
  /** When it ends, once anyone who reads the account's mail asked for that after a reset. */
  ends_at: Date | null;
}

export interface RecoveryCodesTable extends OfPrincipal {
  /** The code's first four characters, by which it is found; the rest is its secret. */
  name: string;
  code_hash: string;
  used_at: Date | null;
}

/** The one code that was mailed last to turn two-step sign-in off. */
export interface MailedCodesTable extends OfPrincipal {
  code_hash: string;
  expires_at: Date;
}

/** Which account at a provider opens which account here. */
export interface SocialIdentitiesTable {
  provider: SocialProvider;
  /** The provider's own id of the person. */
  subject: string;
  applicant_id: number;
  joined_at: Date;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    applicants: ApplicantsTable;
    staff: StaffTable;
    staff_invitations: StaffInvitationsTable;
    sample_links: SampleLinksTable;
    staff_password_links: StaffPasswordLinksTable;
    staff_identities: StaffIdentitiesTable;
    staff_passkeys: StaffPasskeysTable;
    used_passkey_challenges: UsedPasskeyChallengesTable;
    sessions: SessionsTable;
    ended_guests: EndedGuestsTable;
    account_tokens: AccountTokensTable;
    account_events: AccountEventsTable;
    two_steps: TwoStepsTable;
    recovery_codes: RecoveryCodesTable;
    mailed_codes: MailedCodesTable;
    social_identities: SocialIdentitiesTable;
  }
}
