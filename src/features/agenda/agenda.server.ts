import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { eventNames } from "./agenda.queries.server.ts";

/** Events that are not past as choices, the next one first: the list `events`. */
export async function eventChoices(db: Db, language: Language): Promise<{ id: number; text: string }[]> {
  return eventNames(db, language);
}
