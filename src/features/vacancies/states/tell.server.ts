import type { Tx } from "../../../platform/database/database.ts";
import { getCompanies } from "../../companies/organisation.server.ts";
import type { DeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import type { VacancyFields } from "../draft/vacancy-fields.ts";
import { wordsOfFields } from "../put/merged-vacancy.server.ts";
import { tellPublic } from "./publish.queries.server.ts";

/** Tells the public what a vacancy's row says now. */
export async function tell(
  tx: Tx,
  { id, code, companyId }: Pick<DeskVacancy, "id" | "code" | "companyId">,
  fields: VacancyFields,
): Promise<void> {
  const company = (await getCompanies(tx, [companyId])).get(companyId)?.name ?? "";
  await tellPublic(tx, { id, code, words: wordsOfFields(fields, company) });
}
