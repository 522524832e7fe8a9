import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { comingCards } from "../../agenda.queries.server.ts";
import { eventPath } from "../../event-path.ts";
import type { EventItem } from "../agenda.calls.ts";
import { wireItem } from "./wire-event.server.ts";

/** An event in short, as the home page shows it; `url` is its path on the site. */
export type ComingEvent = EventItem & { url: string };

/** The next events, ongoing ones among them. Whoever shows them also says so: `untilNextChange`. */
export async function comingEvents(db: Db, language: Language, most: number): Promise<ComingEvent[]> {
  const cards = await comingCards({ db, language, applicantId: null }, most);
  return cards.map((card) => ({ ...wireItem(card), url: eventPath(card.id) }));
}
