import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { clockText } from "../../../../i18n/formats.ts";
import { Tag } from "../../../../ui/display/tag.tsx";
import { Timeline, TimelineStep } from "../../../../ui/display/timeline.tsx";
import { HtmlProse } from "../../../../ui/layout/html-prose.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import { agendaPath } from "../../event-path.ts";
import type { EventDetail } from "../agenda.calls.ts";
import { eventCardData, RegistrationTag } from "../event-tag.tsx";
import type { Route } from "./+types/event.route";
import styles from "./event.module.css";
import { actAndReturn, actInPlace, eventData, load } from "./event-page.ts";
import { RegistrationPanel } from "./registration-panel.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(actAndReturn, smallBody);
export const clientAction = actInBrowser(actInPlace);
export const handle = { needs: "event.read", hydrate: "deferred" };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary } = loaderData.event;
  return [...pageMeta(title, summary), { "script:ld+json": eventData(loaderData) }];
}

export default function Event({ loaderData, actionData }: Route.ComponentProps) {
  const { event } = loaderData;
  return (
    <Page>
      <Breadcrumbs
        label={m.agenda_crumbs()}
        trail={[
          { text: m.agenda_home(), to: "/" },
          { text: m.agenda_title(), to: agendaPath("all") },
        ]}
        current={event.title}
      />
      <Cover name={event.slug} className={styles.cover} />
      <article className={styles.columns}>
        <EventHead event={event} />
        <RegistrationPanel key={event.id} data={loaderData} outcome={actionData} />
        <EventText event={event} />
      </article>
    </Page>
  );
}

/** What it is: where it stands in time, its title, and in a sentence what one gets. */
function EventHead({ event }: { readonly event: EventDetail }) {
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

/** What happens there, at length and by the hour. */
function EventText({ event: { body, schedule } }: { readonly event: EventDetail }) {
  return (
    <div className={styles.text}>
      <section>
        <h2>{m.agenda_about()}</h2>
        <HtmlProse html={body} />
      </section>
      {schedule.length > 0 && (
        <section>
          <h2>{m.agenda_schedule()}</h2>
          <Timeline>
            {schedule.map(({ time, title, note }) => (
              <TimelineStep
                key={`${time} ${title}`}
                title={m.agenda_schedule_line({ time: clockText(time), title })}
                when={note === "" ? undefined : note}
              />
            ))}
          </Timeline>
        </section>
      )}
    </div>
  );
}
