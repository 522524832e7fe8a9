import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { type EventReader, eventById, eventCards, nextChange, tabCounts } from "../../agenda.queries.server.ts";
import type { Tab } from "../../event.ts";
import type { EventDetail, EventListAnswer } from "../agenda.calls.ts";
import { wireDetail, wireItem } from "./wire-event.server.ts";

/** One page of a tab, and how many events each tab has. */
export async function readEvents(
  reader: EventReader,
  tab: Tab,
  page: { offset: number; limit: number },
): Promise<EventListAnswer> {
  const cards = await eventCards(reader, tab, page);
  const counts = await tabCounts(reader.db);
  return { data: cards.map(wireItem), totalRows: counts[tab], counts };
}

/** One event; null when there is none with that id. */
export async function readEvent(reader: EventReader, id: number): Promise<EventDetail | null> {
  const event = await eventById(reader, id);
  return event === undefined ? null : wireDetail(event, reader.language);
}

/** Says of an answer that it shows events, and until when they stay as they are. */
export async function untilNextChange(db: Db, context: Pick<RequestContext, "shows" | "holdsUntil">): Promise<void> {
  context.shows("events");
  const change = await nextChange(db);
  if (change !== null) context.holdsUntil(change);
}
