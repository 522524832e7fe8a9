import { m } from "#messages";
import { lastPage } from "../../../../domain/agenda/event.ts";
import { agendaPath } from "../../../../domain/agenda/event-path.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import styles from "./event-row.module.css";
import { EventRow } from "./event-row.tsx";
import type { AgendaData } from "./load-agenda.ts";
import { NoEvents, PastTheEnd } from "./no-events.tsx";

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
