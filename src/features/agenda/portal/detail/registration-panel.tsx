import { type ComponentProps, useEffect } from "react";
import { m } from "#messages";
import { counted, numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { FactList } from "../../../../ui/display/fact-list.tsx";
import { Meter } from "../../../../ui/feedback/meter.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { placesLeft } from "../../event.ts";
import { calendarPath } from "../../event-path.ts";
import { isOneDay, momentText, whenText } from "../../event-when.ts";
import type { EventDetail } from "../agenda.calls.ts";
import { type EventData, type Intent, type RegistrationOutcome, registrationId } from "./event-page.ts";
import { Registration } from "./registration.tsx";
import styles from "./registration-panel.module.css";

interface OutcomeProps {
  readonly outcome: RegistrationOutcome | undefined;
  /** What was done without script. */
  readonly done: Intent | null;
}

const failedWords = { register: m.agenda_failed_register, unregister: m.agenda_failed_unregister } as const;

/** What became of the last wish, where the eyes are; said aloud too. */
function Outcome({ outcome, done }: OutcomeProps) {
  if (outcome?.status === "failed")
    return (
      <Notice key={outcome.at} tone="danger" announce="alert">
        <strong>{failedWords[outcome.intent]()}</strong>{" "}
        {outcome.isOffline ? m.agenda_failed_offline() : outcome.message}
      </Notice>
    );
  // That one is registered the panel says by itself.
  if ((outcome?.intent ?? done) !== "unregister") return null;
  return (
    <Notice tone="success" announce="status">
      {m.agenda_done_unregister()}
    </Notice>
  );
}

/** What was asked for came true and its button is gone: the focus goes to the panel that says so, not to nowhere. */
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
export function RegistrationPanel({ data, outcome }: RegistrationPanelProps) {
  const { event } = data;
  usePanelFocus(outcome, event.registered);
  return (
    <Card as="aside" id={registrationId} className={styles.panel} tabIndex={-1} aria-label={m.agenda_registration()}>
      <FactList facts={eventFacts(event)} />
      {event.status !== "past" && <Places event={event} />}
      <div className={styles.actions}>
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
    <div className={styles.places}>
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
