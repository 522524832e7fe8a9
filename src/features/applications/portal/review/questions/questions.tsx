import { m } from "#messages";
import { numberText } from "../../../../../i18n/formats.ts";
import { Card } from "../../../../../ui/display/card.tsx";
import { Checkbox } from "../../../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../../../ui/fields/radio-group.tsx";
import { TextArea, TextField } from "../../../../../ui/fields/text-field.tsx";
import { Stack } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import type { VacancyQuestion } from "../../../../vacancies/portal/vacancies.calls.ts";
import { questionLimits } from "../../../../vacancies/questions/question.ts";
import type { WrongAnswer } from "../../application.calls.ts";
import type { ReviewedVacancy } from "../load-review.ts";
import { answerName, askedName, askedText, wrongAnswerText, yesNo } from "./answer-form.ts";
import styles from "./questions.module.css";
import type { Answers } from "./use-answers.ts";

interface QuestionsProps {
  readonly vacancies: readonly ReviewedVacancy[];
  readonly answers: Answers;
  /** The page's errors, after a try. */
  readonly wrong: readonly WrongAnswer[];
}

/** The questions of each vacancy, in a card each; a vacancy without questions has none. */
export function Questions({ vacancies, answers, wrong }: QuestionsProps) {
  const asking = vacancies.filter(({ questions }) => questions.length > 0);
  return asking.map((vacancy) => (
    <VacancyQuestions
      key={vacancy.id}
      vacancy={vacancy}
      title={asking.length === 1 ? m.applications_questions() : m.applications_questions_of({ title: vacancy.title })}
      answers={answers}
      wrong={wrong}
    />
  ));
}

interface VacancyQuestionsProps extends Pick<QuestionsProps, "answers" | "wrong"> {
  readonly vacancy: ReviewedVacancy;
  readonly title: string;
}

function VacancyQuestions({ vacancy: { id, company, questions }, title, answers, wrong }: VacancyQuestionsProps) {
  const titleId = `questions-${id}`;
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Text as="h2" look="h3" id={titleId}>
          {title}
        </Text>
        <Text tone="muted">{m.applications_questions_lead({ company })}</Text>
      </Stack>
      {questions.map((question) => {
        const { questionId } = question;
        const fault = wrong.find((one) => one.questionId === questionId);
        return (
          <div key={`${answers.begun.round}-${questionId}`} className={styles.question}>
            <input type="hidden" name={askedName} value={askedText(question)} />
            <QuestionField
              question={question}
              error={fault && wrongAnswerText(fault.code)}
              begun={answers.begun.typed[questionId] ?? []}
              length={answers.typed[questionId]?.[0]?.length ?? 0}
            />
          </div>
        );
      })}
    </Card>
  );
}

interface QuestionFieldProps {
  readonly question: VacancyQuestion;
  readonly error: string | undefined;
  /** Its initial value. */
  readonly begun: readonly string[];
  /** Characters that it has now. */
  readonly length: number;
}

/** One question of a vacancy, by its kind. Its value belongs to the form. */
function QuestionField({ question, error, begun, length }: QuestionFieldProps) {
  const { questionId, kind, words, options, required } = question;
  const name = answerName(questionId);
  const texts = { label: words, error, ...(!required && { optional: m.applications_question_optional() }) };
  const [first] = begun;
  // A radio button cannot be cleared; an empty choice does that.
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
