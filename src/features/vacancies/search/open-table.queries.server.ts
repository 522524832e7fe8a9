import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { employmentTypes, salarySteps } from "../vacancy.ts";
import "../vacancies.tables.ts";
import { numbersIn, numbersOfLists } from "./number-columns.ts";
import { type OpenTable, openTable } from "./open-table.ts";

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
const told = sql.raw(inTexts);

/**
 * Reads what one filters by of every open vacancy. In texts, one a column: a row a vacancy would take ten times as long
 * to read.
 */
export async function readOpenTable(db: Db): Promise<OpenTable> {
  const { rows } = await sql<Columns>`select ${told} from (
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
