import { sql } from "kysely";
import type { Database, Tx } from "../../src/platform/database/database.ts";

const first =
  "Sekar Baharuddin Yohana Arya Fransiska Dimas Aisyah Yulius Rizky Putu Fathur Theresia Agus Lalu Putri Hendrik Siti Kevin Maria Andi Bambang Gita".split(
    " ",
  );
const last =
  "Lestari Latief Simanjuntak Wirawan Oey Pratomo Rahmadani Wanggai Siregar Saraswati Rohman Kolo Setiawan Zulkarnaen Wibowo Tambunan Nasution Halim Nahak Ampareng Triyono Ningrum".split(
    " ",
  );
const words =
  "gudang logistik analis data manajer armada rute stok fifo kaizen wms audit akuntansi pajak python sql excel penjualan pemasaran merek konten perawat klinik mesin listrik las".split(
    " ",
  );

const array = (texts: readonly string[]) => sql`array[${sql.join(texts.map((text) => sql.lit(text)))}]::text[]`;

/** One of some texts, another one each row. */
const oneOf = (texts: readonly string[], step: number) =>
  sql`(${array(texts)})[1 + (n * ${sql.lit(step)}) % ${sql.lit(texts.length)}]`;

async function inventPeople(tx: Tx, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    with made as (
      insert into applicants (email, email_key, name, password_hash, language, created_at, activated_at)
      select 'rekaan' || n || '@contoh.id', 'rekaan' || n || '@contoh.id',
        ${oneOf(first, 7)} || ' ' || ${oneOf(last, 11)}, 'x', 'id', now(), now()
      from generate_series(1, ${count}::integer) as n returning id)
    select min(id) as first from made`.execute(tx);
  return rows[0]?.first ?? 0;
}

/** Which phase one stands in: most early, few late, some ended. */
const place = sql`case when n % 10 < 4 then 1 when n % 10 < 7 then 2 when n % 10 = 7 then 3 when n % 20 = 8 then 4
  when n % 20 = 18 then 5 else -1 end`;

const listed = sql`insert into desk_applications (application_id, applicant_id, company_id, vacancy_id, phase_id, status,
    tab, applied_at, waiting_since, due_on, score, score_unpaid, reasons, name, name_key, degree_id, degree_rank,
    institution_id, institution_key, major_id, experience_months, domicile_id, domicile_key, salary, platform_id,
    media_code, source_key, must_missed, stars, blind_code, listed_by, opened_at)`;

/**
 * Invents so many applications to one vacancy, each by someone of their own, with everything that is listed; no
 * resume was sent with them. Ids of the reference lists are assumed to begin at 1, as they do.
 * @returns the first application's id
 */
export async function inventApplications(database: Database, vacancyId: number, count: number): Promise<number> {
  const firstId = await database.transact(async (tx) => {
    const person = await inventPeople(tx, count);
    const { rows } = await sql<{ first: number }>`
      with made as (
        insert into applications (applicant_id, vacancy_id, position_id, position_en, company_name, status, phase_id,
          platform_id, created_at)
        select ${person}::bigint + n - 1, ${vacancyId}, 'Supervisor Pergudangan', 'Warehouse supervisor', 'Arus',
          case when ${place} = -1 then 'not-continued' else 'on-process' end,
          case when ${place} = -1 then 2 else ${place} end, 1 + n % 3, now() - n % 240 * interval '1 hour'
        from generate_series(1, ${count}::integer) as n returning id)
      select min(id) as first from made`.execute(tx);
    const first = rows[0]?.first ?? 0;
    await inventListed(tx, { vacancyId, count, first, person });
    return first;
  });
  await database.run("analyze applications");
  await database.run("analyze desk_applications");
  await database.run("analyze desk_words");
  return firstId;
}

interface Invented {
  vacancyId: number;
  count: number;
  first: number;
  person: number;
}

async function inventListed(tx: Tx, { vacancyId, count, first: id, person }: Invented): Promise<void> {
  const name = sql`${oneOf(first, 7)} || ' ' || ${oneOf(last, 11)}`;
  const reasons = `[{"code":"category","points":15,"words":[]},{"code":"title","points":25,"words":["gudang"]},{"code":"place","points":10,"words":[]},{"code":"salary","points":5,"words":[]}]`;
  await sql`${listed}
    select ${id}::bigint + n - 1, ${person}::bigint + n - 1, (select company_id from vacancies where id = ${vacancyId}),
      ${vacancyId}, case when ${place} = -1 then 2 else ${place} end,
      case when ${place} = -1 then 'not-continued' else 'on-process' end, ${place},
      now() - n % 240 * interval '1 hour', now() - n % 200 * interval '1 hour',
      case when ${place} <> -1 then (now() - n % 200 * interval '1 hour')::date + 7 end,
      n * 37 % 101, greatest(n * 37 % 101 - 5, 0), ${reasons}::jsonb, ${name}, lower(${name}), 1 + n % 8, n % 8,
      1 + n % 50, 'institusi ' || n % 50, 1 + n % 40, n * 13 % 150, 1 + n % 60, 'kota ' || n % 60,
      4000000 + n * 7919 % 9000000, 1 + n % 3, case when n % 5 = 0 then 'JF27' end,
      (1 + n % 3) || ' ' || case when n % 5 = 0 then 'JF27' else '' end, n % 4, n % 9 % 4,
      upper(substr(md5(n::text), 1, 5)), 1, case when n % 3 = 0 then now() end
    from generate_series(1, ${count}::integer) as n`.execute(tx);
  const textSql = sql`${oneOf(words, 3)} || ' ' || ${oneOf(words, 5)} || ' ' || ${oneOf(words, 17)} || ' kata' || n % 5000`;
  await sql`insert into desk_words (application_id, words, blind_words, cv_words, cv_read_by)
    select ${id}::bigint + n - 1, to_tsvector('simple', lower(${name}) || ' ' || ${textSql}),
      to_tsvector('simple', ${textSql}), to_tsvector('simple', ${textSql} || ' cv' || n % 700), 1
    from generate_series(1, ${count}::integer) as n`.execute(tx);
}
