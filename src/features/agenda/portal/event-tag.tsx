import type { ComponentProps } from "react";
import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { counted, monthText } from "../../../i18n/formats.ts";
import { Tag } from "../../../ui/display/tag.tsx";
import { placesLeft } from "../event.ts";
import type { EventItem } from "./agenda.calls.ts";
import styles from "./day-badge.module.css";

/** With this many places left or fewer, the page says how many. */
const FEW = 20;

type EventTagProps = Pick<EventCardData, "status" | "registered" | "registration" | "left">;
type Words = { tone?: ComponentProps<typeof Tag>["tone"]; text: string };

/** The possible step, in a word. */
function registrationWords({ registration, left }: EventTagProps): Words {
  switch (registration) {
    case "past":
      return { text: m.agenda_tag_past() };
    case "not-yet":
      return { text: m.agenda_tag_not_yet() };
    case "full":
      return { text: m.agenda_tag_full() };
    case "closed":
      return { text: m.agenda_tag_closed() };
    case "open":
      return left !== null && left <= FEW
        ? { tone: "warning", text: m.agenda_places_left(counted(left)) }
        : { tone: "info", text: m.agenda_tag_open() };
  }
}

/** The tag of a card: what matters most about the event. */
export function EventTag({ event }: { readonly event: EventTagProps }) {
  if (event.registered && event.status !== "past")
    return (
      <Tag tone="success" icon="check">
        {m.agenda_tag_registered()}
      </Tag>
    );
  if (event.status === "ongoing") return <Tag tone="success">{m.agenda_tag_ongoing()}</Tag>;
  return <RegistrationTag event={event} />;
}

/** The tag about registering alone. */
export function RegistrationTag({ event }: { readonly event: EventTagProps }) {
  const { tone, text } = registrationWords(event);
  return <Tag tone={tone}>{text}</Tag>;
}

/** An event on a card; moments are ISO 8601. */
export function eventCardData(item: EventItem) {
  const {
    id,
    title,
    location,
    isOnline,
    status,
    registered,
    registration,
    startDate,
    endDate,
    quota,
    registeredCount,
  } = item;
  return {
    ...{ id, title, location, isOnline, status, registered, registration },
    starts: startDate,
    ends: endDate,
    /** Null without a limit. */
    left: placesLeft({ quota, registered: registeredCount }),
  };
}

export type EventCardData = ReturnType<typeof eventCardData>;

interface DayBadgeProps {
  /** A moment of the day, ISO 8601. */
  readonly moment: string;
  readonly past?: boolean | undefined;
}

/** A leaf of the calendar: the day and its month in short. Decoration: the date must stand in words beside it. */
export function DayBadge({ moment, past }: DayBadgeProps) {
  const day = jakartaDay(moment);
  return (
    <span className={styles.day} data-past={past || undefined} aria-hidden="true">
      <b>{Number(day.slice(8))}</b>
      <span>{monthText(day)}</span>
    </span>
  );
}
