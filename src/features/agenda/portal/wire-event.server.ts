import type { RequestContext } from "../../../contract/request-context.ts";
import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { safeHtml } from "../../../platform/formats/rich-text.ts";
import {
  comingCards,
  type EventCard,
  type EventReader,
  eventById,
  eventCards,
  nextChange,
  tabCounts,
  type WholeEvent,
} from "../agenda.queries.server.ts";
import { eventPath, registrationAt, statusAt, type Tab } from "../event.ts";
import type { EventDetail, EventItem, EventListAnswer } from "./agenda.calls.ts";

/** An event as the wire's lists give it, at the moment at which it was read. */
export function wireItem(card: EventCard): EventItem {
  const { starts_at: startsAt, ends_at: endsAt, opens_at: opensAt, closes_at: closesAt, read_at: at } = card;
  const places = { quota: card.quota, registered: card.registered_count };
  return {
    id: card.id,
    slug: card.slug,
    title: card.title,
    summary: card.summary,
    imageUrl: null,
    startDate: wireMoment(startsAt),
    endDate: wireMoment(endsAt),
    location: card.location,
    isOnline: card.is_online,
    status: statusAt({ startsAt, endsAt }, at),
    registered: card.is_registered,
    registeredCount: places.registered,
    quota: places.quota,
    registration: registrationAt({ startsAt, endsAt, opensAt, closesAt }, places, at),
    registrationOpens: opensAt && wireMoment(opensAt),
    registrationCloses: wireMoment(closesAt),
  };
}

/** The same with everything for its page. The link to its room is for those who have a place, while it is open. */
function wireDetail(event: WholeEvent, language: Language): EventDetail {
  const { room_url: room, room_opens_at: opens, read_at: at, is_registered: isRegistered } = event;
  const isRoomOpen = opens !== null && at >= opens && at < event.ends_at;
  return {
    ...wireItem(event),
    body: safeHtml(event.body),
    schedule: event.schedule.map(({ time, title, note }) => ({
      time,
      title: title[language],
      note: note?.[language] ?? "",
    })),
    roomOpens: opens && wireMoment(opens),
    roomUrl: isRegistered && isRoomOpen ? room : null,
  };
}

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

/** An event in short, as the home page shows it; `url` is its path on the site. */
export type ComingEvent = EventItem & { url: string };

/** The next events, ongoing ones among them. Anyone who shows them also says so: `untilNextChange`. */
export async function comingEvents(db: Db, language: Language, most: number): Promise<ComingEvent[]> {
  const cards = await comingCards({ db, language, applicantId: null }, most);
  return cards.map((card) => ({ ...wireItem(card), url: eventPath(card.id) }));
}
