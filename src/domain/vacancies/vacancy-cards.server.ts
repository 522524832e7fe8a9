import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { type VacancyCard, vacancyCards } from "./vacancy.store.server.ts";

/** Cards by id, in the order of the ids. */
export async function cardsById(
  { db, language }: { db: Db; language: Language },
  ids: readonly number[],
): Promise<VacancyCard[]> {
  const cards = new Map((await vacancyCards(db, ids, language)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
