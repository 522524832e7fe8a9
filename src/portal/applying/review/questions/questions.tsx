import { m } from "#messages";
import { Card } from "../../../../ui/display/card.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import type { WrongAnswer } from "../../submit/submit.schema.ts";
import type { ReviewedVacancy } from "../load-review.ts";
import { askedName, askedText } from "./answer-form.ts";
import { wrongAnswerText } from "./answer-words.ts";
import { QuestionField } from "./question-field.tsx";
import styles from "./questions.module.css";
import type { Answers } from "./use-answers.ts";

interface QuestionsProps {
  readonly vacancies: readonly ReviewedVacancy[];
  readonly answers: Answers;
  /** What the page says is wrong, after a try. */
  readonly wrong: readonly WrongAnswer[];
}

/** What each vacancy asks, in a card of its own; one that asks nothing has none. */
export function Questions({ vacancies, answers, wrong }: QuestionsProps) {
  const asking = vacancies.filter(({ questions }) => questions.length > 0);
  return asking.map((vacancy) => (
    <Asked
      key={vacancy.id}
      vacancy={vacancy}
      title={asking.length === 1 ? m.applications_questions() : m.applications_questions_of({ title: vacancy.title })}
      answers={answers}
      wrong={wrong}
    />
  ));
}

interface AskedProps extends Pick<QuestionsProps, "answers" | "wrong"> {
  readonly vacancy: ReviewedVacancy;
  readonly title: string;
}

function Asked({ vacancy: { id, company, questions }, title, answers, wrong }: AskedProps) {
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
