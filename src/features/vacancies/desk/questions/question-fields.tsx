import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { hasOptions, questionKinds, questionLimits } from "../../questions/question.ts";
import { kindWords } from "./desk-question.ts";
import { asKind, type QuestionParts, withoutOption } from "./question-values.ts";
import styles from "./questions.module.css";

/** What an answer must be: it marks those that are not, and decides nothing. A text may say anything. */
function MustFields(parts: QuestionParts) {
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

const getTexts = ({ path, errorAt }: QuestionParts) => ({
  id: `${path}.must`,
  label: m.desk_vacancies_question_must(),
  hint: m.desk_vacancies_question_must_hint(),
  error: errorAt(`${path}.must`),
});

function MustBe(parts: QuestionParts) {
  const { question, path, onChange } = parts;
  return (
    <RadioGroup
      {...getTexts(parts)}
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
    <FieldSet {...getTexts(parts)}>
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
    <FieldSet {...getTexts(parts)} hint={hint}>
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

/** Everything of a question, both languages beside each other. */
export function QuestionFields({ question, path, errorAt, onChange }: QuestionParts) {
  const { kind, words, required, isAsked } = question;
  const word = (language: "id" | "en") => ({
    id: `${path}.words.${language}`,
    lang: language,
    error: errorAt(`${path}.words.${language}`),
    value: words[language],
    maxLength: questionLimits.words,
  });
  return (
    <div className={styles.fields}>
      {isAsked && <Notice>{m.desk_vacancies_question_asked()}</Notice>}
      <div className={styles.pair}>
        <TextField
          {...word("id")}
          label={m.desk_vacancies_question_words_id()}
          onChange={({ target }) => onChange({ ...question, words: { ...words, id: target.value } })}
        />
        <TextField
          {...word("en")}
          label={m.desk_vacancies_question_words_en()}
          optional={m.desk_vacancies_optional()}
          onChange={({ target }) => onChange({ ...question, words: { ...words, en: target.value } })}
        />
      </div>
      <SelectField
        id={`${path}.kind`}
        label={m.desk_vacancies_question_kind()}
        error={errorAt(`${path}.kind`)}
        options={questionKinds.map((value) => ({ value, label: kindWords[value]() }))}
        value={kind}
        onChange={({ target }) => onChange(asKind(question, questionKinds.find((one) => one === target.value) ?? kind))}
      />
      {hasOptions(kind) && <Options {...{ question, path, errorAt, onChange }} />}
      <Checkbox
        label={m.desk_vacancies_question_required()}
        checked={required}
        onChange={({ target }) => onChange({ ...question, required: target.checked })}
      />
      <MustFields {...{ question, path, errorAt, onChange }} />
    </div>
  );
}

/** What may be chosen, a line each. */
function Options({ question, path, errorAt, onChange }: QuestionParts) {
  const { options } = question;
  const change = (at: number, language: "id" | "en", text: string) =>
    onChange({
      ...question,
      options: options.map((option, place) => (place === at ? { ...option, [language]: text } : option)),
    });
  return (
    <FieldSet id={`${path}.options`} label={m.desk_vacancies_question_options()} error={errorAt(`${path}.options`)}>
      <ol className={styles.options}>
        {options.map((option, at) => {
          const name = m.desk_vacancies_question_option({ place: at + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <li key={at}>
              {(["id", "en"] as const).map((language) => (
                <TextField
                  key={language}
                  id={`${path}.options.${at}.${language}`}
                  lang={language}
                  label={`${name}, ${language === "id" ? m.desk_vacancies_edit_indonesian() : m.desk_vacancies_edit_english()}`}
                  error={errorAt(`${path}.options.${at}.${language}`)}
                  maxLength={questionLimits.option}
                  value={option[language]}
                  onChange={({ target }) => change(at, language, target.value)}
                />
              ))}
              {options.length > questionLimits.leastOptions && (
                <IconButton
                  small
                  icon="trash"
                  label={m.desk_vacancies_question_option_remove({ name })}
                  onClick={() => onChange(withoutOption(question, at))}
                />
              )}
            </li>
          );
        })}
      </ol>
      {options.length < questionLimits.options && (
        <Button
          small
          kind="secondary"
          icon="plus"
          onClick={() => onChange({ ...question, options: [...options, { id: "", en: "" }] })}
        >
          {m.desk_vacancies_question_option_add()}
        </Button>
      )}
    </FieldSet>
  );
}
