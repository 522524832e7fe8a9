import type { Database } from "../../../platform/database/database.ts";
import { readCsvRows } from "../../imports/read-file.server.ts";
import { foldText } from "../../reference-data/spelling.ts";
import { lockImports } from "../put/put-vacancies.queries.server.ts";
import { readPlaces } from "../put/read-places.server.ts";
import { functionNames, functionsByKey, putAlias } from "../put/vacancy-functions.queries.server.ts";
import { proposeFunction } from "./propose-function.ts";

/** A value of a file, and the function that it stands for. */
interface MappedValue {
  value: string;
  name: string;
}

/** @throws Error with a sentence for the operator */
function readMapping(csv: string): MappedValue[] {
  const { headings, rows } = readCsvRows(csv);
  if (headings === null || !headings.includes("value") || !headings.includes("function")) {
    throw new Error("the file of --map-values has no columns value and function");
  }
  return rows.flatMap((row) =>
    row.status === "read" ? [{ value: row.fields["value"] ?? "", name: row.fields["function"] ?? "" }] : [],
  );
}

/**
 * Keeps which function each value of a file stands for, for this import and all later ones; rows without a function are
 * left alone.
 * @param csv columns `value` and `function`, a function by its name in either language
 * @throws Error with a sentence for the operator
 */
export async function mapFunctions(database: Database, csv: string): Promise<void> {
  const mapping = readMapping(csv).filter(({ value, name }) => foldText(value) !== "" && foldText(name) !== "");
  const named = async () =>
    functionsByKey(
      database.db,
      mapping.map(({ name }) => foldText(name)),
    );
  const known = await named();
  const strange = mapping.find(({ name }) => !known.has(foldText(name)));
  if (strange !== undefined) {
    const names = (await functionNames(database.db)).map(({ id }) => `"${id}"`).join(", ");
    throw new Error(`there is no function "${strange.name}" for "${strange.value}"; there are ${names}`);
  }
  await database.transact(async (tx) => {
    await lockImports(tx);
    for (const { value, name } of mapping) {
      const functionId = known.get(foldText(name));
      if (functionId !== undefined) await putAlias(tx, { key: foldText(value), text: value, functionId });
    }
  });
  await readPlaces(database);
}

/** New names of functions, each with the function that it means by its words; null where none comes near. */
export async function proposeFunctions(
  { db }: Database,
  names: readonly string[],
): Promise<{ name: string; proposed: string | null }[]> {
  const known = (await functionNames(db)).map(({ id, en }) => [id, en]);
  return names.map((name) => ({ name, proposed: proposeFunction(name, known) }));
}
