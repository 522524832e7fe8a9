import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { EventItem } from "./agenda.calls.ts";
import { comingCards, eventNames } from "./agenda.store.server.ts";
import { eventPath } from "./event-path.ts";
import { wireItem } from "./read/wire-event.server.ts";

export { agendaSitemap, eventPictures } from "./event-found.server.ts";
export { untilNextChange } from "./read/read-events.server.ts";
export { heldRegistrations } from "./register/held-registrations.server.ts";

/** Events that are not past as choices, the next one first: the list `events`. */
export async function eventChoices(db: Db, language: Language): Promise<{ id: number; text: string }[]> {
  return eventNames(db, language);
}

/** An event in short, as the home page shows it; `url` is its path on the site. */
export type ComingEvent = EventItem & { url: string };

/** The next events, ongoing ones among them. Whoever shows them also says so: `untilNextChange`. */
export async function comingEvents(db: Db, language: Language, most: number): Promise<ComingEvent[]> {
  const cards = await comingCards({ db, language, applicantId: null }, most);
  return cards.map((card) => ({ ...wireItem(card), url: eventPath(card.id) }));
}
