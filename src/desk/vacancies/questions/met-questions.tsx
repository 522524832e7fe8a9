import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Row } from "../../../ui/layout/layout.tsx";
import type { NotSaved } from "./load-questions.ts";
import styles from "./questions.module.css";

interface MetProps {
  readonly met: NonNullable<NotSaved["met"]>;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Two edits of equal rank: what the other one saved stands beside what is written here, and nothing is lost. */
export function MetQuestions({ met, onMine, onTheirs }: MetProps) {
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
