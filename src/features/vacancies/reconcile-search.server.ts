import type { Database } from "../../platform/database/database.ts";
import { tidySearch } from "./close-vacancies.server.ts";
import { putStored } from "./put/put-stored.server.ts";
import { readPlaces } from "./put/read-places.server.ts";
import {
  deleteExtra,
  keepLexemes,
  keepWhenCame,
  lockUnfound,
  recount,
  searchGaps,
  tellVacancies,
} from "./search-gaps.queries.server.ts";

const batch = 200;

/**
 * Makes what is searched, counted and suggested as the vacancies are: a clock that was ahead, or a hand in the database,
 * may have taken out what is open.
 * @returns how many rows were put right
 */
export async function reconcileSearch(database: Database): Promise<number> {
  const { missing, extra, wrong } = await searchGaps(database.db);
  const gaps = missing + extra + wrong;
  if (gaps === 0) return 0;
  await database.transact(deleteExtra);
  for (let put = batch; put === batch; ) put = await putSome(database);
  await readPlaces(database);
  await database.transact(async (tx) => {
    await recount(tx);
    await keepLexemes(tx);
    await tellVacancies(tx);
  });
  await tidySearch(database);
  return gaps;
}

async function putSome(database: Database): Promise<number> {
  return database.transact(async (tx) => {
    const vacancies = await lockUnfound(tx, batch);
    await putStored(tx, vacancies);
    await keepWhenCame(
      tx,
      vacancies.flatMap(({ id, isMissing }) => (isMissing ? [id] : [])),
    );
    return vacancies.length;
  });
}
