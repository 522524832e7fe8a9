import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { m } from "#messages";
import type { FieldError } from "../../../../contract/reply.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Entry } from "../../../../ui/forms/entry.tsx";
import { useSending } from "../../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { findError, Refusal, type Refused } from "../../../identity/desk/refusal.tsx";
import { questionLimits } from "../../questions/question.ts";
import type { DeskVacancyAnswer } from "../vacancies.calls.ts";
import { kindWords } from "./desk-question.ts";
import type { NotSaved } from "./load-questions.ts";
import { QuestionFields } from "./question-fields.tsx";
import { type QuestionValues, toBody } from "./question-values.ts";
import styles from "./questions.module.css";
import { useQuestions } from "./use-questions.ts";

const isNumber = (typed: string) => /^\s*(-?\d+([.,]\d+)?)?\s*$/.test(typed);

/** Bounds that are no numbers: they could not even be sent. */
function boundFaults(questions: readonly QuestionValues[]): FieldError[] {
  return questions.flatMap(({ kind, mustMin, mustMax }, at) => {
    if (kind !== "number") return [];
    const bounds = [
      ["min", mustMin],
      ["max", mustMax],
    ] as const;
    return bounds.flatMap(([name, typed]) => {
      if (isNumber(typed)) return [];
      return [{ path: `questions.${at}.must.${name}`, code: "format", message: m.desk_vacancies_question_number() }];
    });
  });
}

const parts: Readonly<Record<string, () => string>> = {
  words: m.desk_vacancies_question_words,
  kind: m.desk_vacancies_question_kind,
  options: m.desk_vacancies_question_options,
  must: m.desk_vacancies_question_must,
};

/** What the summary of errors calls each field: the question, and its part. */
function getLabels({ errors }: Refused): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const { path } of errors) {
    const [, at, part = ""] = path.split(".");
    const question = m.desk_vacancies_question_name({ place: Number(at ?? 0) + 1 });
    labels[path] = at === undefined ? m.desk_vacancies_questions_title() : joined(question, parts[part]?.());
  }
  return labels;
}

const joined = (question: string, part: string | undefined) => (part === undefined ? question : `${question}, ${part}`);

interface QuestionsFormProps {
  readonly vacancy: DeskVacancyAnswer;
  readonly notSaved: NotSaved | undefined;
}

/** The questions in their order, one of them open; saved as a whole. */
export function QuestionsForm({ vacancy, notSaved }: QuestionsFormProps) {
  const editing = useQuestions(vacancy);
  const busy = useSending();
  const [stopped, setStopped] = useState<{ at: number; refused: Refused } | null>(null);
  const [settledAt, setSettledAt] = useState(0);
  const { questions } = editing;
  const refused = stopped !== null && stopped.at > (notSaved?.at ?? 0) ? stopped.refused : notSaved;
  const met = refused === notSaved && notSaved && notSaved.at > settledAt ? notSaved.met : null;
  const onSubmit = (event: FormEvent) => {
    const errors = boundFaults(questions);
    if (errors.length === 0) return;
    event.preventDefault();
    setStopped({ at: Date.now(), refused: { message: m.contract_invalid_fields(), errors } });
  };
  const settle = (how: "keepMine" | "takeTheirs") => {
    if (met) editing[how](met);
    setSettledAt(notSaved?.at ?? 0);
  };
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className={styles.form} aria-busy={busy || undefined}>
      <input type="hidden" name="version" value={editing.version} />
      <input type="hidden" name="base" value={editing.base} />
      <input type="hidden" name="questions" value={JSON.stringify(toBody(questions))} />
      {met === null && refused && !isSettled(refused, notSaved, settledAt) && (
        <Refusal refused={refused} labels={getLabels(refused)} />
      )}
      {met && <MetQuestions met={met} onMine={() => settle("keepMine")} onTheirs={() => settle("takeTheirs")} />}
      <Stack gap={12}>
        {questions.map((question, at) => (
          <OneQuestion key={question.key} {...{ question, at, editing, refused }} />
        ))}
      </Stack>
      <Row gap={8}>
        <Button
          kind="secondary"
          icon="plus"
          onClick={editing.add}
          aria-disabled={editing.isFull || undefined}
          disabled={editing.isFull}
        >
          {m.desk_vacancies_question_add()}
        </Button>
        <Button type="submit" busy={busy}>
          {m.desk_vacancies_questions_save()}
        </Button>
        <span role="status" className={styles.state}>
          {editing.isFull
            ? m.desk_vacancies_questions_full({ most: questionLimits.questions })
            : editing.isChanged && m.desk_vacancies_questions_unsaved()}
        </span>
      </Row>
    </Form>
  );
}

/** A refusal ends when someone has chosen between both edits. */
const isSettled = (refused: Refused, notSaved: NotSaved | undefined, settledAt: number) =>
  refused === notSaved && notSaved.met !== null && notSaved.at <= settledAt;

interface OneQuestionProps {
  readonly question: QuestionValues;
  readonly at: number;
  readonly editing: ReturnType<typeof useQuestions>;
  readonly refused: Refused | undefined;
}

function OneQuestion({ question, at, editing, refused }: OneQuestionProps) {
  const path = `questions.${at}`;
  const name = m.desk_vacancies_question_name({ place: at + 1 });
  const isWrong = refused?.errors.some((error) => error.path.startsWith(`${path}.`)) === true;
  const traits = [
    kindWords[question.kind](),
    ...(question.required ? [m.desk_vacancies_question_is_required()] : []),
    ...(toBody([question])[0]?.must ? [m.desk_vacancies_question_has_must()] : []),
  ];
  const label = (word: string) => `${word}: ${name}`;
  return (
    <Entry
      name={name}
      summary={`${question.words.id || m.desk_vacancies_question_unwritten()} (${traits.join(", ")})`}
      isOpen={editing.openKey === question.key}
      isWrong={isWrong}
      edit={{
        word: m.desk_vacancies_question_edit(),
        label: label(m.desk_vacancies_question_edit()),
        on: () => editing.open(question.key),
      }}
      remove={{
        word: m.desk_vacancies_question_remove(),
        label: label(m.desk_vacancies_question_remove()),
        on: () => editing.remove(question.key),
      }}
      done={{ word: m.desk_vacancies_question_done(), on: () => editing.open(null) }}
      move={{
        up: label(m.desk_vacancies_question_up()),
        down: label(m.desk_vacancies_question_down()),
        isFirst: at === 0,
        isLast: at === editing.questions.length - 1,
        on: (step) => editing.move(question.key, step),
      }}
    >
      <QuestionFields
        question={question}
        path={path}
        errorAt={(where) => findError(refused, where)}
        onChange={(next) => editing.change(question.key, next)}
      />
    </Entry>
  );
}

interface MetProps {
  readonly met: NonNullable<NotSaved["met"]>;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Two edits of equal rank: what the other one saved stands beside what is written here, and nothing is lost. */
function MetQuestions({ met, onMine, onTheirs }: MetProps) {
  const name = met.by ?? m.desk_vacancies_clash_somebody();
  return (
    <Notice tone="warning" icon="git-merge" announce="alert">
      <h2 className={styles.metTitle}>{m.desk_vacancies_questions_met({ name })}</h2>
      {met.questions.length === 0 ? (
        <p>{m.desk_vacancies_questions_none()}</p>
      ) : (
        <ol>
          {met.questions.map(({ id, words }) => (
            <li key={id}>{words.id}</li>
          ))}
        </ol>
      )}
      <Row gap={8}>
        <Button small onClick={onMine}>
          {m.desk_vacancies_clash_use_ours()}
        </Button>
        <Button small kind="secondary" onClick={onTheirs}>
          {m.desk_vacancies_clash_use_theirs({ name })}
        </Button>
      </Row>
    </Notice>
  );
}
