// Shows: F45
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { wholePortal } from "../../tests/wire/whole-portal.ts";
import { vacancyStates } from "../features/vacancies/states/vacancy-state.ts";

test("the sample content gives the desk a working day (recruiting §13)", async () => {
  const { platform } = await wholePortal();
  onTestFinished(() => platform.close());
  const { db } = platform.database;
  const count = async (from: string) =>
    (await sql<{ count: number }>`select count(*) from ${sql.raw(from)}`.execute(db)).rows[0]?.count;
  expect({
    notes: await count("notes"),
    scorecards: await count("scorecards"),
    held: await count("acts where state = 'held'"),
    jobs: await count("bulk_jobs"),
    conflicts: await count("vacancy_imports where pending_at is not null"),
    blind: await count("vacancies where blind"),
    asking: await count("(select distinct vacancy_id from vacancy_questions) as asking"),
  }).toEqual({ notes: 60, scorecards: 40, held: 3, jobs: 1, conflicts: 2, blind: 1, asking: 1 });
  const { rows } = await sql<{ state: string }>`select distinct state from vacancies`.execute(db);
  expect(rows.map(({ state }) => state).sort()).toEqual([...vacancyStates].sort());
});
