import { sql } from "kysely";
import type { Act } from "../../src/features/applications/act/act.schema.ts";
import { extendedFormCode } from "../../src/features/applications/application.ts";
import { insertHeld } from "../../src/features/decisions/act.queries.server.ts";
import type { Database, Db } from "../../src/platform/database/database.ts";
import { aVacancy } from "./applications.ts";
import type { TestPlatform } from "./platform.ts";
import { aStaffMember } from "./staff.ts";

const words = { id: "Terima kasih sudah melamar.", en: "Thank you for applying." };

/** Acts of every kind that sends a message, one after the other. */
const getAct = (index: number): Act => {
  const acts: Act[] = [
    { kind: "hire", words: null },
    { kind: "end", reasonId: 1, words },
    { kind: "move", phaseId: 2, nextStep: words, dueOn: null },
    { kind: "ask", phaseId: 1, formCode: extendedFormCode, dueOn: null },
    { kind: "close", words },
    { kind: "invite", phaseId: 2, place: "Gedung Nila", at: null, dueOn: null, nextStep: null },
  ];
  return acts[index % acts.length] ?? { kind: "hire", words: null };
};

interface Range {
  first: number;
  person: number;
}

async function inventApplicants(db: Db, vacancyId: number, count: number): Promise<Range> {
  const people = await sql<{ id: number }>`with made as (
      insert into applicants (email, email_key, name, password_hash, language, created_at, activated_at)
      select 'ditahan' || n || '@contoh.id', 'ditahan' || n || '@contoh.id', 'Sekar Lestari', 'x',
        case when n % 2 = 0 then 'id' else 'en' end, now(), now()
      from generate_series(1, ${count}::integer) as n returning id)
    select min(id) as id from made`.execute(db);
  const person = people.rows[0]?.id ?? 0;
  const applications = await sql<{ id: number }>`with made as (
      insert into applications (applicant_id, vacancy_id, position_id, position_en, company_name, status, phase_id,
        platform_id, created_at)
      select ${person}::bigint + n - 1, ${vacancyId}, 'Analis Data', 'Data Analyst', 'Perusahaan', 'on-process', 1, 1,
        now()
      from generate_series(1, ${count}::integer) as n returning id)
    select min(id) as id from made`.execute(db);
  const first = applications.rows[0]?.id ?? 0;
  await sql`insert into application_phases (application_id, phase_id, status, activities, began_on)
    select ${first}::bigint + n - 1, 1, 'on-process', '[]', '2026-11-01'
    from generate_series(1, ${count}::integer) as n`.execute(db);
  return { first, person };
}

/** So many applications to one vacancy, each by someone of their own and with an act that is due. */
export async function holdMany(platform: TestPlatform, count: number): Promise<void> {
  const { database, clock } = platform;
  const { id: vacancyId } = await aVacancy(platform);
  await database.db.updateTable("vacancies").set({ lead: "desk" }).where("id", "=", vacancyId).execute();
  const { id: staffId } = await aStaffMember(platform);
  const due = new Date(clock().getTime() - 60_000);
  await database.transact(async (tx) => {
    const { first } = await inventApplicants(tx, vacancyId, count);
    for (let index = 0; index < count; index++) {
      const row = { applicationId: first + index, staffId, act: getAct(index), madeAt: due, releaseAt: due };
      await insertHeld(tx, row);
    }
  });
}

export interface ActOutcome {
  held: number;
  released: number;
  dropped: number;
  erased: number;
  /** Applications of which portal, notifications, events and mails do not say the same, or say it twice. */
  faults: string[];
}

interface Row {
  id: number;
  state: string | null;
  is_erased: boolean;
  portal: boolean;
  events: number;
  notices: number;
  mails: number;
  all_letters: number;
  all_mails: number;
}

/** The state of each application, read by one statement: nothing can happen between portal and mail. */
const everything = sql<Row>`select applications.id, acts.state, applications.applicant_id is null as is_erased,
    case acts.kind
      when 'hire' then applications.status = 'hired'
      when 'end' then applications.status = 'not-continued' and applications.end_reason is null
      when 'close' then applications.status = 'vacancy-closed'
      when 'ask' then exists (select from form_requests where application_id = applications.id)
      else exists (select from application_phases where application_id = applications.id and phase_id = 2)
    end as portal,
    (select count(*)::integer from application_events as event
      where event.application_id = applications.id and kind = 'progressed') as events,
    (select count(*)::integer from notifications where application_id = applications.id) as notices,
    (select count(*)::integer from letters where application_id = applications.id
      and letters.kind in ('application-progress', 'application-invited')) as mails,
    (select count(*)::integer from letters where kind in ('application-progress', 'application-invited')) as all_letters,
    (select count(*)::integer from outbox where kind in ('application-progress', 'application-invited')) as all_mails
  from applications left join acts on acts.application_id = applications.id`;

/** Each letter's mail waits or was sent; of who was erased it may be gone. */
function mailFaults(rows: readonly Row[]): string[] {
  const [{ all_letters = 0, all_mails = 0 } = {}] = rows;
  const gone = rows.filter(({ is_erased, mails }) => is_erased && mails > 0).length;
  const isRight = all_mails <= all_letters && all_mails >= all_letters - gone;
  return isRight ? [] : [`${all_letters} letters, ${all_mails} mails, ${gone} of who was erased`];
}

function getFault({ id, state, is_erased, portal, events, notices, mails }: Row): string[] {
  const summary = `application ${id}, ${state}: portal ${portal}, events ${events}, notices ${notices}, mails ${mails}`;
  // Of an erased person only the number of messages stays.
  if (is_erased) return state === null && notices === 0 && events === mails && mails <= 1 ? [] : [summary];
  const times = state === "released" ? 1 : 0;
  const isTold = events === times && notices === times && mails === times && portal === (times === 1);
  return isTold ? [] : [summary];
}

/** Reads portal and mail at one moment, and says where they disagree. */
export async function readTold({ db }: Pick<Database, "db">): Promise<ActOutcome> {
  const { rows } = await everything.execute(db);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  return {
    ...{ held: count("held"), released: count("released"), dropped: count("dropped") },
    erased: rows.filter(({ is_erased }) => is_erased).length,
    faults: [...rows.flatMap(getFault), ...mailFaults(rows)],
  };
}
