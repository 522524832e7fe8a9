import { Link } from "react-router";
import { m } from "#messages";
import { numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { lastPage, type Tab } from "../../event.ts";
import { agendaPath, eventPath } from "../../event-path.ts";
import { whenText } from "../../event-when.ts";
import { DayBadge } from "../card/day-badge.tsx";
import type { EventCardData } from "../card/event-card-data.ts";
import { EventTag } from "../card/event-tag.tsx";
import styles from "./event-row.module.css";
import type { AgendaData } from "./load-agenda.ts";

const words = {
  all: { title: m.agenda_empty_all_title, text: m.agenda_empty_all_text },
  ongoing: { title: m.agenda_empty_ongoing_title, text: m.agenda_empty_ongoing_text },
  upcoming: { title: m.agenda_empty_upcoming_title, text: m.agenda_empty_upcoming_text },
  past: { title: m.agenda_empty_past_title, text: m.agenda_empty_past_text },
} as const;

/** A tab without events (V19): its own words and one way on. */
function NoEvents({ tab }: { readonly tab: Tab }) {
  const { title, text } = words[tab];
  return (
    <StateScreen icon="calendar-event" tone="warm" title={title()} text={text()}>
      {tab === "all" ? (
        <ButtonLink to="/lowongan">{m.agenda_empty_vacancies()}</ButtonLink>
      ) : (
        <ButtonLink to={agendaPath("all")} kind="secondary">
          {m.agenda_empty_all()}
        </ButtonLink>
      )}
    </StateScreen>
  );
}

/** The list ended on an earlier page. */
function PastTheEnd({ tab, last }: { readonly tab: Tab; readonly last: number }) {
  return (
    <StateScreen icon="file-text" tone="warm" title={m.agenda_past_title()} text={m.agenda_past_text({ page: last })}>
      <ButtonLink to={agendaPath(tab, last)}>{m.agenda_past_last()}</ButtonLink>
    </StateScreen>
  );
}

/** One page of a tab and the way to the others. */
export function AgendaResults({ data: { tab, page, total, events } }: { readonly data: AgendaData }) {
  const last = lastPage(total);
  if (total === 0) return <NoEvents tab={tab} />;
  if (events.length === 0) return <PastTheEnd tab={tab} last={last} />;
  return (
    <>
      <ul className={styles.rows}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      <Pagination
        label={m.agenda_pages()}
        previousLabel={m.agenda_previous()}
        nextLabel={m.agenda_next()}
        current={page}
        total={last}
        to={(other) => agendaPath(tab, other)}
        pageLabel={(other) => m.agenda_page({ page: numberText(other) })}
      />
    </>
  );
}

/** An event in the list: its day, what it is, when and where, and what one can do about it. */
function EventRow({ event }: { readonly event: EventCardData }) {
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
