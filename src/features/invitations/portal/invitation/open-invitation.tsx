import { Form } from "react-router";
import { m } from "#messages";
import { wireMoment } from "../../../../i18n/calendar.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { PairList } from "../../../../ui/display/pair-list.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { TextArea, TextField } from "../../../../ui/fields/text-field.tsx";
import { useSending } from "../../../../ui/forms/form.tsx";
import { Row, Split, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { DayBadge } from "../../../agenda/portal/event-tag.tsx";
import { letterCheckPath } from "../../../letters/portal/letters.calls.ts";
import { invitationPath } from "../../invitation-state.ts";
import type { InvitationData } from "../invitations.calls.ts";
import { longestNote, mostWishedTimes } from "../invitations.schema.ts";
import { type AnswerOutcome, type InvitationPage, momentWords, wishedName } from "./invitation-page.ts";
import styles from "./open-invitation.module.css";

interface OpenInvitationProps {
  readonly page: InvitationPage;
  readonly failed: Extract<AnswerOutcome, { status: "failed" }> | undefined;
}

/** An invitation that waits for its answer. */
export function OpenInvitation({ page, failed }: OpenInvitationProps) {
  const { companyName, phaseName, position, letterCode } = page.invitation;
  return (
    <Split gap={48} className={styles.columns}>
      <Stack as="section" gap={24}>
        <header className={styles.head}>
          <p>{m.invitations_from({ company: companyName })}</p>
          <h1 tabIndex={-1}>{m.invitations_heading({ phase: phaseName, position })}</h1>
        </header>
        <Card className={styles.card}>
          <InvitationFacts invitation={page.invitation} />
          <AnswerForms page={page} failed={failed} />
        </Card>
      </Stack>
      <Doubt letterCode={letterCode} />
    </Split>
  );
}

function Doubt({ letterCode }: { readonly letterCode: string | null }) {
  const check = letterCode === null ? "" : `?${new URLSearchParams({ code: letterCode })}`;
  return (
    <aside>
      <Card className={styles.doubt}>
        <h2>{m.invitations_doubt()}</h2>
        <Text tone="muted">{m.invitations_doubt_text()}</Text>
        <ButtonLink to={letterCheckPath + check} kind="secondary" wide>
          {m.invitations_doubt_check()}
        </ButtonLink>
      </Card>
    </aside>
  );
}

type Failed = Extract<AnswerOutcome, { status: "failed" }>;

interface FormsProps {
  readonly page: InvitationPage;
  readonly failed: Failed | undefined;
}

/** The answers; those that one should think over have a step of their own, by the address's action. */
function AnswerForms({ page, failed }: FormsProps) {
  return (
    <div className={styles.form}>
      {failed && (
        <Notice tone="danger" announce="alert">
          {failed.message}
        </Notice>
      )}
      {formFor(page, failed)}
    </div>
  );
}

function formFor(page: InvitationPage, failed: Failed | undefined) {
  switch (page.action.toLowerCase()) {
    case "reschedule":
      return <OtherTime page={page} failed={failed} />;
    case "decline":
      return <Decline page={page} failed={failed} />;
    default:
      return <Choice page={page} />;
  }
}

function useBusy(): boolean {
  return useSending();
}

function Choice({ page: { phase, code } }: { readonly page: InvitationPage }) {
  const busy = useBusy();
  return (
    <>
      <Form method="post">
        <Row>
          <Button type="submit" name="answer" value="accept" busy={busy}>
            {m.invitations_accept()}
          </Button>
          <ButtonLink to={invitationPath(phase, code, "reschedule")} kind="secondary" preventScrollReset>
            {m.invitations_reschedule()}
          </ButtonLink>
          <ButtonLink to={invitationPath(phase, code, "decline")} kind="quiet" preventScrollReset>
            {m.invitations_decline()}
          </ButtonLink>
        </Row>
      </Form>
      <p className={styles.note}>{m.invitations_nothing_yet()}</p>
    </>
  );
}

function Back({ page: { phase, code } }: { readonly page: InvitationPage }) {
  return (
    <ButtonLink to={invitationPath(phase, code)} kind="quiet" preventScrollReset>
      {m.invitations_back()}
    </ButtonLink>
  );
}

/** Now in Jakarta, as a field of date and time takes it. */
function localNow(now: string): string {
  return wireMoment(new Date(now)).slice(0, 16);
}

function OtherTime({ page, failed }: FormsProps) {
  const busy = useBusy();
  const findError = (name: string) => failed?.errors.find(({ path }) => path === name)?.message;
  return (
    <Form method="post" className={styles.form}>
      <h2>{m.invitations_reschedule_title()}</h2>
      <p>{m.invitations_reschedule_text()}</p>
      {Array.from({ length: mostWishedTimes }, (_, place) => (
        <TextField
          key={wishedName(place)}
          name={wishedName(place)}
          type="datetime-local"
          label={m.invitations_wished_time({ number: place + 1 })}
          optional={m.invitations_optional()}
          min={localNow(page.now)}
          defaultValue={failed?.wished[place] ?? ""}
          error={findError(wishedName(place))}
        />
      ))}
      <NoteField failed={failed} label={m.invitations_note_recruiter()} />
      <Row>
        <Button type="submit" name="answer" value="reschedule" busy={busy}>
          {m.invitations_reschedule_send()}
        </Button>
        <Back page={page} />
      </Row>
      <p className={styles.note}>{m.invitations_reschedule_fair()}</p>
    </Form>
  );
}

function Decline({ page, failed }: FormsProps) {
  const busy = useBusy();
  return (
    <Form method="post" className={styles.form}>
      <h2>{m.invitations_decline_title()}</h2>
      <p>{m.invitations_decline_text()}</p>
      <NoteField failed={failed} label={m.invitations_decline_reason()} />
      <Row>
        <Button type="submit" name="answer" value="decline" kind="danger" busy={busy}>
          {m.invitations_decline_send()}
        </Button>
        <Back page={page} />
      </Row>
    </Form>
  );
}

function NoteField({ failed, label }: { readonly failed: Failed | undefined; readonly label: string }) {
  return (
    <TextArea
      name="note"
      label={label}
      optional={m.invitations_optional()}
      maxLength={longestNote}
      rows={3}
      defaultValue={failed?.note ?? ""}
      error={failed?.errors.find(({ path }) => path === "note")?.message}
    />
  );
}

/** When and where, and until when to answer. */
function InvitationFacts({ invitation }: { readonly invitation: InvitationData }) {
  const { schedule, location, answerBy, letterCode } = invitation;
  const pairs = [
    { label: m.invitations_place(), value: location === "" ? m.invitations_place_later() : <Place place={location} /> },
    { label: m.invitations_answer_by(), value: m.invitations_moment(momentWords(answerBy)) },
    ...(letterCode === null ? [] : [{ label: m.invitations_letter(), value: letterCode }]),
  ];
  return (
    <>
      <div className={styles.slot}>
        {schedule !== null && <DayBadge moment={schedule} />}
        <p>
          <strong>
            {schedule === null ? m.invitations_time_later() : m.invitations_moment(momentWords(schedule))}
          </strong>
          {schedule !== null && <small>{m.invitations_zone()}</small>}
        </p>
      </div>
      <PairList pairs={pairs} />
    </>
  );
}

/** A place may be the address of a meeting. */
function Place({ place }: { readonly place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <span className={styles.place}>{place}</span>;
  return (
    <a className={styles.place} href={place} rel="noopener noreferrer">
      {place}
    </a>
  );
}
