import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Applications, phases and activities tell their status by a name; before, by the specification's numbers and labels. */
export async function up(db: Db): Promise<void> {
  await sql`alter table applications drop constraint applications_status_check`.execute(db);
  await sql`alter table applications alter column status type text
    using (array['on-process', 'hired', 'not-continued', 'vacancy-closed'])[status]`.execute(db);
  await sql`alter table applications add constraint applications_status_check
    check (status in ('on-process', 'hired', 'not-continued', 'vacancy-closed'))`.execute(db);
  await sql`update application_phases set
    status = case status
      when 'On Process' then 'on-process'
      when 'Passed' then 'passed'
      when 'Not Continued' then 'not-continued'
      when 'Vacancy has been Closed' then 'vacancy-closed'
    end,
    activities = (
      select coalesce(jsonb_agg(activity || jsonb_build_object('result', case activity ->> 'result'
        when 'Passed' then 'passed'
        when 'Not Passed' then 'not-passed'
      end) order by place), '[]')
      from jsonb_array_elements(activities) with ordinality as each (activity, place)
    )`.execute(db);
  await sql`alter table application_phases add constraint application_phases_status_check
    check (status in ('on-process', 'passed', 'not-continued', 'vacancy-closed'))`.execute(db);
}
