import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { seedMasterData } from "../../reference-data/load/load-master-data.server.ts";
import { seedFunctions } from "../put/ensure-functions.server.ts";
import { mapFunctions, proposeFunctions } from "./map-functions.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
  await seedMasterData(database);
  await seedFunctions(database);
});
afterAll(() => database.close());

const getFunction = async (id: number | undefined) => {
  const rows = await database.run(
    `select text_id, open_vacancies.function_id = vacancies.function_id as is_found from vacancies
      join vacancy_functions on vacancy_functions.id = function_id join open_vacancies on open_vacancies.id = vacancies.id
      where vacancies.id = $1`,
    [id],
  );
  return rows[0];
};

test("a mapped value is the function it stands for, in earlier and later imports", async () => {
  const [before] = await storeVacancies(database, [aVacancy({ function: "Business Dev And Sales" })]);
  await mapFunctions(database, "value,function\nBusiness Dev And Sales,Sales\nEmpty,\n");
  const [after] = await storeVacancies(database, [aVacancy({ function: "business dev and SALES" })]);
  for (const id of [before, after]) expect(await getFunction(id)).toEqual({ text_id: "Penjualan", is_found: true });
  expect(await database.run("select id from vacancy_functions where text_id = 'Business Dev And Sales'")).toEqual([]);
});

test("a function that there is not is refused with those that there are", async () => {
  const mapping = mapFunctions(database, "value,function\nOps,Operasi Angkasa\n");
  await expect(mapping).rejects.toThrow('there is no function "Operasi Angkasa" for "Ops"; there are "');
  await expect(mapFunctions(database, "one,two\n")).rejects.toThrow("no columns value and function");
});

test("a new value is proposed as the function that its words mean", async () => {
  expect(await proposeFunctions(database, ["Recruiting And People", "Angkasa"])).toEqual([
    { name: "Recruiting And People", proposed: "Sumber Daya Manusia" },
    { name: "Angkasa", proposed: null },
  ]);
});
