import { m } from "#messages";
import type { InvitationAnswer } from "../../../../domain/applications/invitation.ts";
import { summaryPath } from "../../../../domain/applications/summary/summary-address.ts";
import { invitationCalendarPath } from "../../../../domain/invitations/invitation-path.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import type { InvitationPage } from "./load-invitation.ts";
import { momentWords } from "./moment-text.ts";

interface ScreenProps {
  readonly page: InvitationPage;
}

function ToApplication({ page }: ScreenProps) {
  return (
    <ButtonLink to={summaryPath(page.invitation.applicationId)} kind="secondary">
      {m.invitations_see_application()}
    </ButtonLink>
  );
}

function ToCalendar({ page }: ScreenProps) {
  if (page.invitation.schedule === null) return null;
  return (
    <ButtonLink to={invitationCalendarPath(page.phase, page.code)} reloadDocument icon="calendar-plus">
      {m.invitations_calendar()}
    </ButtonLink>
  );
}

const done = {
  accept: { icon: "calendar-check", title: m.invitations_accepted },
  decline: { icon: "calendar-off", title: m.invitations_declined },
  reschedule: { icon: "clock-hour-4", title: m.invitations_rescheduled },
} as const;

function doneText(answer: InvitationAnswer, { schedule, wishedTimes }: InvitationPage["invitation"]): string {
  if (answer === "decline") return m.invitations_declined_text();
  if (answer === "reschedule")
    return wishedTimes.length > 0 ? m.invitations_rescheduled_text() : m.invitations_rescheduled_no_time_text();
  return schedule === null ? m.invitations_accepted_no_time() : m.invitations_accepted_text(momentWords(schedule));
}

/** Right after an answer. */
export function DoneScreen({ page, answer }: ScreenProps & { readonly answer: InvitationAnswer }) {
  const { icon, title } = done[answer];
  const tone = answer === "accept" ? "success" : undefined;
  return (
    <StateScreen level={1} icon={icon} tone={tone} title={title()} text={doneText(answer, page.invitation)}>
      <Row>
        {answer === "accept" && <ToCalendar page={page} />}
        <ToApplication page={page} />
      </Row>
    </StateScreen>
  );
}

const answered = {
  accepted: m.invitations_answered_accepted,
  declined: m.invitations_answered_declined,
  "reschedule-asked": m.invitations_answered_rescheduled,
} as const;

/** Whenever it is opened after that. */
export function AnsweredScreen({ page, status }: ScreenProps & { readonly status: keyof typeof answered }) {
  const { answeredAt, answerBy } = page.invitation;
  return (
    <StateScreen
      level={1}
      icon="circle-check"
      title={m.invitations_answered()}
      text={answered[status](momentWords(answeredAt ?? answerBy))}
    >
      <Row>
        {status === "accepted" && <ToCalendar page={page} />}
        <ToApplication page={page} />
      </Row>
    </StateScreen>
  );
}

/** Too late, or another time took its place. */
export function ExpiredScreen({ page }: ScreenProps) {
  const { isReplaced, answerBy } = page.invitation;
  if (isReplaced)
    return (
      <StateScreen
        level={1}
        icon="refresh"
        tone="warm"
        title={m.invitations_replaced()}
        text={m.invitations_replaced_text()}
      >
        <ToApplication page={page} />
      </StateScreen>
    );
  return (
    <StateScreen
      level={1}
      icon="clock-hour-4"
      tone="warm"
      title={m.invitations_expired()}
      text={m.invitations_expired_text(momentWords(answerBy))}
    >
      <Contact />
    </StateScreen>
  );
}

/** An address that never was an invitation, or was cut off. */
export function InvalidScreen() {
  return (
    <StateScreen
      level={1}
      icon="link-off"
      tone="warm"
      title={m.invitations_invalid()}
      text={m.invitations_invalid_text()}
    >
      <Contact />
    </StateScreen>
  );
}

function Contact() {
  return (
    <ButtonLink to="/pusat-bantuan" kind="secondary">
      {m.invitations_contact()}
    </ButtonLink>
  );
}
