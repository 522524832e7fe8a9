import { createHash } from "node:crypto";
import type { Db } from "../../../../platform/database/database.ts";
import { countMiss } from "../../search/search-words.queries.server.ts";
import { typedTokens } from "../../search/tokens.ts";
import { getFilters } from "../list-filters.ts";
import type { VacancyListAnswer, VacancyListRequest } from "../vacancies.calls.ts";

const groups = 63;

/** Which of 63 groups a network belongs to: that several asked is kept, and not who. */
const getGroup = (network: string) => createHash("sha256").update(network).digest().readUInt32BE() % groups;

const isFiltered = (body: VacancyListRequest["body"]) =>
  Object.values(getFilters(body)).some((value) => (Array.isArray(value) ? value.length > 0 : value !== 0));

/**
 * Counts a search without a good result: one that found nothing, or only what was meant by other words.
 * @returns whether it was one
 */
export async function noteMiss(
  db: Db,
  body: VacancyListRequest["body"],
  { totalRows, correctedTo }: VacancyListAnswer["vacancies"],
  network: string,
): Promise<boolean> {
  const isGood = totalRows > 0 && correctedTo === undefined;
  const words = typedTokens(body.SearchString).join(" ");
  if (isGood || words === "" || body.PageNo > 1 || isFiltered(body)) return false;
  await countMiss(db, words, getGroup(network));
  return true;
}
