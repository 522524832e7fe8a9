import { Form, Link } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { counted } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { WorkPage } from "../../../ui/dense/work-page.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { useSending } from "../../../ui/forms/use-sending.ts";
import { useTurn } from "../../../ui/forms/use-turn.ts";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { errorOf, Refusal } from "../../account/refusal.tsx";
import { fieldWord } from "../../vacancies/field-words.ts";
import { VacancyStateWord } from "../../vacancies/vacancy-state.tsx";
import { conflictFieldNames } from "../conflict-fields.ts";
import type { Conflict } from "../conflicts.calls.ts";
import styles from "../conflicts.module.css";
import type { Route } from "./+types/choose.route";
import { act, type ConflictData, type ConflictOutcome, load } from "./act-on-conflict.ts";
import { ConflictBox } from "./conflict-box.tsx";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "conflict.resolve", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_conflicts_title());
}

/** Both values of each field that waits, and a choice for some or all of them (F44). */
export default function Choose({ loaderData, actionData }: Route.ComponentProps) {
  const { conflict, vacancyId } = loaderData;
  return (
    <WorkPage
      title={conflict === null ? m.desk_conflicts_title() : conflict.title || m.desk_vacancies_untitled()}
      sub={conflict && <About conflict={conflict} />}
      back={{ to: "/staff/conflicts", label: m.desk_conflicts_title() }}
      acts={
        <ButtonLink kind="quiet" to={`/staff/vacancies/${vacancyId}`}>
          {m.desk_conflicts_to_vacancy()}
        </ButtonLink>
      }
    >
      <Stack gap={16}>
        <Said outcome={actionData} />
        {conflict === null ? (
          <StateScreen icon="git-merge" title={m.desk_conflicts_nothing_left()} text={m.desk_conflicts_none_text()}>
            <Link to="/staff/conflicts">{m.desk_conflicts_to_list()}</Link>
          </StateScreen>
        ) : (
          <Choices key={conflict.version} data={loaderData} conflict={conflict} outcome={actionData} />
        )}
      </Stack>
    </WorkPage>
  );
}

function About({ conflict: { code, state, company } }: { readonly conflict: Conflict }) {
  return (
    <span className={styles.about}>
      <span>{code}</span>
      <VacancyStateWord state={state} />
      <span>{company.name}</span>
    </span>
  );
}

const labels = Object.fromEntries(conflictFieldNames.map((name) => [name, () => fieldWord(name)]));

function Said({ outcome }: { readonly outcome: ConflictOutcome | undefined }) {
  const turn = useTurn(outcome);
  if (outcome === undefined) return null;
  if (outcome.status === "refused") {
    const words = Object.fromEntries(Object.entries(labels).map(([name, word]) => [name, word()]));
    return <Refusal refused={outcome} labels={words} />;
  }
  return (
    <Notice key={turn} tone="success" announce="status">
      {m.desk_conflicts_chosen(counted(outcome.count))}
    </Notice>
  );
}

interface ChoicesProps {
  readonly data: ConflictData;
  readonly conflict: Conflict;
  readonly outcome: ConflictOutcome | undefined;
}

function Choices({ data, conflict, outcome }: ChoicesProps) {
  const busy = useSending();
  const refused = outcome?.status === "refused" ? outcome : undefined;
  const { fields } = conflict;
  return (
    <Form method="post" noValidate>
      <Stack gap={16}>
        <Text tone="muted">{m.desk_conflicts_until_chosen()}</Text>
        <input type="hidden" name="version" value={conflict.version} />
        {fields.map((field) => (
          <ConflictBox
            key={field.field}
            conflict={conflict}
            field={field}
            choices={data.choices}
            chosen={refused?.chosen[field.field]}
            error={errorOf(refused, field.field)}
          />
        ))}
        <Row gap={8}>
          <Button type="submit" busy={busy}>
            {m.desk_conflicts_keep()}
          </Button>
          {fields.length > 1 && (
            <>
              <Button type="submit" name="all" value="ours" kind="secondary" busy={busy}>
                {m.desk_conflicts_all_ours()}
              </Button>
              <Button type="submit" name="all" value="theirs" kind="secondary" busy={busy}>
                {m.desk_conflicts_all_theirs()}
              </Button>
            </>
          )}
        </Row>
      </Stack>
    </Form>
  );
}
