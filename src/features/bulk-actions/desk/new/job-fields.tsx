import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { TextArea, TextField } from "../../../../ui/fields/text-field.tsx";
import { extendedFormCode } from "../../../applications/application.ts";
import { LeaveFields, PlaceFields } from "../../../decisions/desk/decide/when-and-where.tsx";
import { findError, type Refused } from "../../../identity/desk/refusal.tsx";
import type { NewJobData, Typed } from "./new-job.ts";

export interface JobFieldsProps {
  readonly data: NewJobData;
  readonly typed: Typed;
  readonly refused: Refused | undefined;
}

/** What the summary of errors calls each field. */
export const jobLabels = () => ({
  "act.phaseId": m.desk_acts_phase(),
  "act.reasonId": m.desk_acts_reason(),
  "act.words.id": m.desk_jobs_words_id(),
  "act.words.en": m.desk_jobs_words_en(),
  "act.nextStep.id": m.desk_jobs_next_id(),
  "act.nextStep.en": m.desk_jobs_next_en(),
  "act.dueOn": m.desk_acts_due(),
  "act.place": m.desk_acts_place(),
  "act.formCode": m.desk_acts_form(),
  "act.at": m.desk_acts_day(),
  "export.reason": m.desk_jobs_reason(),
  ids: m.desk_jobs_whom(),
  query: m.desk_jobs_whom(),
  releaseAt: m.desk_acts_leave_day(),
});

const withWords = new Set(["move-back", "end", "hire", "close", "reopen"]);

/** The fields that a job needs. */
export function JobFields(props: JobFieldsProps) {
  const { kind } = props.data;
  if (kind === "share") return <ShareFields {...props} />;
  if (kind === "export") return <ExportFields {...props} />;
  const hasNext = kind === "move" || kind === "invite";
  return (
    <>
      <ChoiceFields {...props} />
      {kind === "invite" && (
        <PlaceFields typed={props.typed} refused={props.refused} today={props.data.today} under="act." />
      )}
      {withWords.has(kind) && <BothTexts {...props} names={["wordsId", "wordsEn"]} path="act.words" />}
      {hasNext && <BothTexts {...props} names={["nextId", "nextEn"]} path="act.nextStep" />}
      {(hasNext || kind === "ask") && (
        <TextField
          name="dueOn"
          id="act.dueOn"
          min={props.data.today}
          type="date"
          label={m.desk_acts_due()}
          defaultValue={props.typed["dueOn"]}
          error={findError(props.refused, "act.dueOn")}
        />
      )}
      <LeaveFields typed={props.typed} refused={props.refused} />
      <p>{m.desk_jobs_leaves_hint()}</p>
    </>
  );
}

/** The phase, reason or form that an act is about. */
function ChoiceFields({ data, typed, refused }: JobFieldsProps) {
  const { kind, phases, likelyPhaseId, reasons, starForms } = data;
  if (kind === "end") {
    return (
      <SelectField
        name="reasonId"
        id="act.reasonId"
        label={m.desk_acts_reason()}
        placeholder={m.desk_acts_choose()}
        defaultValue={typed["reasonId"]}
        error={findError(refused, "act.reasonId")}
        options={reasons.map(({ id, name }) => ({ value: String(id), label: name[getLocale()] }))}
      />
    );
  }
  if (withWords.has(kind) && kind !== "move-back") return null;
  return (
    <>
      <SelectField
        name="phaseId"
        id="act.phaseId"
        label={m.desk_acts_phase()}
        placeholder={m.desk_acts_choose()}
        defaultValue={typed["phaseId"] ?? String(likelyPhaseId ?? "")}
        error={findError(refused, "act.phaseId")}
        options={phases.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {kind === "ask" && (
        <SelectField
          name="formCode"
          id="act.formCode"
          label={m.desk_acts_form()}
          placeholder={m.desk_acts_choose()}
          defaultValue={typed["formCode"]}
          error={findError(refused, "act.formCode")}
          hint={m.desk_acts_form_hint()}
          options={[
            { value: extendedFormCode, label: m.desk_acts_form_extended() },
            ...starForms.map((code) => ({ value: code, label: m.desk_acts_form_star({ code }) })),
          ]}
        />
      )}
    </>
  );
}

interface BothTextsProps extends JobFieldsProps {
  readonly names: readonly [id: string, en: string];
  readonly path: "act.words" | "act.nextStep";
}

/** The same text in both languages, as a job needs it (recruiting §6). */
function BothTexts({ data, typed, refused, names: [id, en], path }: BothTextsProps) {
  const isWords = path === "act.words";
  const ofReason = data.kind === "end" ? m.desk_jobs_words_hint() : m.desk_acts_words_hint_free();
  return (
    <>
      <TextArea
        name={id}
        id={`${path}.id`}
        lang="id"
        label={isWords ? m.desk_jobs_words_id() : m.desk_jobs_next_id()}
        hint={data.kind === "move-back" ? m.desk_acts_words_hint_back() : ofReason}
        rows={4}
        defaultValue={typed[id]}
        error={findError(refused, `${path}.id`) ?? findError(refused, path)}
      />
      <TextArea
        name={en}
        id={`${path}.en`}
        lang="en"
        label={isWords ? m.desk_jobs_words_en() : m.desk_jobs_next_en()}
        rows={4}
        defaultValue={typed[en]}
        error={findError(refused, `${path}.en`)}
      />
    </>
  );
}

function ShareFields({ typed }: JobFieldsProps) {
  return (
    <Checkbox
      name="withCv"
      label={m.desk_jobs_with_cv()}
      note={m.desk_jobs_with_cv_note()}
      defaultChecked={typed["withCv"] === "on"}
    />
  );
}

function ExportFields({ typed, refused }: JobFieldsProps) {
  return (
    <>
      <RadioGroup
        name="format"
        label={m.desk_jobs_format()}
        defaultValue={typed["format"] || "xlsx"}
        choices={[
          { value: "xlsx", label: m.desk_jobs_format_xlsx() },
          { value: "csv", label: m.desk_jobs_format_csv() },
        ]}
      />
      <TextField
        name="reason"
        id="export.reason"
        label={m.desk_jobs_reason()}
        hint={m.desk_jobs_reason_hint()}
        defaultValue={typed["reason"]}
        error={findError(refused, "export.reason")}
      />
      <p>{m.desk_jobs_columns_note()}</p>
    </>
  );
}
