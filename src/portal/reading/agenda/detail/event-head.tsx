import { m } from "#messages";
import { Tag } from "../../../../ui/display/tag.tsx";
import type { EventDetail } from "../agenda.calls.ts";
import { eventCardData } from "../card/event-card-data.ts";
import { RegistrationTag } from "../card/event-tag.tsx";
import styles from "./event.module.css";

/** What it is: where it stands in time, its title, and in a sentence what one gets. */
export function EventHead({ event }: { readonly event: EventDetail }) {
  return (
    <header className={styles.head}>
      <div className={styles.tags}>
        {event.status === "ongoing" && <Tag tone="success">{m.agenda_tag_ongoing()}</Tag>}
        <RegistrationTag event={eventCardData(event)} />
        <Tag>{event.isOnline ? m.agenda_online() : m.agenda_on_site()}</Tag>
      </div>
      <h1 tabIndex={-1}>{event.title}</h1>
      <p>{event.summary}</p>
    </header>
  );
}
