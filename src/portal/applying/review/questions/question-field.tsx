import { m } from "#messages";
import { questionLimits } from "../../../../domain/vacancies/questions/question.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { TextArea, TextField } from "../../../../ui/fields/text-field.tsx";
import type { VacancyQuestion } from "../../../finding/vacancies.calls.ts";
import { answerName, yesNo } from "./answer-form.ts";

interface QuestionFieldProps {
  readonly question: VacancyQuestion;
  readonly error: string | undefined;
  /** What it begins with. */
  readonly begun: readonly string[];
  /** Characters that stand in it now. */
  readonly length: number;
}

/** One question of a vacancy, by its kind. What stands in it is the form's. */
export function QuestionField({ question, error, begun, length }: QuestionFieldProps) {
  const { questionId, kind, words, options, required } = question;
  const name = answerName(questionId);
  const texts = { label: words, error, ...(!required && { optional: m.applications_question_optional() }) };
  const [first] = begun;
  // What is chosen of few cannot be unchosen, but for a choice that says nothing.
  const none = required ? [] : [{ value: "", label: m.applications_question_none() }];
  const choices = options.map(({ value, text }) => ({ value: String(value), label: text }));
  switch (kind) {
    case "yesNo": {
      const both = [
        { value: yesNo.yes, label: m.applications_question_yes() },
        { value: yesNo.no, label: m.applications_question_no() },
      ];
      return <RadioGroup {...texts} name={name} choices={[...both, ...none]} defaultValue={first ?? ""} />;
    }
    case "choice":
      return <RadioGroup {...texts} name={name} choices={[...choices, ...none]} defaultValue={first ?? ""} />;
    case "choices":
      return (
        <FieldSet {...texts} id={name} hint={m.applications_question_several()}>
          {choices.map(({ value, label }) => (
            <Checkbox key={value} name={name} value={value} label={label} defaultChecked={begun.includes(value)} />
          ))}
        </FieldSet>
      );
    case "number":
      return <TextField {...texts} name={name} inputMode="decimal" autoComplete="off" defaultValue={first} />;
    case "text":
      return (
        <TextArea
          {...texts}
          name={name}
          rows={4}
          defaultValue={first}
          below={m.applications_question_count({ count: numberText(length), most: numberText(questionLimits.text) })}
        />
      );
  }
}
