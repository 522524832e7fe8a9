import { type RawBuilder, sql } from "kysely";
import type { Outcome } from "../../decisions/standing.ts";
import { foldText } from "../../reference-data/spelling.ts";
import { dayBegins } from "../../vacancies/vacancy.ts";
import type { CandidateFilter, Span } from "../candidate.ts";
import type { PhasesOf, View } from "../showing.server.ts";

// What rows of `desk_applications`, called `listed`, have to fulfil.

export type Condition = RawBuilder<boolean>;

const yes = sql<boolean>`true`;
const no = sql<boolean>`false`;

/** All of these conditions; null ones are left out, and none is true. */
export function every(conditions: readonly (Condition | null)[]): Condition {
  const present = conditions.filter((each) => each !== null);
  return present.length === 0 ? yes : sql<boolean>`(${sql.join(present, sql` and `)})`;
}

/** One of these conditions at least; none is false. */
export function some(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? no : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

const numbers = (ids: readonly number[]) => sql`any(${[...ids]}::bigint[])`;

function inPhases({ vacancyIds, phaseIds }: PhasesOf): Condition {
  return sql<boolean>`(listed.vacancy_id = ${numbers(vacancyIds)} and coalesce(listed.phase_id, 0) = ${numbers(phaseIds)})`;
}

/** Whether it is hidden who someone is; null where nobody is hidden. */
export function hiddenIn({ hidden }: View): Condition | null {
  if (hidden.length === 0) return null;
  return sql<boolean>`(listed.revealed_at is null and ${some(hidden.map(inPhases))})`;
}

/** Whether a row is reached with the limits of a hiring manager; null where every row is reached whole. */
export function reducedIn({ reach }: View): Condition | null {
  if (reach.sharedVacancyIds.length === 0) return null;
  return sql<boolean>`(listed.company_id <> all(${[...reach.companyIds]}::bigint[]))`;
}

/** The applications in someone's reach: of their companies all, of vacancies that they manage the shared ones. */
export function reached({ reach, shared }: View): Condition {
  const own = sql<boolean>`listed.company_id = ${numbers(reach.companyIds)}`;
  if (reach.sharedVacancyIds.length === 0) return own;
  const isShared = some([sql<boolean>`listed.shared_at is not null`, ...shared.map(inPhases)]);
  const managed = sql<boolean>`(listed.vacancy_id = ${numbers(reach.sharedVacancyIds)} and ${isShared})`;
  return reach.companyIds.length === 0 ? managed : some([own, managed]);
}

function within(column: RawBuilder<unknown>, { from, to }: Span): Condition | null {
  if (from === null && to === null) return null;
  // A missing value sorts below every number.
  return sql<boolean>`${column} between ${from ?? 0}::bigint and ${to ?? Number.MAX_SAFE_INTEGER}::bigint`;
}

function appliedWithin({ from, to }: Span<string>): Condition | null {
  const conditions = [
    from === null ? null : sql<boolean>`listed.applied_at >= ${dayBegins(from)}`,
    to === null ? null : sql<boolean>`listed.applied_at < ${new Date(dayBegins(to).getTime() + dayMs)}`,
  ];
  return from === null && to === null ? null : every(conditions);
}

const dayMs = 86_400_000;

const waitingConditions = {
  late: (today: string) => sql<boolean>`listed.due_on < ${today}::date`,
  today: (today: string) => sql<boolean>`listed.due_on = ${today}::date`,
  near: (today: string) => sql<boolean>`listed.due_on between ${today}::date + 1 and ${today}::date + 2`,
  far: (today: string) => sql<boolean>`listed.due_on > ${today}::date + 2`,
  soon: (today: string) => sql<boolean>`listed.due_on between ${today}::date and ${today}::date + 2`,
  unopened: () => sql<boolean>`listed.opened_at is null`,
};

const mustConditions = {
  none: sql<boolean>`listed.must_missed = 0`,
  one: sql<boolean>`listed.must_missed = 1`,
  more: sql<boolean>`listed.must_missed > 1`,
};

/** One of these values; null where none is asked for. Of a single one an index keeps its order. */
function among(column: RawBuilder<unknown>, values: readonly number[]): Condition | null {
  const [value, ...more] = values;
  if (value !== undefined && more.length === 0) return sql<boolean>`${column} = ${value}`;
  return values.length === 0 ? null : sql<boolean>`${column} = ${numbers(values)}`;
}

/** The outcome; for ended ones alone, the filter of their tab lets the index be used. */
const outcomeConditions: Record<Outcome, Condition> = {
  "in-process": sql`listed.status = 'on-process'`,
  hired: sql`listed.status = 'hired'`,
  rejected: sql`(listed.status = 'not-continued' and not listed.is_withdrawn)`,
  withdrawn: sql`(listed.status <> 'on-process' and listed.is_withdrawn)`,
  "vacancy-closed": sql`(listed.status = 'vacancy-closed' and not listed.is_withdrawn)`,
};

function outcomesIn({ outcomes }: CandidateFilter): Condition | null {
  if (outcomes.length === 0) return null;
  const isOneOf = some(outcomes.map((each) => outcomeConditions[each]));
  return outcomes.includes("in-process") ? isOneOf : every([sql<boolean>`listed.tab = -1`, isOneOf]);
}

/** Few decisions wait at a time: they are read once, not once a row. */
function scheduledIn({ scheduled }: CandidateFilter): Condition | null {
  if (scheduled.length === 0) return null;
  const kinds = scheduled.filter((each) => each !== "none");
  const waits = sql<boolean>`listed.application_id in (select application_id from acts
    where state = 'held' and kind = any(${kinds}::text[]))`;
  const none = sql<boolean>`not exists (select from acts
    where acts.application_id = listed.application_id and state = 'held')`;
  return some([...(kinds.length > 0 ? [waits] : []), ...(scheduled.includes("none") ? [none] : [])]);
}

function ownersIn({ ownerIds }: CandidateFilter): Condition | null {
  if (ownerIds.length === 0) return null;
  return sql<boolean>`listed.vacancy_id in (select id from vacancies where owner_id = ${numbers(ownerIds)})`;
}

/** A condition on a value that the reader of some rows may not see: those rows do not fulfil it. */
function toVisible(condition: Condition | null, silent: Condition | null): Condition | null {
  return condition === null || silent === null ? condition : sql<boolean>`(${condition} and not ${silent})`;
}

/** Most words of a search that count. */
const mostWords = 12;
/** A word of so many letters at least may be the beginning of one. */
const leastBeginning = 3;

/** Every word as PostgreSQL asks for one, the last as a beginning. */
function wordQueries(text: string): RawBuilder<unknown>[] {
  const words = foldText(text)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, mostWords);
  return words.map((word, place) => {
    const isBeginning = place === words.length - 1 && word.length >= leastBeginning;
    return sql`${`'${word.replaceAll("'", "")}'${isBeginning ? ":*" : ""}`}::tsquery`;
  });
}

const having = (vector: RawBuilder<boolean>) =>
  sql<boolean>`listed.application_id in (select application_id from desk_words where ${vector})`;

/**
 * Words of the resume and the CV, each in one of both; of a hidden row only what does not reveal who it is, or its
 * code.
 */
function wordsIn({ words }: CandidateFilter, hidden: Condition | null, reduced: Condition | null): Condition | null {
  const queries = wordQueries(words);
  if (queries.length === 0) return words.trim() === "" ? null : no;
  const open = every(
    queries.map((query) => {
      const inResume = having(sql`words @@ ${query}`);
      if (reduced === null) return having(sql`words @@ ${query} or cv_words @@ ${query}`);
      const inCv = having(sql`cv_words @@ ${query}`);
      return some([inResume, every([inCv, sql<boolean>`(listed.shares_cv or not ${reduced})`])]);
    }),
  );
  if (hidden === null) return open;
  const blind = every(queries.map((query) => having(sql`blind_words @@ ${query}`)));
  const byCode = sql<boolean>`listed.blind_code = ${words.trim().toUpperCase()}`;
  return some([every([sql<boolean>`not ${hidden}`, open]), every([hidden, some([blind, byCode])])]);
}

/** Conditions of the column filters, one for each column, so that facets can leave their own out; null is no filter. */
export function columnConditions(filter: CandidateFilter, view: View, today: string) {
  const hidden = hiddenIn(view);
  const reduced = reducedIn(view);
  const score = reduced === null ? sql`listed.score` : sql`listed.score_unpaid`;
  return {
    words: wordsIn(filter, hidden, reduced),
    score: within(score, filter.score),
    stars: among(sql`listed.stars`, filter.stars),
    degree: among(sql`listed.degree_id`, filter.degreeIds),
    institution: toVisible(among(sql`listed.institution_id`, filter.institutionIds), hidden),
    domicile: among(sql`listed.domicile_id`, filter.domicileIds),
    experience: within(sql`listed.experience_months`, filter.experience),
    salary: toVisible(within(sql`listed.salary`, filter.salary), reduced),
    applied: appliedWithin(filter.applied),
    waiting: filter.waiting.length === 0 ? null : some(filter.waiting.map((each) => waitingConditions[each](today))),
    must: filter.must.length === 0 ? null : some(filter.must.map((each) => mustConditions[each])),
    outcome: outcomesIn(filter),
    // Hiring managers decide nothing, and do not see what waits and who decided.
    scheduled: toVisible(scheduledIn(filter), reduced),
    decidedBy: toVisible(among(sql`listed.decided_by`, filter.deciderIds), reduced),
    ownerId: ownersIn(filter),
    source: filter.sources.length === 0 ? null : sql<boolean>`listed.source_key = any(${[...filter.sources]}::text[])`,
  };
}

/** The chosen vacancies and companies within the reader's reach; tabs count these rows. */
export function scopeConditions(
  { vacancyIds, companyIds }: Pick<CandidateFilter, "vacancyIds" | "companyIds">,
  view: View,
): Condition {
  const places = [among(sql`listed.vacancy_id`, vacancyIds), among(sql`listed.company_id`, companyIds)];
  // A vacancy is of one company: "is true" keeps the planner from reading all that the company has beside it.
  const isReached = vacancyIds.length === 0 ? reached(view) : sql<boolean>`${reached(view)} is true`;
  return every([...places, isReached]);
}

/** The tab: a phase, or -1 for those that ended; null for all. */
export function tabCondition({ tab }: CandidateFilter): Condition | null {
  if (tab === "all") return null;
  return sql<boolean>`listed.tab = ${tab === "ended" ? -1 : tab}`;
}
