import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { eventNames } from "./agenda.store.server.ts";

export {
  comingCards,
  type EventCard,
  type EventReader,
  eventById,
  eventCards,
  eventChanges,
  nextChange,
  tabCounts,
  type WholeEvent,
} from "./agenda.store.server.ts";
export { type PutEvent, putEvents } from "./pack/put-events.store.server.ts";
export { agendaPersonalData } from "./personal-data.server.ts";
export { type Registered, type Registering, register, unregister } from "./register/register.server.ts";

/** Events that are not past as choices, the next one first: the list `events`. */
export async function eventChoices(db: Db, language: Language): Promise<{ id: number; text: string }[]> {
  return eventNames(db, language);
}
