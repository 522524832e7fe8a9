import "../vacancies.tables.ts";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { employmentTypes, salarySteps } from "../vacancy.ts";
import { type OpenTable, openTable } from "./open-table.ts";

const space = 32;
const dot = 46;
const zero = 48;

/** Whole numbers of 0 or more with a space between two. Sign by sign: a hundred thousand in two milliseconds. */
export function numbersIn(text: string): Float64Array {
  if (text === "") return new Float64Array(0);
  const numbers = new Float64Array(countOf(text, space) + 1);
  let [at, number] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign === space) {
      numbers[at++] = number;
      number = 0;
    } else number = number * 10 + (sign - zero);
  }
  numbers[at] = number;
  return numbers;
}

function countOf(text: string, sign: number): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) === sign) count++;
  return count;
}

/**
 * Lists of such numbers: a space between two lists, a dot between two numbers of one, nothing for a list of none.
 * @returns all numbers, and where those of each list begin
 */
export function numbersOfLists(text: string, lists: number): { from: Int32Array; values: Int32Array } {
  const from = new Int32Array(lists + 1);
  const values: number[] = [];
  let [list, number, isIn] = [0, 0, false];
  const end = () => {
    if (isIn) values.push(number);
    [number, isIn] = [0, false];
  };
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign === space || sign === dot) {
      end();
      if (sign === space) from[++list] = values.length;
    } else [number, isIn] = [number * 10 + (sign - zero), true];
  }
  end();
  from[lists] = values.length;
  return { from, values: Int32Array.from(values) };
}

const columns = {
  ids: "id",
  companies: "company_id",
  functions: "function_id",
  categories: "category",
  kinds: `(select coalesce(sum(1 << array_position(array['${employmentTypes.join("','")}'], kind) - 1), 0)
    from unnest(kinds) as kind)`,
  steps: `width_bucket(coalesce(pays, 0), array[${salarySteps.join(", ")}]::bigint[])`,
  posted: "floor(extract(epoch from posted_at))::bigint",
  closes: "floor(extract(epoch from closes_at))::bigint",
  places: "array_to_string(coalesce(places, '{}'), '.')",
} as const;
type Columns = Record<keyof typeof columns, string>;

const inTexts = Object.entries(columns)
  .map(([name, value]) => `coalesce(string_agg((${value})::text, ' '), '') as ${name}`)
  .join(", ");
const textsSql = sql.raw(inTexts);

/**
 * Reads what one filters by of every open vacancy. In texts, one a column: a row a vacancy would take ten times as long
 * to read.
 */
export async function readOpenTable(db: Db): Promise<OpenTable> {
  const { rows } = await sql<Columns>`select ${textsSql} from (
    select id, company_id, function_id, category, kinds, pays, posted_at, closes_at, places from open_vacancies order by id) as open`.execute(
    db,
  );
  const text = (name: keyof Columns) => rows[0]?.[name] ?? "";
  const whole = (name: keyof Columns) => Int32Array.from(numbersIn(text(name)));
  const ids = numbersIn(text("ids"));
  const { from, values } = numbersOfLists(text("places"), ids.length);
  return openTable({
    ids,
    companies: whole("companies"),
    functions: whole("functions"),
    categories: whole("categories"),
    kinds: whole("kinds"),
    steps: whole("steps"),
    posted: numbersIn(text("posted")),
    closes: numbersIn(text("closes")),
    placesFrom: from,
    places: values,
  });
}

/** Open vacancies of each company: the kept counts without those that closed and were not yet taken out. */
export async function openByCompany(db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; open: number }>`
    select id, sum(open)::bigint as open from (
      select company_id as id, open from open_counts where company_id <> 0 and function_id = 0 and category = 0
      union all
      select company_id, -count(*) from open_vacancies where closes_at <= now() group by company_id
    ) as counted group by id`.execute(db);
  return new Map(rows.map(({ id, open }) => [id, open]));
}
