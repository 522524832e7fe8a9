import type { Database, Db, Tx } from "../../../platform/database/database.ts";
import { listEntries } from "../../reference-data/master-data.server.ts";
import { foldText } from "../../reference-data/spelling.ts";
import { addFunction, type FunctionNames, functionsByKey } from "./vacancy-functions.queries.server.ts";

const other: FunctionNames = { id: "Lainnya", en: "Other" };

/** The comparison key of functions; a vacancy without one belongs to "Lainnya". */
export function functionKey(name: string): string {
  return foldText(name) || foldText(other.id);
}

/** Which of these names no function has yet, each name once however it is written. */
export async function unknownFunctions(db: Db, names: readonly string[]): Promise<string[]> {
  const known = await functionsByKey(db, names.map(functionKey));
  const missing = names.filter((name) => !known.has(functionKey(name)));
  return [...new Map(missing.map((name) => [functionKey(name), name])).values()];
}

/** Ids of functions by `functionKey(name)`; one that is not known is not among them. */
export async function knownFunctions(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  return functionsByKey(db, names.map(functionKey));
}

/** Ids of functions by `functionKey(name)`; one that is not known is added. */
export async function ensureFunctions(tx: Tx, names: readonly string[]): Promise<Map<string, number>> {
  for (const name of await unknownFunctions(tx, names)) {
    await addFunction(tx, functionKey(name) === foldText(other.id) ? other : { id: name, en: name });
  }
  return functionsByKey(tx, names.map(functionKey));
}

/** Gives the list its thirteen functions (readings, "Vacancy functions"), where it has none yet. */
export async function seedFunctions(database: Database): Promise<void> {
  const [indonesian, english] = [
    await listEntries(database.db, "function", "id"),
    await listEntries(database.db, "function", "en"),
  ];
  const texts = new Map(english.map(({ id, text }) => [id, text]));
  await database.transact(async (tx) => {
    for (const { id, text, code } of indonesian) {
      if (code === null) await addFunction(tx, { id: text, en: texts.get(id) ?? text });
    }
  });
}
