import { Link } from "react-router";
import { m } from "#messages";
import { whenText } from "../../../../domain/agenda/card/event-when.ts";
import { eventPath } from "../../../../domain/agenda/event-path.ts";
import { DayBadge } from "../card/day-badge.tsx";
import type { EventCardData } from "../card/event-card-data.ts";
import { EventTag } from "../card/event-tag.tsx";
import styles from "./event-row.module.css";

/** An event in the list: its day, what it is, when and where, and what one can do about it. */
export function EventRow({ event }: { readonly event: EventCardData }) {
  return (
    <li className={styles.row}>
      <DayBadge moment={event.starts} past={event.status === "past"} />
      <div>
        <h2>
          <Link to={eventPath(event.id)}>{event.title}</Link>
        </h2>
        <p>
          {m.agenda_when_where({
            when: whenText(event),
            where: event.isOnline ? m.agenda_where_online() : event.location,
          })}
        </p>
      </div>
      <div className={styles.end}>
        <EventTag event={event} />
      </div>
    </li>
  );
}
