import { m } from "#messages";
import { hasOptions, questionKinds, questionLimits } from "../../../domain/vacancies/questions/question.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../ui/fields/field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { kindWords } from "./kind-words.ts";
import { MustFields } from "./must-fields.tsx";
import { asKind, type QuestionParts, withoutOption } from "./question-values.ts";
import styles from "./questions.module.css";

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
