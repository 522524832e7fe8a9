import type { Generated, GeneratedAlways } from "kysely";

export interface OutboxTable {
  id: GeneratedAlways<number>;
  /** Names the message for mail programs, so that one delivered twice is shown once. */
  message_key: Generated<string>;
  kind: string;
  language: "id" | "en";
  /** This and the next four are emptied when the mail is sent: they are a person's data. */
  recipient: string | null;
  subject: string | null;
  body_text: string | null;
  body_html: string | null;
  /** RFC 8058; null where there is nothing to stop. */
  unsubscribe_url: string | null;
  state: Generated<"waiting" | "sent" | "failed">;
  attempts: Generated<number>;
  /** How many of the attempts ended with a refusal of this message that may pass (4yz). */
  refusals: Generated<number>;
  /** How many ended with one for good (5yz). */
  final_refusals: Generated<number>;
  postponed_until: Date | null;
  /** Codes only, by which mails are counted. */
  last_problem: string | null;
  /** The server's words to the last try, without addresses; emptied when the mail is sent. */
  last_answer: string | null;
  queued_at: Date;
  finished_at: Date | null;
}

declare module "../database/tables.ts" {
  interface Tables {
    outbox: OutboxTable;
  }
}
