import { m } from "#messages";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { QuestionParts } from "./question-values.ts";
import styles from "./questions.module.css";

/** What an answer must be: it marks those that are not, and decides nothing. A text may say anything. */
export function MustFields(parts: QuestionParts) {
  switch (parts.question.kind) {
    case "text":
      return null;
    case "yesNo":
      return <MustBe {...parts} />;
    case "number":
      return <MustLie {...parts} />;
    default:
      return <MustChoose {...parts} />;
  }
}

const textsOf = ({ path, errorAt }: QuestionParts) => ({
  id: `${path}.must`,
  label: m.desk_vacancies_question_must(),
  hint: m.desk_vacancies_question_must_hint(),
  error: errorAt(`${path}.must`),
});

function MustBe(parts: QuestionParts) {
  const { question, path, onChange } = parts;
  return (
    <RadioGroup
      {...textsOf(parts)}
      name={`${path}.must`}
      choices={[
        { value: "", label: m.desk_vacancies_question_must_any() },
        { value: "yes", label: m.vacancies_answer_yes() },
        { value: "no", label: m.vacancies_answer_no() },
      ]}
      value={question.mustValues[0] ?? ""}
      onChange={({ target }) => onChange({ ...question, mustValues: target.value === "" ? [] : [target.value] })}
    />
  );
}

function MustLie(parts: QuestionParts) {
  const { question, path, errorAt, onChange } = parts;
  return (
    <FieldSet {...textsOf(parts)}>
      <div className={styles.bounds}>
        <TextField
          id={`${path}.must.min`}
          inputMode="decimal"
          label={m.desk_vacancies_question_must_min()}
          error={errorAt(`${path}.must.min`)}
          value={question.mustMin}
          onChange={({ target }) => onChange({ ...question, mustMin: target.value })}
        />
        <TextField
          id={`${path}.must.max`}
          inputMode="decimal"
          label={m.desk_vacancies_question_must_max()}
          error={errorAt(`${path}.must.max`)}
          value={question.mustMax}
          onChange={({ target }) => onChange({ ...question, mustMax: target.value })}
        />
      </div>
    </FieldSet>
  );
}

function MustChoose(parts: QuestionParts) {
  const { question, onChange } = parts;
  const { kind, options, mustValues } = question;
  const hint = kind === "choices" ? m.desk_vacancies_question_must_all_hint() : m.desk_vacancies_question_must_hint();
  return (
    <FieldSet {...textsOf(parts)} hint={hint}>
      {options.map((option, at) => {
        const place = String(at + 1);
        const others = mustValues.filter((value) => value !== place);
        return (
          <Checkbox
            key={place}
            label={option.id || m.desk_vacancies_question_option({ place: at + 1 })}
            checked={mustValues.includes(place)}
            onChange={({ target }) =>
              onChange({ ...question, mustValues: target.checked ? [...others, place] : others })
            }
          />
        );
      })}
    </FieldSet>
  );
}
