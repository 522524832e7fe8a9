import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import { safeHtml } from "../../../../platform/formats/rich-text.ts";
import type { EventCard, WholeEvent } from "../../agenda.queries.server.ts";
import { registrationAt, statusAt } from "../../event.ts";
import type { EventDetail, EventItem } from "../agenda.calls.ts";

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

/** The same with everything that its page shows. The way into its room is for those who have a place, while it is open. */
export function wireDetail(event: WholeEvent, language: Language): EventDetail {
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
