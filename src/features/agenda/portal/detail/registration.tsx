import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { Button, ButtonLink, type ButtonLook } from "../../../../ui/actions/button.tsx";
import { ShowMore } from "../../../../ui/display/details.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { LinkedText } from "../../../../ui/layout/text.tsx";
import { agendaPath, momentText, roomPath } from "../../event.ts";
import type { EventDetail } from "../agenda.calls.ts";
import { type EventData, type Intent, intentName, signInPath } from "./event-page.ts";
import styles from "./registration-panel.module.css";

/** The way into an online event for those registered; before it opens the same link says when. */
function RoomLink({ event: { id, roomOpens, roomUrl, status } }: { readonly event: EventDetail }) {
  if (roomOpens === null || status === "past") return null;
  const isOpen = roomUrl !== null;
  return (
    <>
      <ButtonLink to={roomPath(id)} reloadDocument wide iconEnd={isOpen ? "external-link" : undefined}>
        {m.agenda_room_enter()}
      </ButtonLink>
      {!isOpen && <p className={styles.note}>{m.agenda_room_opens({ moment: momentText(roomOpens) })}</p>}
    </>
  );
}

/** Giving the place back: asks first, without script too. */
function GiveBack() {
  return (
    <ShowMore summary={m.agenda_give_back()}>
      <div className={styles.giveBack}>
        <p className={styles.note}>{m.agenda_give_back_ask()}</p>
        <RegistrationButton intent="unregister" kind="danger-line" busyText={m.agenda_giving_back()}>
          {m.agenda_give_back_yes()}
        </RegistrationButton>
      </div>
    </ShowMore>
  );
}

/** The current step: register, give the place back, join, or the reason why not. */
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

interface RegistrationButtonProps extends Pick<ButtonLook, "kind" | "wide"> {
  readonly intent: Intent;
  /** The button's label during the request. */
  readonly busyText: string;
  readonly children: ReactNode;
}

/** Asks for one thing by a plain form, so that it works without script; says that it was pressed. */
function RegistrationButton({ intent, busyText, children, ...look }: RegistrationButtonProps) {
  const busy = useNavigation().formData?.get(intentName) === intent;
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name={intentName} value={intent} busy={busy} {...look}>
        {busy ? busyText : children}
      </Button>
    </Form>
  );
}
