import { useState } from "react";
import { m } from "#messages";
import { numberText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { TextArea, TextField } from "../../../../ui/fields/text-field.tsx";
import { useSending } from "../../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { typedAbove } from "../../../bulk-actions/bulk-job.ts";
import { findError, Refusal, type Refused } from "../../../identity/desk/refusal.tsx";
import { KeptForm } from "../../../staff/desk/drafts/kept-form.tsx";
import { type CheckKind, checkKinds } from "../../states/vacancy-state.ts";
import { checkTitles } from "../checks-panel.tsx";
import { toValues } from "../editor/form-values.ts";
import { fieldWord } from "../field-words.ts";
import { Missing } from "../missing.tsx";
import { listMissing } from "../needed-fields.ts";
import { PlanFields } from "../plan-fields.tsx";
import { InviteManager } from "../team/invite-manager.tsx";
import { TeamFields } from "../team/team-fields.tsx";
import type { DeskVacancyAnswer } from "../vacancies.calls.ts";
import { actTitle, actWords } from "./overview-acts.tsx";
import type { OverviewAct, OverviewData, OverviewRefused } from "./overview-page.ts";

interface ActPanelProps {
  readonly act: OverviewAct;
  readonly data: OverviewData;
  readonly refused: OverviewRefused | undefined;
}

/** What an act does and what it takes, before it is done. */
export function ActPanel({ act, data, refused: lastRefused }: ActPanelProps) {
  const busy = useSending();
  const refused = lastRefused?.act === act ? lastRefused : undefined;
  const { vacancy } = data;
  const isAway = act === "delete" || act === "close" || act === "archive";
  return (
    <WorkSection title={actTitle(act, vacancy.state)}>
      <KeptForm method="post" subject={`vacancy-${vacancy.id}-${act}`} refused={refused} noValidate>
        <Stack gap={12}>
          <Text tone="muted">{actWords[act].text()}</Text>
          <Refusal refused={refused} labels={getLabels(refused)} />
          <input type="hidden" name="act" value={act} />
          <input type="hidden" name="version" value={vacancy.version} />
          <ActFields act={act} data={data} refused={refused} />
          <Row gap={8}>
            <Button type="submit" busy={busy} kind={isAway ? "danger" : undefined}>
              {actTitle(act, vacancy.state)}
            </Button>
            <ButtonLink kind="quiet" to={`/staff/vacancies/${vacancy.id}`} preventScrollReset>
              {m.desk_vacancies_act_cancel()}
            </ButtonLink>
          </Row>
        </Stack>
      </KeptForm>
      {act === "team" && <InviteManager refused={lastRefused?.act === "invite-manager" ? lastRefused : undefined} />}
    </WorkSection>
  );
}

/** What the summary of errors calls each field, the vacancy's own among them. */
function getLabels(refused: Refused | undefined): Record<string, string> {
  const own = {
    words: m.desk_vacancies_act_return_words(),
    opensOn: m.desk_vacancies_act_publish_on(),
    ownerId: m.desk_vacancies_col_owner(),
    managerIds: m.desk_vacancies_team_managers(),
    reason: m.desk_vacancies_plan_reason(),
    "words.id": m.desk_jobs_words_id(),
    "words.en": m.desk_jobs_words_en(),
    count: m.desk_vacancies_act_close_count(),
  };
  const others: Record<string, string> = {};
  for (const { path } of refused?.errors ?? []) others[path] = fieldWord(path);
  for (const kind of checkKinds)
    others[`reason-${kind}`] = m.desk_vacancies_act_reason_for({ check: checkTitles[kind]() });
  return { ...others, ...own };
}

interface ActFieldsProps extends Pick<ActPanelProps, "act" | "data"> {
  readonly refused: Refused | undefined;
}

function ActFields({ act, data, refused }: ActFieldsProps) {
  const { vacancy, checks, today } = data;
  switch (act) {
    case "return":
      return (
        <TextArea
          name="words"
          rows={4}
          maxLength={2_000}
          label={m.desk_vacancies_act_return_words()}
          error={findError(refused, "words")}
        />
      );
    case "extend":
      return (
        <TextField
          name="endDate"
          type="date"
          min={today}
          label={fieldWord("endDate")}
          defaultValue={vacancy.publicEndDate ?? ""}
          error={findError(refused, "endDate")}
        />
      );
    case "submit":
      return <Missing {...missingIn(vacancy)} />;
    case "publish":
      return (
        <>
          <Missing {...missingIn(vacancy)} />
          {vacancy.state !== "open" && (
            <TextField
              name="opensOn"
              type="date"
              min={today}
              label={m.desk_vacancies_act_publish_on()}
              hint={m.desk_vacancies_act_publish_on_hint()}
              error={findError(refused, "opensOn")}
            />
          )}
          <Reasons kinds={[...new Set(checks.map(({ check }) => check))]} refused={refused} />
        </>
      );
    case "close":
      return vacancy.lead === "desk" && vacancy.numbers.onProcess > 0 ? (
        <RestFields onProcess={vacancy.numbers.onProcess} refused={refused} />
      ) : null;
    case "plan":
      return <PlanFields data={data} refused={refused} />;
    case "team":
      return <TeamFields team={data.team} refused={refused} />;
    default:
      return null;
  }
}

const missingIn = (vacancy: DeskVacancyAnswer) => ({
  fields: listMissing(toValues(vacancy)),
  editPath: `/staff/vacancies/${vacancy.id}/edit`,
});

/** Why each warning stays: none is published over without. */
function Reasons({ kinds, refused }: { readonly kinds: readonly CheckKind[]; readonly refused: Refused | undefined }) {
  return kinds.map((kind) => (
    <TextArea
      key={kind}
      name={`reason-${kind}`}
      rows={2}
      maxLength={500}
      label={m.desk_vacancies_act_reason_for({ check: checkTitles[kind]() })}
      hint={m.desk_vacancies_act_reason_hint()}
      error={findError(refused, `reason-${kind}`)}
    />
  ));
}

interface RestFieldsProps {
  readonly onProcess: number;
  readonly refused: Refused | undefined;
}

/** What becomes of those who are on process: each decided as before, or all closed with words by a job. */
function RestFields({ onProcess, refused }: RestFieldsProps) {
  const [rest, setRest] = useState("go-on");
  return (
    <>
      <RadioGroup
        name="rest"
        label={m.desk_vacancies_act_close_rest({ count: numberText(onProcess) })}
        value={rest}
        onChange={({ target }) => setRest(target.value)}
        choices={[
          { value: "go-on", label: m.desk_vacancies_act_close_go_on() },
          { value: "close", label: m.desk_vacancies_act_close_words(), note: m.desk_vacancies_act_close_words_note() },
        ]}
      />
      {rest === "close" && <CloseWords onProcess={onProcess} refused={refused} />}
    </>
  );
}

/** What those who are closed read; of very many the number is typed (recruiting §6). */
function CloseWords({ onProcess, refused }: RestFieldsProps) {
  return (
    <>
      <TextArea
        name="wordsId"
        id="words.id"
        lang="id"
        rows={4}
        label={m.desk_jobs_words_id()}
        error={findError(refused, "words.id") ?? findError(refused, "words")}
      />
      <TextArea
        name="wordsEn"
        id="words.en"
        lang="en"
        rows={4}
        label={m.desk_jobs_words_en()}
        error={findError(refused, "words.en")}
      />
      {onProcess > typedAbove && (
        <TextField
          name="count"
          inputMode="numeric"
          autoComplete="off"
          label={m.desk_jobs_type({ count: numberText(onProcess) })}
          error={findError(refused, "count")}
        />
      )}
      <input type="hidden" name="onProcess" value={onProcess} />
    </>
  );
}
