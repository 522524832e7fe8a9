import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { vacancyForApplying } from "../vacancies.server.ts";
import { cardsById, existingVacancies, vacancyById } from "../vacancy.queries.server.ts";
import type { VacancyState } from "./vacancy-state.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

async function seen(state: VacancyState) {
  const [id = 0] = await storeVacancies(database, [aVacancy()]);
  const { db } = database;
  const opensAt = state === "scheduled" ? new Date() : null;
  await db.updateTable("vacancies").set({ state, opens_at: opensAt }).where("id", "=", id).execute();
  return {
    detail: (await vacancyById(db, id, "id")) !== undefined,
    card: (await cardsById({ db, language: "id" }, [id])).length === 1,
    applying: (await database.transact((tx) => vacancyForApplying(tx, id))).status,
    exists: (await existingVacancies(db, [id])).has(id),
  };
}

test.each(["draft", "in-review", "scheduled", "archived"] as const)(
  "the public knows of no vacancy that is %s",
  async (state) => {
    expect(await seen(state)).toEqual({ detail: false, card: false, applying: "unknown", exists: false });
  },
);

test.each(["open", "closed"] as const)("the public knows of one that is %s", async (state) => {
  expect(await seen(state)).toEqual({ detail: true, card: true, applying: state, exists: true });
});

test("what the desk put away or closed is not opened by a row that comes again (F44)", async () => {
  const again = async (state: VacancyState) => {
    const vacancy = aVacancy();
    const [id = 0] = await storeVacancies(database, [vacancy]);
    await database.db.updateTable("vacancies").set({ state }).where("id", "=", id).execute();
    await database.db.deleteFrom("open_vacancies").where("id", "=", id).execute();
    await storeVacancies(database, [{ ...vacancy, titleId: "Nama baru" }]);
    const open = await database.db.selectFrom("open_vacancies").select("id").where("id", "=", id).execute();
    return open.length;
  };
  expect(await again("open")).toBe(1);
  expect(await again("archived")).toBe(0);
  expect(await again("closed")).toBe(0);
});
