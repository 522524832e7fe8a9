import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

/** Open vacancies by company, function and level. */
export interface OpenCounts {
  companies: ReadonlyMap<number, number>;
  functions: ReadonlyMap<number, number>;
  categories: ReadonlyMap<number, number>;
}

const axes = ["company_id", "function_id", "category"] as const;
type Axis = (typeof axes)[number];

/** The kept counts along one axis, without those that closed and were not yet taken out. */
function alongAxis(axis: Axis) {
  const others = axes.filter((column) => column !== axis);
  const keptAlone = sql.join(
    others.map((column) => sql`${sql.ref(column)} = 0`),
    sql` and `,
  );
  return sql`select ${sql.lit(axis)} as axis, ${sql.ref(axis)}::bigint as id, open from open_counts
    where ${sql.ref(axis)} <> 0 and ${keptAlone}
    union all select ${sql.lit(axis)}, ${sql.ref(axis)}::bigint, -count(*) from open_vacancies
    where closes_at <= now() group by ${sql.ref(axis)}`;
}

async function countsAlong(db: Db, wanted: readonly Axis[]): Promise<(axis: Axis) => ReadonlyMap<number, number>> {
  const { rows } = await sql<{ axis: Axis; id: number; open: number }>`
    select axis, id, sum(open)::bigint as open
    from (${sql.join(wanted.map(alongAxis), sql` union all `)}) as counted group by axis, id`.execute(db);
  return (axis) => new Map(rows.filter((row) => row.axis === axis).map(({ id, open }) => [id, open]));
}

/** Open vacancies of each company. */
export async function openByCompany(db: Db): Promise<ReadonlyMap<number, number>> {
  return (await countsAlong(db, ["company_id"]))("company_id");
}

/** Everything the filters count, in one question. */
export async function openCounts(db: Db): Promise<OpenCounts> {
  const counts = await countsAlong(db, axes);
  return { companies: counts("company_id"), functions: counts("function_id"), categories: counts("category") };
}
