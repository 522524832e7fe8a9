import type { Tx } from "../../../platform/database/database.ts";
import { putStored } from "../put/put-stored.server.ts";
import { listOpenVacancies } from "../put/put-vacancies.queries.server.ts";

/** Makes the open vacancies of companies findable by the names that these have now. */
export async function findByCompanyName(tx: Tx, companyIds: readonly number[]): Promise<void> {
  await putStored(tx, await listOpenVacancies(tx, companyIds));
}
