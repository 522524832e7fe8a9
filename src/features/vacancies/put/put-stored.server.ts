import type { Tx } from "../../../platform/database/database.ts";
import { getCompanies } from "../../companies/organisation.server.ts";
import { foundBy } from "../search/vacancy-document.server.ts";
import { putIntoSearch } from "./put-into-search.store.server.ts";
import type { StoredWords } from "./put-vacancies.queries.server.ts";

/** Puts stored vacancies into the search as they lie there, under the names that companies have now. */
export async function putStored(tx: Tx, vacancies: readonly StoredWords[]): Promise<void> {
  const companies = await getCompanies(
    tx,
    vacancies.map(({ company_id }) => company_id),
  );
  const found = vacancies.map((vacancy) => {
    const company = companies.get(vacancy.company_id)?.name ?? "";
    return { code: vacancy.code, words: foundBy({ ...vacancy, company }) };
  });
  await putIntoSearch(tx, found);
}
