import type { ColumnType, GeneratedAlways } from "kysely";
import type { InvitationStatus } from "../applications/application.ts";

interface InvitationsTable {
  id: GeneratedAlways<number>;
  /** Of the 256 random bits in the link. */
  code_hash: Uint8Array;
  /** The code, sealed, so that its applicant finds the link with the application too. */
  code_sealed: string;
  application_id: number;
  applicant_id: number;
  phase_id: number;
  place: string;
  at: Date | null;
  /** The last moment at which it can be answered. */
  answer_by: Date;
  created_at: Date;
  status: Exclude<InvitationStatus, "expired">;
  answered_at: Date | null;
  wished_times: ColumnType<unknown, string, string>;
  note: string;
  /** When another place or time took its place. */
  replaced_at: Date | null;
}

interface JoinInvitationsTable {
  id: GeneratedAlways<number>;
  code_hash: Uint8Array;
  vacancy_id: number;
  /** Where the person is known from; goes along to sign-up. */
  source: string;
  /** The address that was invited, so that nobody is written to twice. */
  recipient: string;
  created_at: Date;
  expires_at: Date;
}

declare module "../../platform/database/tables.ts" {
  interface Tables {
    invitations: InvitationsTable;
    join_invitations: JoinInvitationsTable;
  }
}
