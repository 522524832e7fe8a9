import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

/** A mail that was given up keeps its words, so that it can be sent again; those given up before are empty. */
export async function up(db: Db): Promise<void> {
  await sql`alter table outbox drop constraint outbox_check1`.execute(db);
  await sql`alter table outbox add check (state <> 'waiting' or num_nonnulls(recipient, subject, body_text, body_html) = 4)`.execute(
    db,
  );
  await sql`alter table outbox add check (state <> 'sent' or num_nonnulls(recipient, subject, body_text, body_html) = 0)`.execute(
    db,
  );
  await sql`create index outbox_put_off on outbox (postponed_until) where state = 'waiting' and postponed_until is not null`.execute(
    db,
  );
  // Whoever goes takes along what was given up, too.
  await sql`create index outbox_recipient on outbox (recipient) where recipient is not null`.execute(db);
}
