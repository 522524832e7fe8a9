import { Link } from "react-router";
import { m } from "#messages";
import { inBrowser, need, onServer, type PageRequest } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { numberText } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { Tabs } from "../../../ui/navigation/tabs.tsx";
import { agendaPath, eventPath, lastPage, parseAgenda, type Tab, tabs, whenText } from "../event.ts";
import type { Route } from "./+types/agenda.route";
import { listEvents } from "./agenda.calls.ts";
import styles from "./agenda.module.css";
import agendaResultsStyles from "./event-row.module.css";
import { DayBadge, type EventCardData, EventTag, eventCardData } from "./event-tag.tsx";

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
function AgendaResults({ data: { tab, page, total, events } }: { readonly data: AgendaData }) {
  const last = lastPage(total);
  if (total === 0) return <NoEvents tab={tab} />;
  if (events.length === 0) return <PastTheEnd tab={tab} last={last} />;
  return (
    <>
      <ul className={agendaResultsStyles.rows}>
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
    <li className={agendaResultsStyles.row}>
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
      <div className={agendaResultsStyles.end}>
        <EventTag event={event} />
      </div>
    </li>
  );
}

/** Labels of the tabs. */
const tabTexts = {
  all: m.agenda_tab_all,
  ongoing: m.agenda_tab_ongoing,
  upcoming: m.agenda_tab_upcoming,
  past: m.agenda_tab_past,
} as const;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "event.read", hydrate: "deferred", isShared: true };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tab } = loaderData;
  return pageMeta(tab === "all" ? m.agenda_title() : m.agenda_tab_title({ tab: tabTexts[tab]() }), m.agenda_lead());
}

export default function Agenda({ loaderData }: Route.ComponentProps) {
  const { tab, counts } = loaderData;
  const links = tabs.map((one) => ({
    to: agendaPath(one),
    current: one === tab,
    text: (
      <>
        {tabTexts[one]()} <span className={styles.count}>{numberText(counts[one])}</span>
      </>
    ),
  }));
  return (
    <Page>
      <PageHead title={m.agenda_title()} lead={m.agenda_lead()} />
      <Tabs label={m.agenda_tabs()} tabs={links} />
      <div className={styles.results}>
        <AgendaResults data={loaderData} />
      </div>
    </Page>
  );
}

/** The agenda (R27): a tab, nine a page. */
async function load({ api, url, language }: PageRequest<object>) {
  const { tab, page } = parseAgenda(url.searchParams);
  const sent = await api.send(listEvents, { path: { lang: language }, query: { tab, page } });
  const { data, totalRows, counts } = need(sent, url);
  return { tab, page, counts, total: totalRows, events: data.map(eventCardData), canonicalPath: agendaPath(tab, page) };
}

type AgendaData = Awaited<ReturnType<typeof load>>;
