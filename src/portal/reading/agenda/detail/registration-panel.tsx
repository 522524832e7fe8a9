import { useEffect } from "react";
import { m } from "#messages";
import { placesLeft } from "../../../../domain/agenda/event.ts";
import { calendarPath } from "../../../../domain/agenda/event-path.ts";
import { counted, numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { FactList } from "../../../../ui/display/fact-list.tsx";
import { Meter } from "../../../../ui/feedback/meter.tsx";
import type { EventDetail } from "../agenda.calls.ts";
import type { RegistrationOutcome } from "./act-on-registration.ts";
import { eventFacts } from "./event-facts.ts";
import type { EventData } from "./load-event.ts";
import { Outcome } from "./outcome.tsx";
import { Registration } from "./registration.tsx";
import { registrationId } from "./registration-form.ts";
import styles from "./registration-panel.module.css";

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
