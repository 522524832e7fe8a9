import { m } from "#messages";
import { agendaPath, momentText } from "../../../../domain/agenda/agenda.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { LinkedText } from "../../../../ui/layout/linked-text.tsx";
import type { EventDetail } from "../agenda.calls.ts";
import { GiveBack } from "./give-back.tsx";
import type { EventData } from "./load-event.ts";
import { RegistrationButton } from "./registration-button.tsx";
import { signInPath } from "./registration-form.ts";
import styles from "./registration-panel.module.css";
import { RoomLink } from "./room-link.tsx";

/** What one can do now: register, give the place back, go in, or read why not. */
export function Registration({ data: { event, isSignedIn } }: { readonly data: EventData }) {
  if (event.registered) return <Registered event={event} />;
  switch (event.registration) {
    case "open":
      return <Open event={event} isSignedIn={isSignedIn} />;
    case "not-yet":
      return (
        <Notice icon="clock-hour-4">
          <strong>{m.agenda_not_yet()}</strong>{" "}
          {event.registrationOpens && m.agenda_not_yet_when({ moment: momentText(event.registrationOpens) })}
        </Notice>
      );
    case "full":
      return (
        <Notice icon="users">
          <strong>{m.agenda_full()}</strong> {m.agenda_full_text()}
        </Notice>
      );
    case "closed":
      return (
        <Notice icon="calendar-off">
          <strong>{m.agenda_closed()}</strong> <OtherEvents />
        </Notice>
      );
    case "past":
      return (
        <Notice icon="calendar-off">
          <strong>{m.agenda_over()}</strong> <OtherEvents />
        </Notice>
      );
  }
}

function OtherEvents() {
  return (
    <span>
      <LinkedText text={m.agenda_others()} to={[agendaPath("all")]} />
    </span>
  );
}

function Open({ event, isSignedIn }: { readonly event: EventDetail; readonly isSignedIn: boolean }) {
  return (
    <>
      {isSignedIn ? (
        <RegistrationButton intent="register" wide busyText={m.agenda_registering()}>
          {m.agenda_register()}
        </RegistrationButton>
      ) : (
        <ButtonLink to={signInPath(event.id)} wide>
          {m.agenda_register()}
        </ButtonLink>
      )}
      <p className={styles.note}>{isSignedIn ? m.agenda_register_note() : m.agenda_register_guest()}</p>
    </>
  );
}

function Registered({ event }: { readonly event: EventDetail }) {
  const isPast = event.status === "past";
  return (
    <>
      <Notice tone="success" announce={isPast ? undefined : "status"}>
        <strong>{isPast ? m.agenda_registered_past() : m.agenda_registered()}</strong>{" "}
        {isPast ? m.agenda_over() : event.isOnline ? m.agenda_registered_online() : m.agenda_registered_on_site()}
      </Notice>
      <RoomLink event={event} />
      {!isPast && <GiveBack />}
    </>
  );
}
