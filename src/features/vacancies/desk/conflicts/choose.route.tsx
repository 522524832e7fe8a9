import { Form, Link } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { formText } from "../../../../contract/field-values.ts";
import {
  actInDesk,
  actOnServer,
  inDesk,
  onServer,
  type PageAction,
  type PageRequest,
} from "../../../../contract/page.ts";
import { getId, pageMeta } from "../../../../contract/page-meta.ts";
import { counted } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { WorkPage } from "../../../../ui/dense/work-page.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { needed } from "../../../desk-base/desk-page.ts";
import { findError, Refusal, type Refused } from "../../../identity/desk/refusal.tsx";
import { type Side, sides, type WireField, wireFields } from "../../imported/imported-values.ts";
import { fieldWord } from "../field-words.ts";
import { getVacancyChoices, type VacancyChoices } from "../vacancies.calls.ts";
import { VacancyStateWord } from "../vacancy-state.tsx";
import type { Route } from "./+types/choose.route";
import { ConflictBox } from "./conflict-box.tsx";
import { type Conflict, chooseCall, listConflicts } from "./conflicts.calls.ts";
import styles from "./conflicts.module.css";

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
        <Outcome outcome={actionData} />
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

const labels = Object.fromEntries(wireFields.map((name) => [name, () => fieldWord(name)]));

function Outcome({ outcome }: { readonly outcome: ConflictOutcome | undefined }) {
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
            error={findError(refused, field.field)}
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

interface ConflictData {
  /** null: nothing of the vacancy waits, or no more. */
  conflict: Conflict | null;
  vacancyId: number;
  choices: VacancyChoices;
}

/** What waits for a choice at a vacancy. */
async function load({ api, params }: PageRequest<{ id: string }>): Promise<ConflictData> {
  const vacancyId = getId(params.id);
  const { data } = needed(await api.send(listConflicts, { query: { vacancyId } }));
  const choices = needed(await api.send(getVacancyChoices, {}));
  return { conflict: data[0] ?? null, vacancyId, choices };
}

type Chosen = Partial<Record<WireField, Side>>;

/** What was chosen: field by field, or one side for all that was shown. */
function chosenIn(form: FormData): Chosen {
  const whole = sides.find((side) => side === formText(form, "all"));
  const chosen: Chosen = {};
  for (const name of wireFields) {
    if (!form.getAll("shown").includes(name)) continue;
    const side = whole ?? sides.find((one) => one === formText(form, name));
    if (side !== undefined) chosen[name] = side;
  }
  return chosen;
}

type ConflictOutcome =
  | { status: "done"; count: number; left: number }
  | ({ status: "refused"; isStale: boolean; chosen: Chosen } & Refused);

/** Saves the choice; of two people who choose, the later one gets the current values. */
async function act({ api, form, params }: PageAction<{ id: string }>): Promise<ConflictOutcome> {
  const id = getId(params.id);
  const chosen = chosenIn(form);
  const refused = (message: string, errors: Refused["errors"] = [], isStale = false) =>
    ({ status: "refused", message, errors, isStale, chosen }) as const;
  if (Object.keys(chosen).length === 0) return refused(m.desk_conflicts_nothing_chosen());
  const ifMatch = Number(formText(form, "version"));
  const sent = await api.send(chooseCall, { path: { id }, body: chosen }, { ifMatch });
  if (sent.status === "accepted") {
    return { status: "done", count: Object.keys(chosen).length, left: sent.answer.fields.length };
  }
  return refused(sent.message, sent.errors, sent.code === "version-conflict");
}
