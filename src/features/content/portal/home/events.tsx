import { Link } from "react-router";
import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText } from "../../../../i18n/formats.ts";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { shortWhenText } from "../../../agenda/event-when.ts";
import { DayBadge } from "../../../agenda/portal/event-tag.tsx";
import styles from "./events.module.css";
import type { HomeData } from "./load-home.ts";

type Event = HomeData["events"][number];

/** The next dates: a leaf of the calendar, the title, when and where. */
export function Events({ events }: Pick<HomeData, "events">) {
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.id}>
          <Leaf moment={event.starts} />
          <div>
            <h3>
              <Link to={event.to}>{event.title}</Link>
            </h3>
            <p>{whenAndWhere(event)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Leaf({ moment }: { readonly moment: string }) {
  const day = jakartaDay(moment);
  return (
    <time dateTime={day}>
      <VisuallyHidden>{dateText(day)}</VisuallyHidden>
      <DayBadge moment={moment} />
    </time>
  );
}

function whenAndWhere({ location, isOnline, ...span }: Event): string {
  const time = shortWhenText(span);
  return isOnline ? m.home_event_online({ time }) : m.home_event_at({ place: location, time });
}
