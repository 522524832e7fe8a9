import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Db } from "../../../src/platform/database/database.ts";

const relevant = z.strictObject({
  title: z.string().optional(),
  company: z.string().optional(),
  location: z.string().optional(),
  function: z.string().optional(),
  employmentType: z.string().optional(),
  category: z.number().optional(),
});

const judged = z.array(z.object({ query: z.string(), relevant, match: z.enum(["any", "all"]) }));

/** A query, and by which rule a vacancy is relevant for it. */
export type JudgedQuery = z.infer<typeof judged>[number];

export const readQueries = (path: string): JudgedQuery[] => judged.parse(JSON.parse(readFileSync(path, "utf8")));

/** A vacancy as rules look at it; both titles stand in `title`. */
export interface JudgedVacancy {
  id: number;
  title: string;
  company: string;
  location: string;
  function: string;
  employmentType: string;
  category: number;
  postedAt: Date;
}

/** schema.org's words for a kind of employment as job boards write them. */
const boardWords: Readonly<Record<string, string>> = {
  FULL_TIME: "fullTime",
  PART_TIME: "partTime",
  CONTRACTOR: "contract freelance",
  INTERN: "internship",
};

export async function openJudged(db: Db): Promise<JudgedVacancy[]> {
  const rows = await db
    .selectFrom("open_vacancies")
    .innerJoin("vacancies", "vacancies.id", "open_vacancies.id")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "vacancies.function_id")
    .innerJoin("companies", "companies.id", "vacancies.company_id")
    .select(["vacancies.id", "title_id", "title_en", "companies.name", "locations", "text_id", "employment_type"])
    .select(["vacancies.category", "vacancies.posted_at"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title_id === row.title_en ? row.title_id : `${row.title_id} | ${row.title_en}`,
    company: row.name,
    location: row.locations.join(" | "),
    function: row.text_id,
    employmentType: (row.employment_type ?? "")
      .split(",")
      .map((word) => boardWords[word] ?? word)
      .join(" "),
    category: row.category,
    postedAt: row.posted_at,
  }));
}

/** Whether a vacancy is relevant: one, or each, of the rule's fields holds. */
export function isRelevant({ relevant: rule, match }: JudgedQuery, vacancy: JudgedVacancy): boolean {
  const holds = Object.entries(rule).map(([field, wanted]) => {
    if (field === "category") return vacancy.category === wanted;
    const { title, company, location, function: name, employmentType } = vacancy;
    const text = { title, company, location, function: name, employmentType }[field] ?? "";
    return new RegExp(String(wanted), "i").test(text);
  });
  return match === "all" ? holds.every(Boolean) : holds.some(Boolean);
}

/** The first results of a query, judged. */
export interface Judgement {
  query: string;
  /** Relevant ones among all that is open. */
  possible: number;
  /** Of the first ten. */
  shown: number;
  relevant: number;
  isFirstRelevant: boolean;
}

export const firstTen = 10;

export function judge(query: JudgedQuery, vacancies: readonly JudgedVacancy[], ids: readonly number[]): Judgement {
  const good = new Set(vacancies.flatMap((vacancy) => (isRelevant(query, vacancy) ? [vacancy.id] : [])));
  const first = ids.slice(0, firstTen);
  return {
    query: query.query,
    possible: good.size,
    shown: first.length,
    relevant: first.filter((id) => good.has(id)).length,
    isFirstRelevant: first[0] !== undefined && good.has(first[0]),
  };
}

/** Sums over all judged queries that something is relevant for. */
export interface Totals {
  recall: number;
  precision: number;
  empty: number;
  first: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function getTotals(judgements: readonly Judgement[]): Totals {
  const possible = judgements.filter((one) => one.possible > 0);
  const relevantOnes = judgements.filter((one) => one.shown > 0);
  return {
    recall: mean(possible.map((one) => one.relevant / Math.min(firstTen, one.possible))),
    precision: mean(relevantOnes.map((one) => one.relevant / one.shown)),
    empty: possible.filter((one) => one.shown === 0).length,
    first: mean(possible.map((one) => (one.isFirstRelevant ? 1 : 0))),
  };
}
