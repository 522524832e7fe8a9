import { m } from "#messages";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { TextArea, TextField } from "../../../../ui/fields/text-field.tsx";
import { extendedFormCode } from "../../../applications/application.ts";
import { findError, type Refused } from "../../../identity/desk/refusal.tsx";
import { requestText } from "../act-words.ts";
import type { DecideData, Typed } from "./act-on-decide.ts";
import { PlaceFields } from "./when-and-where.tsx";

interface ActFieldsProps {
  readonly data: DecideData;
  readonly typed: Typed;
  readonly refused: Refused | undefined;
}

/** What the summary of errors calls each field. */
export const actLabels = () => ({
  phaseId: m.desk_acts_phase(),
  reasonId: m.desk_acts_reason(),
  words: m.desk_acts_words(),
  nextStep: m.desk_acts_next_step(),
  "words.id": m.desk_acts_words(),
  "words.en": m.desk_acts_words(),
  "nextStep.id": m.desk_acts_next_step(),
  "nextStep.en": m.desk_acts_next_step(),
  dueOn: m.desk_acts_due(),
  place: m.desk_acts_place(),
  formCode: m.desk_acts_form(),
  at: m.desk_acts_day(),
  releaseAt: m.desk_acts_leave_day(),
});

const languageNames = { id: m.desk_jobs_language_id, en: m.desk_jobs_language_en } as const;

/** The typed text reaches one person unchanged: the label names their language. */
function inTheirLanguage(label: string, { application: { reads } }: DecideData): string {
  return reads === null ? label : m.desk_acts_in_language({ label, language: languageNames[reads]() });
}

const wordsError = ({ application: { reads } }: DecideData, refused: Refused | undefined, name: string) =>
  findError(refused, name) ?? findError(refused, `${name}.${reads ?? "id"}`);

function wordsHint({ kind }: DecideData): string {
  if (kind === "end") return m.desk_acts_words_hint();
  return kind === "move-back" ? m.desk_acts_words_hint_back() : m.desk_acts_words_hint_free();
}

/** The fields that an act needs. */
export function ActFields({ data, typed, refused }: ActFieldsProps) {
  const { kind } = data;
  const hasWords = ["move-back", "end", "hire", "close", "reopen"].includes(kind);
  const hasNext = kind === "move" || kind === "invite";
  return (
    <>
      <PhaseField data={data} typed={typed} refused={refused} />
      {kind === "end" && (
        <SelectField
          name="reasonId"
          label={m.desk_acts_reason()}
          placeholder={m.desk_acts_choose()}
          defaultValue={typed["reasonId"]}
          error={findError(refused, "reasonId")}
          options={data.reasons.map(({ id, name }) => ({ value: String(id), label: name.id }))}
        />
      )}
      {kind === "ask" && <FormField data={data} typed={typed} refused={refused} />}
      {kind === "invite" && <PlaceFields typed={typed} refused={refused} today={data.today} under="" />}
      {hasWords && (
        <TextArea
          name="words"
          label={inTheirLanguage(m.desk_acts_words(), data)}
          hint={wordsHint(data)}
          rows={3}
          defaultValue={typed["words"]}
          error={wordsError(data, refused, "words")}
        />
      )}
      {hasNext && (
        <TextArea
          name="nextStep"
          label={inTheirLanguage(m.desk_acts_next_step(), data)}
          hint={m.desk_acts_words_hint_free()}
          rows={2}
          defaultValue={typed["nextStep"]}
          error={wordsError(data, refused, "nextStep")}
        />
      )}
    </>
  );
}

/** Until when the applicant has something to do. */
export function DueField({ data: { kind, today }, typed, refused }: ActFieldsProps) {
  if (kind !== "move" && kind !== "invite" && kind !== "ask") return null;
  return (
    <TextField
      name="dueOn"
      type="date"
      min={today}
      label={m.desk_acts_due()}
      defaultValue={typed["dueOn"]}
      error={findError(refused, "dueOn")}
    />
  );
}

/** The forms that may be asked for; the extended one once. */
function FormField({ data, typed, refused }: ActFieldsProps) {
  const { formRequest, starForms } = data.application;
  const stars = starForms.map((code) => ({ value: code, label: m.desk_acts_form_star({ code }) }));
  const extended = { value: extendedFormCode, label: m.desk_acts_form_extended() };
  return (
    <SelectField
      name="formCode"
      label={m.desk_acts_form()}
      hint={formRequest === null ? m.desk_acts_form_hint() : requestText(formRequest)}
      placeholder={m.desk_acts_choose()}
      defaultValue={typed["formCode"]}
      error={findError(refused, "formCode")}
      options={formRequest === null ? [extended, ...stars] : stars}
    />
  );
}

/** The phases that an act may lead to: later ones, earlier ones, or all. */
function PhaseField({ data, typed, refused }: ActFieldsProps) {
  const { kind, application } = data;
  const here = application.phases.findIndex(({ id }) => id === application.phaseId);
  if (kind === "move" || kind === "move-back" || kind === "invite" || kind === "ask") {
    const { phases } = application;
    const fitting = { move: phases.slice(here + 1), "move-back": phases.slice(0, Math.max(here, 0)) };
    const offered = kind === "move" || kind === "move-back" ? fitting[kind] : phases;
    const likely = {
      ...{ move: fitting.move[0]?.id, "move-back": fitting["move-back"].at(-1)?.id },
      ...{ invite: application.invitePhaseId, ask: application.phaseId },
    };
    const usual = likely[kind];
    return (
      <SelectField
        name="phaseId"
        label={m.desk_acts_phase()}
        defaultValue={typed["phaseId"] ?? String(usual ?? "")}
        error={findError(refused, "phaseId")}
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    );
  }
  return null;
}
