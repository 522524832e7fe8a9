import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import "../application.tables.ts";
import "./listed.tables.ts";

/** Applications that were sent and are not in the desk's lists, or stand there otherwise than they do. */
const unlisted = sql`from applications left join desk_applications on desk_applications.application_id = applications.id
  where applications.applicant_id is not null
    and exists (select from application_snapshots where application_snapshots.application_id = applications.id)
    and (desk_applications.application_id is null or (not desk_applications.is_gone
      and (desk_applications.status, desk_applications.phase_id) is distinct from (applications.status, applications.phase_id)))`;

export async function countUnlisted(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${unlisted}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Some of them after one, in the order of their ids. */
export async function unlistedAfter(db: Db, id: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select applications.id ${unlisted} and applications.id > ${id}
    order by applications.id limit ${most}`.execute(db);
  return rows.map((row) => row.id);
}
