import type { Tx } from "../../../platform/database/database.ts";
import { companiesOf } from "../../companies/organisation.server.ts";
import { wordsOf } from "../put/merged-vacancy.server.ts";
import { changeWords, openVacanciesOf } from "../put/put-vacancies.queries.server.ts";

/** Makes the open vacancies of companies findable by the names that these have now. */
export async function findByCompanyName(tx: Tx, companyIds: readonly number[]): Promise<void> {
  const companies = await companiesOf(tx, companyIds);
  const vacancies = await openVacanciesOf(tx, companyIds);
  await changeWords(
    tx,
    vacancies.map((vacancy) => {
      const company = companies.get(vacancy.company_id)?.name ?? "";
      return { code: vacancy.code, words: wordsOf({ ...vacancy, company }) };
    }),
  );
}
