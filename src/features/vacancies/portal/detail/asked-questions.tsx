import { m } from "#messages";
import styles from "./asked-questions.module.css";
import type { Detail } from "./load-detail.ts";

/** What one will be asked when applying, so that nobody is surprised; nothing where nothing is asked. */
export function AskedQuestions({ questions }: Pick<Detail, "questions">) {
  if (questions.length === 0) return null;
  return (
    <section className={styles.asked}>
      <h2>{m.vacancies_detail_questions()}</h2>
      <ol>
        {questions.map(({ questionId, words, required }) => (
          <li key={questionId}>
            {words} {!required && <small>{m.vacancies_detail_question_optional()}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}
