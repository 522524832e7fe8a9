import type { Database } from "../../../src/platform/database/database.ts";
import { type Copying, copyRows } from "./copy-rows.ts";
import type { FirstPerson } from "./first-person.ts";
import { withoutIndexes } from "./secondary-indexes.ts";
import { accountEvents, busyApplications, eachApplied, type Size } from "./sizes.ts";

/** Copies' ids begin after this one, so that they follow from their number. */
export const firstId = 1_000;

const names = "array['Sekar','Dimas','Aisyah','Rizky','Putu','Fathur','Maria','Andi','Bambang','Gita','Siti','Kevin']";
const families = "array['Lestari','Wirawan','Oey','Siregar','Saraswati','Rohman','Nasution','Halim','Tambunan']";
const words = "array['gudang','logistik','analis','data','armada','stok','kaizen','audit','pajak','python','sql']";
const oneOf = (texts: string, by: string) => `(${texts})[1 + (${by}) % cardinality(${texts})]`;
const getName = (person: string) => `${oneOf(names, person)} || ' ' || ${oneOf(families, `${person} / 12`)}`;

/** Of the last three years, the newest first. */
const longAgo = "now() - n % 1000 * interval '1 day' - n % 86399 * interval '1 second'";

/** Tables that hold what belongs to one of the people, each with its column of theirs. */
function ofPeople(size: Size, { applicantId }: FirstPerson): Copying[] {
  const { applicants: count } = size;
  const where = `applicant_id = ${applicantId}`;
  const applicant_id = `${firstId} + n`;
  const file = (column: string) => `made.${column} || '-' || n`;
  const email = "'skala' || n || '@contoh.id'";
  const aged = { created_at: longAgo, activated_at: longAgo };
  return [
    {
      ...{ table: "applicants", where: `id = ${applicantId}`, count },
      set: { id: applicant_id, email, email_key: email, name: getName("n"), ...aged },
    },
    { table: "resume_files", where, count, set: { applicant_id, name: file("name") } },
    { table: "resumes", where, count, set: { applicant_id, photo_file: file("photo_file"), cv_file: file("cv_file") } },
    { table: "consents", where, count, set: { applicant_id } },
    { table: "sessions", where, count, set: { applicant_id, token_hash: "sha256((made.id || '-' || n)::bytea)" } },
    {
      ...{ table: "account_events", where, count: accountEvents(size) },
      set: { applicant_id: `${firstId} + 1 + n % ${count}`, at: longAgo },
    },
    {
      ...{ table: "saved_vacancies", where, count: count * eachApplied },
      set: { applicant_id: `${firstId} + 1 + n % ${count}`, vacancy_id: "chosen.id", saved_at: longAgo },
      joined: `join chosen on place = (n * 31::bigint + n / ${count}) % ${size.vacancies}`,
    },
  ];
}

/** Whose the applications are, and which vacancies they are to, as SQL over their number. */
function getPlaces({ applicants, vacancies }: Size) {
  const person = `(1 + (n - 1) % ${applicants})`;
  // The first go to the busy vacancy, the others to all others alike, nobody's two to the same.
  const joined = `join chosen on place = case when n <= ${busyApplications} then 0
    else 1 + ((n - 1) % ${applicants} * 7::bigint + (n - 1) / ${applicants} * 101) % ${vacancies - 1} end`;
  const status = "case when chosen.is_open then made.status else 'not-continued' end";
  return {
    ...{ person, joined, application_id: `${firstId} + n`, applicant_id: `${firstId} + ${person}` },
    vacancy: { vacancy_id: "chosen.id", status },
    file: (column: string) => `made.${column} || '-' || ${person}`,
  };
}

/** Applications, and what hangs on each. */
function ofApplications(size: Size, { applicationId }: FirstPerson): Copying[] {
  const { applications: count } = size;
  const { joined, application_id, applicant_id, vacancy, file } = getPlaces(size);
  const copy = { where: `application_id = ${applicationId}`, count };
  const files = { photo_file: file("photo_file"), cv_file: file("cv_file") };
  return [
    {
      ...{ table: "applications", where: `id = ${applicationId}`, count, joined },
      set: {
        ...{ id: application_id, applicant_id, ...vacancy, created_at: longAgo },
        ...{ position_id: "chosen.title_id", position_en: "chosen.title_en", company_name: "chosen.company_name" },
      },
    },
    { ...copy, table: "application_phases", set: { application_id } },
    { ...copy, table: "application_snapshots", set: { application_id, ...files, created_at: longAgo } },
    { ...copy, table: "application_events", set: { application_id, at: longAgo } },
    { ...copy, table: "notifications", set: { application_id, applicant_id, at: longAgo } },
    { ...copy, table: "letters", set: { application_id, code: "made.code || n", sent_at: longAgo } },
  ];
}

/** How the desk lists the applications, and by which words it finds them. */
function ofDesk(size: Size, { applicationId }: FirstPerson): Copying[] {
  const { joined, application_id, applicant_id, person, vacancy, file } = getPlaces(size);
  const copy = { where: `application_id = ${applicationId}`, count: size.applications };
  const name = getName(person);
  const textSql = [3, 5, 17].map((step) => oneOf(words, `n / ${step}`)).join(" || ' ' || ");
  const salary = "4000000 + n * 7919::bigint % 9000000";
  const listed = {
    ...{ application_id, applicant_id, ...vacancy, company_id: "chosen.company_id" },
    ...{ tab: "case when chosen.is_open then made.tab else -1 end", applied_at: longAgo, waiting_since: longAgo },
    due_on: "case when chosen.is_open then (now() + n % 30 * interval '1 day')::date end",
    ...{ score: "n * 37::bigint % 101", name, name_key: `lower(${name})`, salary, stars: "n % 4" },
    ...{ opened_at: "case when n % 3 = 0 then now() end", blind_code: "upper(substr(md5(n::text), 1, 5))" },
    ...{ phone_key: "md5('p' || made.phone_key || n)", person_key: `md5('k' || ${person})` },
  };
  const found = {
    ...{ application_id, cv_file: file("cv_file"), cv_read_by: "1" },
    words: `to_tsvector('simple', lower(${name}) || ' ' || ${textSql})`,
    blind_words: `to_tsvector('simple', ${textSql})`,
    cv_words: `to_tsvector('simple', ${textSql} || ' cv' || n % 700)`,
  };
  return [
    { ...copy, table: "desk_applications", joined, set: listed },
    { ...copy, table: "desk_words", set: found },
  ];
}

/** Recruiters' acts in the trail, and what applicants read of them. */
function ofTrail({ trail: count, applicants }: Size, { applicantId }: FirstPerson): Copying[] {
  const applicant_id = `${firstId} + 1 + n % ${applicants}`;
  const own = `applicant_id = ${applicantId}`;
  return [
    {
      table: "trail_entries",
      where: "id = 1",
      count,
      set: { id: `${firstId} + n`, at: longAgo, thing_id: `${firstId} + n` },
    },
    { table: "trail_people", where: own, count, set: { entry_id: `${firstId} + n`, applicant_id } },
    { table: "looks", where: own, count, set: { applicant_id, day: "(now() - n % 900 * interval '1 day')::date" } },
  ];
}

const choose = `create temporary table chosen as
  select row_number() over (order by v.id <> (select vacancy_id from applications limit 1), v.id) - 1 as place,
    v.id, v.title_id, v.title_en, v.company_id, c.name as company_name, v.closes_at > now() as is_open
  from vacancies as v join companies as c on c.id = v.company_id`;

/**
 * Fills people, what they sent and what came of it, as copies of what the product wrote once.
 * @param database over one connection: what is set holds for a connection
 */
export async function fillPeople(database: Database, size: Size, first: FirstPerson): Promise<void> {
  // No trigger and no check of foreign keys: ids follow from numbers.
  await database.run("set session_replication_role = replica");
  await database.run("set maintenance_work_mem = '512MB'");
  await database.run(choose);
  await database.run("create unique index on chosen (place)");
  await database.run("analyze chosen");
  const copies = [
    ...ofPeople(size, first),
    ...ofApplications(size, first),
    ...ofDesk(size, first),
    ...ofTrail(size, first),
  ];
  const tables = copies.map(({ table }) => table);
  await withoutIndexes(database, tables, async () => {
    for (const copy of copies) await copyRows(database, copy);
  });
  for (const table of ["applicants", "applications", "trail_entries"]) {
    await database.run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
  await database.run("set session_replication_role = origin");
}
