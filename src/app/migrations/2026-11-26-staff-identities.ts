import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Which account at the company's provider opens which member's; one a member. */
export async function up(db: Db): Promise<void> {
  await sql`create table staff_identities (
    issuer text not null,
    subject text not null,
    staff_id bigint not null constraint staff_identities_staff unique references staff (id) on delete cascade,
    joined_at timestamptz not null,
    primary key (issuer, subject)
  )`.execute(db);
}
