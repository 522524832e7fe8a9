import "../../applications/listed/listed.tables.ts";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { type CandidateFilter, experienceSteps, type FacetName } from "../candidate.ts";
import type { View } from "../showing.server.ts";
import {
  columnConditions,
  every,
  hiddenIn,
  reducedIn,
  scopeConditions,
  tabCondition,
} from "./conditions.store.server.ts";

export interface TabCount {
  /** A phase; 0 before the first one, -1 for those that ended. */
  tab: number;
  count: number;
  late: number;
}

/** The query behind {@link countTabs}. */
export function tabsQuery(filter: CandidateFilter, view: View, today: string) {
  return sql<TabCount>`select listed.tab, count(*) as count, count(*) filter (where listed.due_on < ${today}::date) as late
    from desk_applications as listed
    where ${every([scopeConditions(filter, view), ...Object.values(columnConditions(filter, view, today))])}
    group by listed.tab`;
}

/** How many a list with these filters has in each tab, and how many of them are late: exactly. */
export async function countTabs(db: Db, filter: CandidateFilter, view: View, today: string): Promise<TabCount[]> {
  return (await tabsQuery(filter, view, today).execute(db)).rows;
}

export interface FacetCount {
  name: FacetName;
  /** The value type of that column's filter. */
  value: string;
  count: number;
}

/** Applications that facets are counted over at most: beyond, more of the same. */
export const mostOfFacets = 10_000;

/** A facet's values in the answer, the most frequent first. */
const mostValues = 12;
/** Of the score: a bar for every so many points. */
export const scoreBar = 5;

function facetColumns(view: View, today: string): Record<FacetName, RawBuilder<unknown>> {
  const hidden = hiddenIn(view) ?? sql<boolean>`false`;
  const score = reducedIn(view) === null ? sql`listed.score` : sql`listed.score_unpaid`;
  const steps = sql.join(experienceSteps.map((step) => sql.lit(step)));
  const reduced = reducedIn(view) ?? sql<boolean>`false`;
  return {
    outcome: sql`case when listed.status = 'on-process' then 'in-process' when listed.status = 'hired' then 'hired'
      when listed.is_withdrawn then 'withdrawn' when listed.status = 'vacancy-closed' then 'vacancy-closed'
      else 'rejected' end`,
    scheduled: sql`case when not ${reduced} then coalesce(held.kind, 'none') end`,
    vacancyId: sql`listed.vacancy_id`,
    companyId: sql`listed.company_id`,
    ownerId: sql`vacancies.owner_id`,
    decidedBy: sql`case when not ${reduced} then listed.decided_by end`,
    score: sql`case when ${score} >= 0 then least(${score} / ${sql.lit(scoreBar)}, 19) * ${sql.lit(scoreBar)} end`,
    stars: sql`listed.stars`,
    degree: sql`listed.degree_id`,
    institution: sql`case when not ${hidden} then listed.institution_id end`,
    domicile: sql`listed.domicile_id`,
    experience: sql`case when listed.experience_months >= 0
      then width_bucket(listed.experience_months, array[${steps}]) end`,
    waiting: sql`case when listed.due_on < ${today}::date then 'late' when listed.due_on = ${today}::date then 'today'
      when listed.due_on <= ${today}::date + 2 then 'near' when listed.due_on is not null then 'far' end`,
    must: sql`case when listed.must_missed = 0 then 'none' when listed.must_missed = 1 then 'one'
      when listed.must_missed > 1 then 'more' end`,
    source: sql`listed.source_key`,
  };
}

/** What some facets are read from beside the list itself. */
const joins: Partial<Record<FacetName, RawBuilder<unknown>>> = {
  scheduled: sql`left join acts as held on held.application_id = listed.application_id and held.state = 'held'`,
  ownerId: sql`left join vacancies on vacancies.id = listed.vacancy_id`,
};

/** Counts the values of some columns in one reading. */
async function count(
  db: Db,
  names: readonly FacetName[],
  where: RawBuilder<boolean>,
  columns: Record<FacetName, RawBuilder<unknown>>,
): Promise<FacetCount[]> {
  if (names.length === 0) return [];
  const read = sql.join(names.map((name) => sql`(${columns[name]})::text as ${sql.ref(name)}`));
  const sets = sql.join(names.map((name) => sql`(${sql.ref(name)})`));
  const which = sql.join(
    names.map((name) => sql`when grouping(${sql.ref(name)}) = 0 then ${sql.lit(name)}`),
    sql` `,
  );
  const value = sql`coalesce(${sql.join(names.map((name) => sql.ref(name)))})`;
  const from = sql.join(
    names.map((name) => joins[name] ?? sql``),
    sql` `,
  );
  const { rows } = await sql<FacetCount>`
    select name, value, count from (
      select *, row_number() over (partition by name order by count desc, value) as place from (
        select case ${which} end as name, ${value} as value, count(*) as count
        from (select ${read} from desk_applications as listed ${from} where ${where} limit ${sql.lit(mostOfFacets)}) as found
        group by grouping sets (${sets})) as counted
      where value is not null) as ranked
    where place <= ${sql.lit(mostValues)} or name in ('score', 'degree')`.execute(db);
  return rows;
}

/** What the list as a whole is narrowed to, by the facet that asks for it. */
function scopeBut(filter: CandidateFilter, own: FacetName | null): Pick<CandidateFilter, "vacancyIds" | "companyIds"> {
  const { vacancyIds, companyIds } = filter;
  return {
    vacancyIds: own === "vacancyId" ? [] : vacancyIds,
    companyIds: own === "companyId" ? [] : companyIds,
  };
}

/**
 * How often each value of the columns is there under all other filters: columns that nothing is asked of in one
 * reading, each that has a filter without its own.
 */
export async function countFacets(
  db: Db,
  { filter, names, today }: { filter: CandidateFilter; names: readonly FacetName[]; today: string },
  view: View,
): Promise<FacetCount[]> {
  const byColumn = columnConditions(filter, view, today);
  const isAsked = (name: FacetName) => {
    if (name === "vacancyId") return filter.vacancyIds.length > 0;
    return name === "companyId" ? filter.companyIds.length > 0 : byColumn[name] !== null;
  };
  const columns = facetColumns(view, today);
  const whereBut = (own: FacetName | null) =>
    every([
      scopeConditions(scopeBut(filter, own), view),
      tabCondition(filter),
      ...Object.entries(byColumn).map(([name, condition]) => (name === own ? null : condition)),
    ]);
  const free = names.filter((name) => !isAsked(name));
  const counted = await count(db, free, whereBut(null), columns);
  for (const name of names) {
    if (isAsked(name)) counted.push(...(await count(db, [name], whereBut(name), columns)));
  }
  return counted;
}

/** Some of the CVs that counted when they were sent and whose words are not read by these rules. */
export async function unreadCvs(db: Db, rules: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("desk_words")
    .select("cv_file")
    .where("cv_file", "is not", null)
    .where("cv_read_by", "<", rules)
    .orderBy("cv_read_by")
    .orderBy("application_id")
    .limit(most)
    .execute();
  return [...new Set(rows.flatMap(({ cv_file }) => cv_file ?? []))];
}

/** Keeps a CV's words with every application that it was sent with; null where it has none that can be read. */
export async function putCvWords(db: Db, file: string, text: string | null, rules: number): Promise<void> {
  await db
    .updateTable("desk_words")
    .set({ cv_words: text === null ? null : sql`to_tsvector('simple', ${text})`, cv_read_by: rules })
    .where("cv_file", "=", file)
    .execute();
}
