import { Form } from "react-router";
import { m } from "#messages";
import { momentText } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { IconLink } from "../../../ui/actions/icon-button.tsx";
import { StateWord } from "../../../ui/dense/state-word.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useSending, useTurn } from "../../../ui/forms/form.tsx";
import type { CompanyName } from "../../companies/desk/companies.calls.ts";
import { findError, Refusal } from "../../identity/desk/refusal.tsx";
import type { PeopleOutcome } from "./act-on-people.ts";
import type { PeopleChoices, Person } from "./people.calls.ts";
import styles from "./people.module.css";
import { RoleFields } from "./role-fields.tsx";
import { useChosenVacancies } from "./vacancy-fields.tsx";

interface PanelProps {
  readonly companies: readonly CompanyName[];
  readonly choices: PeopleChoices;
  readonly outcome: PeopleOutcome | undefined;
  /** The list without this panel. */
  readonly closeTo: string;
}

const labels = () => ({
  ...{ email: m.desk_people_email(), roles: m.desk_people_roles(), vacancies: m.desk_people_vacancies() },
});

/** What came of the last press: what is done, or what to mend. */
function Outcome({ outcome }: { readonly outcome: PeopleOutcome | undefined }) {
  const turn = useTurn(outcome);
  if (outcome?.status !== "done") return <Refusal refused={outcome} labels={labels()} />;
  return (
    <Notice key={turn} tone="success" announce="status">
      {outcome.message}
    </Notice>
  );
}

/** Someone's account: roles and scope, suspending, beginning again. */
export function PersonPanel({
  person,
  ownEmail,
  now,
  companies,
  choices,
  outcome,
  closeTo,
}: PanelProps & {
  readonly person: Person;
  readonly ownEmail: string;
  readonly now: number;
}) {
  const busy = useSending();
  const isOneself = person.email === ownEmail;
  const refused = outcome?.status === "refused" ? outcome : undefined;
  const roles = refused?.intent === "roles" ? refused.roles : person.roles;
  const vacancies = useChosenVacancies(`${person.id}-${person.version}`, choices.chosen);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div>
          <h2 id="person">{person.name || m.desk_people_no_name()}</h2>
          <p>{person.email}</p>
        </div>
        <PersonState person={person} now={now} />
        <IconLink icon="x" label={m.desk_people_close()} to={closeTo} kind="quiet" small />
      </div>
      <Outcome outcome={outcome} />
      {person.invitedUntil !== null && (
        <p>{m.desk_people_invited_until({ moment: momentText(person.invitedUntil) })}</p>
      )}
      {isOneself && <Notice>{m.desk_people_yourself()}</Notice>}
      <Form
        method="post"
        className={styles.form}
        key={`${person.id}-${person.version}`}
        noValidate
        aria-labelledby="person"
      >
        <input type="hidden" name="id" value={person.id} />
        <input type="hidden" name="version" value={person.version} />
        <RoleFields {...{ roles, companies, choices, vacancies, refused }} isDisabled={isOneself} />
        {!isOneself && <PersonActs person={person} busy={busy} />}
      </Form>
    </div>
  );
}

function PersonActs({ person, busy }: { readonly person: Person; readonly busy: boolean }) {
  return (
    <>
      <p>{m.desk_people_ends_sessions()}</p>
      <div className={styles.acts}>
        <Button type="submit" name="intent" value="roles" busy={busy}>
          {m.desk_people_save_roles()}
        </Button>
        {person.state === "invited" && (
          <Button type="submit" name="intent" value="resend" kind="secondary" busy={busy}>
            {m.desk_people_resend()}
          </Button>
        )}
        {person.state === "active" && (
          <Button type="submit" name="intent" value="reset" kind="secondary" busy={busy}>
            {m.desk_people_reset()}
          </Button>
        )}
        {person.state === "suspended" ? (
          <Button type="submit" name="intent" value="restore" kind="secondary" busy={busy}>
            {m.desk_people_restore()}
          </Button>
        ) : (
          <Button type="submit" name="intent" value="suspend" kind="danger-line" busy={busy}>
            {m.desk_people_suspend()}
          </Button>
        )}
      </div>
    </>
  );
}

/** Someone new: address, language, roles. */
export function InvitePanel({ companies, choices, outcome, closeTo }: PanelProps) {
  const busy = useSending();
  const refused = outcome?.status === "refused" ? outcome : undefined;
  const turn = useTurn(outcome);
  const done = outcome?.status === "done" ? turn : 0;
  const vacancies = useChosenVacancies(String(done), choices.chosen);
  const languages = [
    { value: "id", label: "Bahasa Indonesia" },
    { value: "en", label: "English" },
  ];
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div>
          <h2 id="invite">{m.desk_people_invite_title()}</h2>
          <p>{m.desk_people_invite_lead()}</p>
        </div>
        <IconLink icon="x" label={m.desk_people_close()} to={closeTo} kind="quiet" small />
      </div>
      <Outcome outcome={outcome} />
      <Form method="post" className={styles.form} key={turn} noValidate aria-labelledby="invite">
        <input type="hidden" name="intent" value="invite" />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={m.desk_people_email()}
          defaultValue={refused?.email}
          error={findError(refused, "email")}
        />
        <SelectField name="language" label={m.desk_people_language()} options={languages} />
        <RoleFields roles={refused?.roles ?? []} {...{ companies, choices, vacancies, refused }} />
        <div className={styles.acts}>
          <Button type="submit" busy={busy}>
            {m.desk_people_send_invite()}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Whether someone is in, waits for their first sign-in, or may nothing. */
export function PersonState({ person, now }: { readonly person: Person; readonly now: number }) {
  if (person.state === "active") return <StateWord tone="ok">{m.desk_people_state_active()}</StateWord>;
  if (person.state === "suspended") return <StateWord tone="end">{m.desk_people_state_suspended()}</StateWord>;
  const isOver = person.invitedUntil !== null && Date.parse(person.invitedUntil) <= now;
  return <StateWord tone="go">{isOver ? m.desk_people_state_over() : m.desk_people_state_invited()}</StateWord>;
}
