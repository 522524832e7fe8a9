import { tidySearch } from "../../../src/features/vacancies/close-vacancies.server.ts";
import type { Database } from "../../../src/platform/database/database.ts";
import { fill } from "../filled-database.ts";
import { copyRows } from "./copy-rows.ts";
import { oneOpenOf, type Size } from "./sizes.ts";

/** So many come by the product's own import; the others are their copies. */
const IMPORTED = 1_000;

/** All but some closed, as they do: by their last day, and out of what is searched. */
const closeMost = [
  `update vacancies set closes_at = now() - (1 + id % 1000) * interval '1 day',
     end_date = (now() - (2 + id % 1000) * interval '1 day')::date, posted_at = posted_at - interval '1000 days'
   where id % ${oneOpenOf} <> 0`,
  "delete from open_vacancies where closes_at <= now() or id in (select id from vacancies where closes_at <= now())",
];

/**
 * Fills vacancies: a thousand imported ones, most of them closed, and their copies with codes of their own.
 * Every trigger runs, so that counts and words are what the product would have.
 */
export async function fillVacancies(database: Database, { vacancies }: Size): Promise<void> {
  await fill(database, IMPORTED, (line) => console.log(`  ${line}`));
  for (const statement of closeMost) await database.run(statement);
  await database.run(`create temporary table copied as
    select id as from_id, row_number() over (order by id) as place, max(id) over () as last from vacancies`);
  const copies = vacancies / IMPORTED - 1;
  const [joined, id] = ["join copied on from_id = made.id", `last + ${IMPORTED} * (n - 1) + place`];
  const copy = { where: "true", count: copies, joined };
  const posted = "made.posted_at - n * interval '1 minute'";
  if (copies > 0) {
    await copyRows(database, {
      ...copy,
      table: "vacancies",
      set: { id, code: "made.code || '-' || n", posted_at: posted },
    });
    await copyRows(database, { ...copy, table: "open_vacancies", set: { id, posted_at: posted } });
  }
  await database.run("select setval(pg_get_serial_sequence('vacancies', 'id'), (select max(id) from vacancies))");
  await tidySearch(database);
}
