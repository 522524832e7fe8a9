import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { useOutcomeFocus } from "../../../../ui/forms/form.tsx";
import { Page, Row } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import type { InvitationAnswer } from "../../../applications/application.ts";
import { summaryPath } from "../../../applications/summary-address.ts";
import { invitationCalendarPath } from "../../invitation-state.ts";
import type { Route } from "./+types/invitation.route";
import { act, type InvitationPage, load, momentWords } from "./invitation-page.ts";
import { OpenInvitation } from "./open-invitation.tsx";

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
function DoneScreen({ page, answer }: ScreenProps & { readonly answer: InvitationAnswer }) {
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
function AnsweredScreen({ page, status }: ScreenProps & { readonly status: keyof typeof answered }) {
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
function ExpiredScreen({ page }: ScreenProps) {
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
function InvalidScreen() {
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

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "invitation.read", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.invitations_title()) }, { name: "robots", content: "noindex" }];
}

/** R36: what one is invited to, and the three answers; or how it stands. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  useOutcomeFocus(actionData !== undefined && actionData.status !== "failed");
  const trail = [
    { text: m.invitations_home(), to: "/" },
    { text: m.invitations_history(), to: "/account/history" },
  ];
  return (
    <Page>
      <Breadcrumbs label={m.invitations_crumbs()} trail={trail} current={m.invitations_crumb()} />
      {screenFor(loaderData, actionData)}
    </Page>
  );
}

function screenFor(page: Route.ComponentProps["loaderData"], acted: Route.ComponentProps["actionData"]) {
  if (page.status === "invalid") return <InvalidScreen />;
  if (acted?.status === "done") return <DoneScreen page={page} answer={acted.answer} />;
  switch (page.invitation.status) {
    case "open":
      return <OpenInvitation page={page} failed={acted?.status === "failed" ? acted : undefined} />;
    case "expired":
      return <ExpiredScreen page={page} />;
    default:
      return <AnsweredScreen page={page} status={page.invitation.status} />;
  }
}
