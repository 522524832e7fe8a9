import { sql } from "kysely";
import type { KeptList } from "../../src/features/reference-data/lists.ts";
import { listEntries } from "../../src/features/reference-data/master-data.server.ts";
import { emptyResume, type Resume } from "../../src/features/resumes/resume.ts";
import { resumeDocument } from "../../src/features/resumes/stored-resume.server.ts";
import type { Database } from "../../src/platform/database/database.ts";

const step = 5_000;
const positions =
  "Analis Data,Teknisi Mesin,Kepala Gudang,Manajer Penjualan,Staf Akuntansi,Perawat,Juru Masak,Desainer Grafis".split(
    ",",
  );
const departments = "Penjualan,Keuangan,Produksi dan Teknik,Pemasaran,Teknologi Informasi".split(",");

interface Lists {
  ids(list: KeptList, number: number): number;
}

async function readLists(database: Database): Promise<Lists> {
  const lists = ["domicile", "major", "degree", "function", "industry"] as const;
  const known = new Map<KeptList, number[]>();
  for (const list of lists)
    known.set(
      list,
      (await listEntries(database.db, list, "id")).map(({ id }) => id),
    );
  return {
    ids(list, number) {
      const all = known.get(list) ?? [];
      return all[number % all.length] ?? 0;
    },
  };
}

const pick = (words: readonly string[], number: number) => words[number % words.length] ?? "";

/** A resume as unlike its neighbours' as the lists allow, of the same number always the same. */
function getResume(number: number, { ids }: Lists, asks: Pick<Resume, "emailPeriodId" | "seekingStatusId">): Resume {
  const mixed = (number * 7_919) % 104_729;
  const years = { startYear: 2015, endYear: 2019 };
  const study = { institutionId: null, institutionOther: null, majorOther: null, isStudying: false };
  const work = { company: "Perusahaan", positionTypeId: null, rankId: null, mainJob: null };
  const isPro = number % 3 !== 0;
  return {
    ...emptyResume,
    ...{
      name: `Orang ${number}`,
      domicileId: ids("domicile", mixed),
      expectedSalary: 4_000_000 + (mixed % 20) * 500_000,
    },
    ...{ category: isPro ? 2 : 1, ...asks },
    educations: [
      {
        id: 1,
        degreeId: ids("degree", mixed),
        majorId: ids("major", mixed),
        ...study,
        ...years,
        grade: 3.4,
        gradeScale: 4,
      },
    ],
    experiences: isPro
      ? [
          {
            id: 1,
            ...work,
            position: pick(positions, mixed),
            department: pick(departments, mixed >> 3),
            industryId: ids("industry", mixed),
            ...years,
          },
        ]
      : [],
    internships: isPro
      ? []
      : [
          {
            id: 1,
            institution: "Magang",
            functionId: ids("function", mixed),
            industryId: ids("industry", mixed),
            startMonth: "2019-01",
            endMonth: "2019-06",
          },
        ],
  };
}

/** Invents so many people, activated, whose resumes ask for suggestions every day. */
export async function inventSeekers(database: Database, count: number): Promise<void> {
  const lists = await readLists(database);
  const { rows } = await sql<{ list: string; id: number }>`
    select list, id from master_entries where (list, code) in
      (('emailSuggestionPeriod', 'daily'), ('seekingJobStatus', 'aktif'))`.execute(database.db);
  const findId = (list: string) => rows.find((row) => row.list === list)?.id ?? null;
  const asks = { emailPeriodId: findId("emailSuggestionPeriod"), seekingStatusId: findId("seekingJobStatus") };
  for (let from = 1; from <= count; from += step) {
    const numbers = Array.from({ length: Math.min(step, count - from + 1) }, (_, place) => from + place);
    const documents = numbers.map((number) => resumeDocument.write(getResume(number, lists, asks)));
    await sql`with made as (
        insert into applicants (email, email_key, name, password_hash, language, created_at, activated_at)
        select 'pencari' || number || '@contoh.id', 'pencari' || number || '@contoh.id', 'Pencari', 'x',
          case when number % 4 = 0 then 'en' else 'id' end, '2026-01-01', '2026-01-01'
        from unnest(${numbers}::integer[]) as number returning id, email)
      insert into resumes (applicant_id, version, document, updated_at, confirmed_at)
      select id, 1, document::jsonb, '2026-01-01', '2026-01-01'
      from unnest(${numbers}::integer[], ${documents}::text[]) as told (number, document)
        join made on email = 'pencari' || number || '@contoh.id'`.execute(database.db);
  }
}
