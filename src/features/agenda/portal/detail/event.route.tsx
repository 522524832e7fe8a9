import { type ComponentProps, useEffect } from "react";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { clockText, counted, numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { FactList } from "../../../../ui/display/fact-list.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import { Timeline, TimelineStep } from "../../../../ui/display/timeline.tsx";
import { Meter } from "../../../../ui/feedback/meter.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { HtmlProse } from "../../../../ui/layout/text.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import { agendaPath, calendarPath, isOneDay, momentText, placesLeft, whenText } from "../../event.ts";
import type { EventDetail } from "../agenda.calls.ts";
import { eventCardData, RegistrationTag } from "../event-tag.tsx";
import type { Route } from "./+types/event.route";
import styles from "./event.module.css";
import {
  actAndReturn,
  actInPlace,
  type EventData,
  eventData,
  type Intent,
  load,
  type RegistrationOutcome,
  registrationId,
} from "./event-page.ts";
import { Registration } from "./registration.tsx";
import registrationPanelStyles from "./registration-panel.module.css";

interface OutcomeProps {
  readonly outcome: RegistrationOutcome | undefined;
  /** The action done without script. */
  readonly done: Intent | null;
}

const failedWords = { register: m.agenda_failed_register, unregister: m.agenda_failed_unregister } as const;

/** The last action's result, near the button; also announced. */
function Outcome({ outcome, done }: OutcomeProps) {
  if (outcome?.status === "failed")
    return (
      <Notice key={outcome.at} tone="danger" announce="alert">
        <strong>{failedWords[outcome.intent]()}</strong>{" "}
        {outcome.isOffline ? m.agenda_failed_offline() : outcome.message}
      </Notice>
    );
  // That one is registered the panel says on its own.
  if ((outcome?.intent ?? done) !== "unregister") return null;
  return (
    <Notice tone="success" announce="status">
      {m.agenda_done_unregister()}
    </Notice>
  );
}

/** The action succeeded and its button is gone: the focus moves to the panel that says so. */
function usePanelFocus(outcome: RegistrationOutcome | undefined, isRegistered: boolean): void {
  useEffect(() => {
    if (outcome?.status !== "done" || isRegistered !== (outcome.intent === "register")) return;
    if (document.activeElement !== document.body) return;
    document.getElementById(registrationId)?.focus({ preventScroll: true });
  }, [outcome, isRegistered]);
}

interface RegistrationPanelProps {
  readonly data: EventData;
  readonly outcome: RegistrationOutcome | undefined;
}

/** When and where, how many places are left, registering or giving the place back, and the calendar. */
function RegistrationPanel({ data, outcome }: RegistrationPanelProps) {
  const { event } = data;
  usePanelFocus(outcome, event.registered);
  return (
    <Card
      as="aside"
      id={registrationId}
      className={registrationPanelStyles.panel}
      tabIndex={-1}
      aria-label={m.agenda_registration()}
    >
      <FactList facts={eventFacts(event)} />
      {event.status !== "past" && <Places event={event} />}
      <div className={registrationPanelStyles.actions}>
        <Outcome outcome={outcome} done={data.done} />
        <Registration data={data} />
        {event.status !== "past" && (
          <ButtonLink to={calendarPath(event.id)} reloadDocument kind="secondary" icon="calendar-plus" wide>
            {m.agenda_calendar()}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function Places({ event: { quota, registeredCount } }: { readonly event: EventDetail }) {
  const left = placesLeft({ quota, registered: registeredCount });
  if (quota === null || left === null) return null;
  const taken = Math.min(registeredCount, quota);
  const numbers = { taken: numberText(taken), quota: numberText(quota) };
  return (
    <div className={registrationPanelStyles.places}>
      <p>
        <strong>{m.agenda_places_left(counted(left))}</strong>
        <span>{m.agenda_places_taken(numbers)}</span>
      </p>
      <Meter value={taken} max={quota} label={m.agenda_places_meter(numbers)} />
    </div>
  );
}

type Facts = ComponentProps<typeof FactList>["facts"];

function timeFacts(event: EventDetail): Facts {
  const span = { starts: event.startDate, ends: event.endDate };
  if (isOneDay(span)) return [{ icon: "calendar-event", label: m.agenda_fact_when(), value: whenText(span) }];
  return [
    { icon: "calendar-event", label: m.agenda_fact_starts(), value: momentText(span.starts) },
    { icon: "calendar-event", label: m.agenda_fact_ends(), value: momentText(span.ends) },
  ];
}

/** Until when one may register, where that is not simply the beginning. */
function untilFacts({ registration, registrationCloses, startDate }: EventDetail): Facts {
  const isOpen = registration === "open" || registration === "not-yet";
  if (!isOpen || registrationCloses === startDate) return [];
  return [{ icon: "clock-hour-4", label: m.agenda_fact_until(), value: momentText(registrationCloses) }];
}

/** When, where, until when one may register, and whether everybody fits in. */
function eventFacts(event: EventDetail): Facts {
  const { isOnline, location, quota, status } = event;
  return [
    ...timeFacts(event),
    { icon: isOnline ? "device-desktop" : "map-pin", label: m.agenda_fact_where(), value: location },
    ...untilFacts(event),
    ...(quota === null && status !== "past"
      ? [{ icon: "users", label: m.agenda_fact_places(), value: m.agenda_unlimited() } as const]
      : []),
  ];
}

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

/** The event's status, its title, and a sentence about it. */
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

/** The event's text and schedule. */
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
