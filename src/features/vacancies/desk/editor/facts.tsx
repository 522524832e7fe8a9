import { m } from "#messages";
import type { Option } from "../../../../ui/fields/select-field.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { TextArea, TextField } from "../../../../ui/fields/text-field.tsx";
import { fieldNames, isFact, type Kind, vacancyTable } from "../../draft/vacancy-fields.ts";
import { fieldWord } from "../field-words.ts";
import { findNeededMark } from "../needed-fields.ts";
import type { VacancyChoices } from "../vacancies.calls.ts";
import { ClashBox } from "./clash.tsx";
import styles from "./editor.module.css";
import type { FieldName } from "./form-values.ts";
import type { Autosave } from "./use-autosave.ts";

interface FactsProps {
  readonly autosave: Autosave;
  readonly choices: VacancyChoices;
  readonly isCodeFixed: boolean;
}

/** How facts of these kinds are typed. */
const typedInputs = {
  day: { type: "date" },
  rupiah: { inputMode: "numeric", prefix: "Rp" },
  count: { inputMode: "numeric" },
} as const satisfies Partial<Record<Kind, InputProps>>;

const typedFacts = (["day", "rupiah", "count"] as const).flatMap((kind) =>
  fieldNames
    .filter(isFact)
    .filter((name) => vacancyTable[name].kind === kind)
    .map((name) => ({ wire: vacancyTable[name].wire, input: typedInputs[kind] })),
);

/** Everything of a vacancy that is no text of two languages. */
export function Facts({ autosave, choices, isCodeFixed }: FactsProps) {
  const fact = (field: FieldName) => ({ field, autosave });
  const { employmentType } = autosave.editing.values;
  const known = choices.employmentTypes.map(({ value, name }) => ({ value, label: name }));
  const isOther = employmentType !== "" && !known.some(({ value }) => value === employmentType);
  return (
    <div className={styles.facts}>
      <Chosen
        {...fact("functionId")}
        options={choices.functions.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Chosen
        {...fact("category")}
        options={choices.levels.map(({ value, name }) => ({ value: String(value), label: name }))}
      />
      <Chosen
        {...fact("employmentType")}
        options={isOther ? [...known, { value: employmentType, label: employmentType }] : known}
      />
      {typedFacts.map(({ wire, input }) => (
        <Typed key={wire} {...fact(wire)} {...input} />
      ))}
      <Typed
        {...fact("code")}
        disabled={isCodeFixed}
        hint={isCodeFixed ? m.desk_vacancies_field_code_fixed() : undefined}
      />
      <Places {...fact("locations")} />
    </div>
  );
}

interface FactProps {
  readonly field: FieldName;
  readonly autosave: Autosave;
}

/** Where two edits of a fact met. */
function FactClash({ field, autosave, toText }: FactProps & { readonly toText: (value: string) => string }) {
  const clash = autosave.editing.clashes[field];
  if (clash === undefined) return null;
  const ours = autosave.editing.values[field];
  return <ClashBox clash={clash} ours={ours} toText={toText} onChoose={(choice) => autosave.settle(field, choice)} />;
}

function Chosen({ field, autosave, options }: FactProps & { readonly options: readonly Option[] }) {
  const { editing, type } = autosave;
  const toText = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <div className={styles.cell}>
      <SelectField
        id={field}
        label={fieldWord(field)}
        optional={findNeededMark(field)}
        error={editing.errors[field]}
        options={options}
        placeholder={m.desk_vacancies_field_choose()}
        value={editing.values[field]}
        onChange={({ target }) => type(field, target.value)}
      />
      <FactClash field={field} autosave={autosave} toText={toText} />
    </div>
  );
}

interface InputProps {
  readonly type?: "date";
  readonly inputMode?: "numeric";
  readonly prefix?: string;
}

interface TypedProps extends FactProps, InputProps {
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

function Typed({ field, autosave, hint, ...input }: TypedProps) {
  const { editing, type } = autosave;
  return (
    <div className={styles.cell}>
      <TextField
        {...input}
        id={field}
        label={fieldWord(field)}
        optional={findNeededMark(field)}
        hint={hint}
        error={editing.errors[field]}
        value={editing.values[field]}
        onChange={({ target }) => type(field, target.value)}
      />
      <FactClash field={field} autosave={autosave} toText={(value) => value} />
    </div>
  );
}

function Places({ field, autosave }: FactProps) {
  const { editing, type } = autosave;
  return (
    <div className={styles.cell}>
      <TextArea
        id={field}
        label={fieldWord(field)}
        optional={findNeededMark(field)}
        hint={m.desk_vacancies_field_locations_hint()}
        error={editing.errors[field]}
        rows={4}
        value={editing.values[field]}
        onChange={({ target }) => type(field, target.value)}
      />
      <FactClash field={field} autosave={autosave} toText={(value) => value} />
    </div>
  );
}
