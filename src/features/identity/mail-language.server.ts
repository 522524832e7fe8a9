import type { Language } from "../../i18n/language.ts";
import type { Database } from "../../platform/database/database.ts";
import { setLanguage } from "./applicant.queries.server.ts";

/** Has mail to a person come in another language from now on. */
export async function chooseMailLanguage(database: Database, applicantId: number, language: Language): Promise<void> {
  await database.transact((tx) => setLanguage(tx, applicantId, language));
}
