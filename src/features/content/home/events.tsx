import { Link } from "react-router";
import { m } from "#messages";
import { clockText, dateRangeText, dateText, dayMonthText, timeText } from "../../../i18n/formats.ts";
import { VisuallyHidden } from "../../../ui/layout/text.tsx";
import styles from "./events.module.css";
import type { HomeData } from "./load-home.ts";

type Event = HomeData["events"][number];

/** The next dates: a leaf of the calendar, the title, when and where. */
export function Events({ events }: Pick<HomeData, "events">) {
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.id}>
          <Leaf day={event.days.from} />
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

function Leaf({ day }: { readonly day: string }) {
  const [number, month = ""] = dayMonthText(day).split("\u00A0");
  return (
    <time className={styles.leaf} dateTime={day}>
      <VisuallyHidden>{dateText(day)}</VisuallyHidden>
      <b aria-hidden="true">{number}</b>
      <span aria-hidden="true">{month.slice(0, 3)}</span>
    </time>
  );
}

function whenAndWhere({ days, times, location, isOnline }: Event): string {
  const time =
    days.from === days.to ? `${clockText(times.from)}–${timeText(times.to)}` : dateRangeText(days.from, days.to);
  return isOnline ? m.home_event_online({ time }) : m.home_event_at({ place: location, time });
}
